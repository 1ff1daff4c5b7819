/** What the refresh of a stale page costs the REST APIs, with the real gateway and origin. */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { advanceClock } from '#tests/harness/clock.ts';
import { startGateway } from '#tests/harness/gateway.ts';
import { startOrigin } from '#tests/harness/origin.ts';
import { root } from '#tests/harness/process.ts';

/** The page and all of its REST replies are stale then. */
const CLOCK_STEP_MS = '620000';

test('the refresh of a stale page leaves the REST APIs to clients', async () => {
  await using origin = await startOrigin();
  await using gateway = await startGateway({
    upstream: origin.url,
    env: { CLOCK_STEP_MS },
    nodeOptions: ['--import', `${root}tests/harness/advanceClock.mjs`],
  });
  const read = async (url: string) => {
    const response = await fetch(url);
    await response.text();
    return response;
  };
  const { url } = await read(`${gateway.url}/halls/1`);
  // Again: a page whose sections were late is not cached.
  await read(url);
  await origin.clearJournal();
  await origin.fault({ path: '/api/', hold: true });
  const calls = async () => (await origin.calls(/^\/api\//)).length;
  await advanceClock(gateway);
  expect((await read(url)).status).toBe(200);
  await expect.poll(calls).toBe(4);
  await sleep(300);
  expect(await calls()).toBe(4);
  await origin.clearFaults();
  await expect.poll(calls).toBeGreaterThan(8);
});
