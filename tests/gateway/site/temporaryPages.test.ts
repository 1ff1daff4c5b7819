/** How long caches may keep pages made of stale or incomplete REST replies, with the real gateway and origin. */
import { expect, test } from 'vitest';
import { advanceClock } from '#tests/harness/clock.ts';
import { startGateway } from '#tests/harness/gateway.ts';
import { startOrigin } from '#tests/harness/origin.ts';
import { root } from '#tests/harness/process.ts';

const start = (upstream: string, stepMs: number) =>
  startGateway({
    upstream,
    env: { CLOCK_STEP_MS: String(stepMs) },
    nodeOptions: ['--import', `${root}tests/harness/advanceClock.mjs`],
  });

const TEMPORARY = 'public, max-age=5, s-maxage=5, stale-while-revalidate=60, stale-if-error=0';

test(
  'F101 visits during an outage do not prolong how long a page is shown',
  { timeout: 60_000 },
  async () => {
    await using origin = await startOrigin();
    // A bride may be shown for an hour in place of an error.
    await using gateway = await start(origin.url, 3_500_000);
    const read = async () => {
      const response = await fetch(`${gateway.url}/brides/1001`);
      await response.text();
      return [response.status, response.headers.get('cache-control')];
    };
    await read();
    const complete = [200, expect.stringContaining('max-age=60,')];
    await expect.poll(read).toEqual(complete);
    await origin.fault({ path: '/', status: 500 });
    await advanceClock(gateway);
    expect(await read()).toEqual([200, TEMPORARY]);
    await advanceClock(gateway);
    expect(await read()).toEqual([503, 'private, no-store']);
    await origin.clearFaults();
    await expect.poll(read, { timeout: 20_000 }).toEqual(complete);
  },
);

test('F102 a page without invalid rows is kept for a moment only', { timeout: 60_000 }, async () => {
  await using origin = await startOrigin();
  await using gateway = await start(origin.url, 10_000);
  const read = async () => {
    const response = await fetch(`${gateway.url}/halls/ranking/tokyo/`);
    const halls = new Set((await response.text()).match(/href="\/halls\/[a-z]+\/[a-z0-9-]+"/g)).size;
    return [halls, response.headers.get('cache-control')];
  };
  const path = '/api/wn/halls/ranking/';
  const reply = await fetch(`${origin.url}${path}?prefecture_slug=tokyo`);
  const { halls } = (await reply.json()) as { halls: object[] };
  await origin.fault({ path, body: { halls: halls.map((row, at) => (at % 3 === 0 ? { id: null } : row)) } });
  expect(await read()).toEqual([13, TEMPORARY]);
  await origin.clearFaults();
  await advanceClock(gateway);
  await expect.poll(read).toEqual([20, expect.stringContaining('max-age=300,')]);
});
