import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestbed, type Testbed } from '../http/testbed.ts';

// The suite knows its endpoint before tests run, so its address is looked up at each request.
let stand: Testbed;
beforeAll(async () => {
  stand = await startTestbed();
});
afterAll(() => stand.stop());

const audits = serverAudits({ url: () => `${stand.url}/graphql` });

describe('GraphQL over HTTP, by the suite of graphql-http', () => {
  it('has the audits we know of', () => {
    expect(audits).toHaveLength(61);
  });

  it.each(audits.map((audit) => [audit.name, audit] as const))('%s', async (_, audit) => {
    expect(await audit.fn()).toMatchObject({ status: 'ok' });
  });
});
