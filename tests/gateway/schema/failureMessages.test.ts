/** Error messages of failed loads, as clients read them. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Origin, startOrigin } from '#tests/harness/origin.ts';

import { createTestGateway, demoHeaders } from './testGateway.ts';

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
])('%s is reported as: %s', async (_what, message, field, path, fault) => {
  await origin.fault({ path, ...fault });
  const { errors } = await gateway.execute(`{ ${field} }`);
  expect(errors.map((error) => error.message)).toEqual([message]);
}); // prettier-ignore

test.each([
  [400, 'UPSTREAM_ERROR'],
  [401, 'UNAUTHENTICATED'],
  [403, 'FORBIDDEN'],
  [404, 'UPSTREAM_ERROR'],
  [429, 'UPSTREAM_RATE_LIMITED'],
  [500, 'UPSTREAM_ERROR'],
])('api_client_error: status %i has the code %s', async (status, code) => {
  await origin.fault({ path: '/api/wn/hall_clips/count', status });
  const query = '{ viewer { account { hallClipCount } } }';
  const { errors } = await gateway.execute(query, {}, { headers: demoHeaders });
  const message = `api_client_error: status ${status}`;
  expect(errors).toEqual([{ message, path: 'viewer.account.hallClipCount', code, status }]);
});

test('what does not exist is null without an error', async () => {
  const { data, errors } = await gateway.execute(
    '{ article(by: { rawId: "999999" }) { title } articleCategory(by: { rawId: "999999" }) { name } }',
  );
  expect({ data, errors }).toEqual({ data: { article: null, articleCategory: null }, errors: [] });
});
