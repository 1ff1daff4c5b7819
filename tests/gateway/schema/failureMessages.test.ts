/** Error messages of failed loads, as clients read them. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Origin, startOrigin } from '#tests/harness/origin.ts';

import { createTestGateway } from './testGateway.ts';

let origin: Origin;
let gateway: ReturnType<typeof createTestGateway>;
beforeAll(async () => {
  origin = await startOrigin();
  gateway = createTestGateway(origin.url);
});
afterAll(async () => {
  await gateway.close();
  await origin.stop();
});
beforeEach(() => origin.clearFaults());

test.each([
  ['an empty reply about an article', 'Something went wrong', 'article(by: { rawId: "101" }) { body }', '/api/web/post', { body: '', contentType: 'application/json' }],
  ['no reply', 'Failed to fetch', 'hall(by: { rawId: "2" }) { benefits { title } }', '/api/wn/halls/2/benefits', { reset: true }],
  ['a status', 'api_client_error: status 500', 'hall(by: { rawId: "3" }) { benefits { title } }', '/api/wn/halls/3/benefits', { status: 500 }],
])('%s is reported as: %s', async (_what, message, field, path, fault) => {
  await origin.fault({ path, ...fault });
  const { errors } = await gateway.execute(`{ ${field} }`);
  expect(errors.map((error) => error.message)).toEqual([message]);
}); // prettier-ignore

test('what does not exist is null without an error', async () => {
  const { data, errors } = await gateway.execute(
    '{ article(by: { rawId: "999999" }) { title } articleCategory(by: { rawId: "999999" }) { name } }',
  );
  expect({ data, errors }).toEqual({ data: { article: null, articleCategory: null }, errors: [] });
});
