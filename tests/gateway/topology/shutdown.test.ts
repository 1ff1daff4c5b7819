/** The order in which a gateway stops. */
import { expect, test } from 'vitest';
import { fetchGraphQL, startSite } from '#tests/harness/gateway.ts';
import { connectRedis, createRedisStore } from '#gateway/cache/redis.ts';
import { demo } from '#tests/harness/origin.ts';
import { startRedis } from '#tests/harness/redis.ts';

const member = { 'x-wedding-token': demo.token, 'x-wn-user-id': demo.userId };
const SUBSCRIPTION = 'subscription { hallClipsChanged { hallClips { totalCount } } }';

const openStream = (url: string) =>
  fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { ...member, 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ query: SUBSCRIPTION }),
  });

test('F59 new streams are refused, requests end, then open streams, and the store is closed last', async () => {
  await using redis = await startRedis();
  const connection = connectRedis(redis.url, () => undefined);
  const revision = () => createRedisStore(connection).get(`revision:clips:${demo.userId}`);
  await using site = await startSite({ env: { REDIS_URL: redis.url } });
  const stream = await openStream(site.url);
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  let events = '';
  const isEnded = (async () => {
    for (let step = await reader?.read(); step && !step.done; step = await reader?.read())
      events += step.value;
    return true;
  })();
  await expect.poll(() => events).toContain('event: next');

  await site.origin.fault({ method: 'POST', path: '/api/wn/', hold: true });
  const clip = fetchGraphQL<{ clip: { userErrors: unknown[] } }>(
    `${site.url}/graphql`,
    'mutation { clip(input: { target: { hallRawId: "21" } }) { userErrors { code } } }',
    {},
    member,
  );
  await expect
    .poll(async () => (await site.origin.calls()).some(({ method }) => method === 'POST'))
    .toBe(true);
  const revisionBefore = await revision();
  process.kill(site.pid, 'SIGTERM');

  const readiness = () => fetch(`${site.url}/readyz`).then(({ status }) => status);
  await expect.poll(readiness, { interval: 10 }).toBe(503);
  const refused = await openStream(site.url);
  expect(refused.status).toBe(503);
  expect(await refused.text()).toContain('"SHUTTING_DOWN"');

  // No new connections; the request and the stream are still there.
  const isRefused = () =>
    fetch(`${site.url}/healthz`).then(
      () => false,
      () => true,
    );
  await expect.poll(isRefused, { timeout: 5_000 }).toBe(true);
  const before = events.split('event: next').length;
  await site.origin.clearFaults();
  expect((await clip).data?.clip.userErrors).toEqual([]);
  expect(await isEnded).toBe(true);
  // The change was published before the streams ended.
  expect(events.split('event: next').length).toBe(before + 1);
  expect(events).toMatch(/event: complete/);
  expect(await site.exited).toBe('ended with 0');
  // The shipped legal texts hold placeholders.
  expect(site.output()).not.toMatch(/"level":(?:40|50|60)(?!.*"unfinished")/);
  // The request that ended last has stored its change.
  expect(await revision()).not.toBe(revisionBefore);
  connection.disconnect();
}, 60_000);
