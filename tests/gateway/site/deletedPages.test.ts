/** What is left of a page once its subject was deleted, with the real gateway and origin. */
import { expect, test } from 'vitest';
import { advanceClock } from '#tests/harness/clock.ts';
import { startGateway } from '#tests/harness/gateway.ts';
import { startOrigin } from '#tests/harness/origin.ts';
import { root } from '#tests/harness/process.ts';

test('a page that was deleted is not served from the cache once the gateway knows', async () => {
  await using origin = await startOrigin();
  await using gateway = await startGateway({
    upstream: origin.url,
    // A profile may be served stale for longer.
    env: { CLOCK_STEP_MS: '100000' },
    nodeOptions: ['--import', `${root}tests/harness/advanceClock.mjs`],
  });
  const read = async (path: string) => {
    const { status, headers } = await fetch(gateway.url + path);
    return [status, headers.get('cache-control')];
  };
  const path = '/brides/1001';
  // Again: a page whose sections were late is not cached.
  for (let time = 0; time < 2; time += 1) expect((await read(path))[0]).toBe(200);
  await origin.fault({ path: '/api/brides/1001', status: 404 });
  // The first refresh makes the page from replies that are stale too.
  for (let time = 0; time < 2; time += 1) {
    await advanceClock(gateway);
    expect((await read(path))[0]).toBe(200);
    await expect.poll(async () => (await origin.calls('/api/brides/1001')).length).toBe(2 + time);
  }
  await expect
    .poll(() => read(path))
    .toEqual([404, 'public, max-age=30, s-maxage=30, stale-while-revalidate=0, stale-if-error=0']);
  // There is no page for it to take the place of.
  expect(await read('/no/such/page')).toEqual([404, 'private, no-store']);
});
