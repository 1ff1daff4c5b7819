/** Pictures made before they are requested. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ORIGINAL_LIMITS } from '#gateway/images/originals.ts';
import { addressesOf, startImageTestbed, type ImageTestbed } from './testbed.ts';

let testbed: ImageTestbed;
let cacheDir: string;
beforeAll(async () => {
  testbed = await startImageTestbed();
});
beforeEach(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), 'ahead-'));
  return () => rm(cacheDir, { recursive: true, force: true, maxRetries: 5 });
});
afterAll(() => testbed[Symbol.asyncDispose]());

/** Starts the pictures of a gateway with the files of the one before. */
function start(timeoutMs = 400) {
  const addresses = addressesOf([testbed.host.url.href]);
  const images = testbed.createProxy({ addresses, cacheDir, limits: { ...ORIGINAL_LIMITS, timeoutMs } });
  return {
    makeAhead: (path: string) => images.makeAhead(new URL(addresses.addressOf(testbed.urlOf(path)) ?? '')),
    get: (path: string, query?: string) => testbed.request(testbed.urlOf(path), { images, query }),
  };
}

const fetched = (path: string): number =>
  testbed.host.requests.filter(({ target }) => target === path).length;

test('are made in the sizes of cards, and kept between starts', async () => {
  await start().makeAhead('/made');
  await start().makeAhead('/made');
  const { get } = start();
  for (const size of ['&width=670&height=448&fit=cover', '&width=1005&height=672&fit=cover', '&width=500'])
    expect((await get('/made', size)).status, size).toBe(200);
  expect(fetched('/made')).toBe(1);
});

test('leave places to requests while the host of one hangs', async () => {
  const { makeAhead, get } = start(60_000);
  void makeAhead('/hang');
  await vi.waitUntil(() => fetched('/hang') > 0, 10_000);
  expect((await get('/requested')).status).toBe(200);
});

test('wait while visitors wait for pictures', async () => {
  const { makeAhead, get } = start();
  const visitor = get('/hang-visitor');
  const ahead = makeAhead('/later');
  expect((await visitor).status).toBe(504);
  expect(fetched('/later')).toBe(0);
  await ahead;
  expect(fetched('/later')).toBe(1);
});

test('that cannot be made are left to the first request', async () => {
  const { makeAhead, get } = start();
  await makeAhead('/html');
  expect((await get('/html')).code).toBe('NOT_A_PICTURE');
});
