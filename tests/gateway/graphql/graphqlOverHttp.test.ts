import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestbed, type Testbed } from '../http/testbed.ts';

// The audits are created before the testbed starts, so they read its URL lazily.
let testbed: Testbed;
beforeAll(async () => {
  testbed = await startTestbed();
});
afterAll(() => testbed.stop());

const audits = serverAudits({ url: () => `${testbed.url}/graphql` });

describe('GraphQL over HTTP (audits of graphql-http)', () => {
  it('runs all known audits', () => {
    expect(audits).toHaveLength(61);
  });

  it.each(audits.map((audit) => [audit.name, audit] as const))('%s', async (_, audit) => {
    expect(await audit.fn()).toMatchObject({ status: 'ok' });
  });
});
