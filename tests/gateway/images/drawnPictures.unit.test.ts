/** The disk cache of rendered pictures, which origins of one machine may share. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { PictureCache } from '#origin/fixtures/pictures/pictureCache.ts';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Reads pictures through two caches at once; returns what was not answered. */
async function failuresOf(cacheDir: string, pictures: number): Promise<string[]> {
  const caches = [new PictureCache(cacheDir), new PictureCache(cacheDir)];
  const reads = Array.from({ length: pictures }, (_, picture) =>
    caches.map((cache) => cache.getOrCreate(`${picture}.jpg`, async () => Buffer.from(`picture ${picture}`))),
  );
  const results = await Promise.allSettled(reads.flat());
  return results.filter((result) => result.status === 'rejected').map(({ reason }) => String(reason));
}

test('I48 two origins that share the folder both answer while they draw the same pictures', async () => {
  expect(await failuresOf(join(folder, 'same'), 200)).toEqual([]);
  expect(readdirSync(join(folder, 'same'))).toHaveLength(200);
});

test('I48 pictures are answered while the oldest are removed', { timeout: 30_000 }, async () => {
  const cacheDir = join(folder, 'full');
  expect(await failuresOf(cacheDir, 1_150)).toEqual([]);
  const names = readdirSync(cacheDir);
  expect(names.length).toBeLessThanOrEqual(1_100);
  expect(names.filter((name) => !name.endsWith('.jpg'))).toEqual([]);
});

test('I48 a folder that cannot be written leaves pictures uncached', async () => {
  expect(await failuresOf('/dev/null/pictures', 3)).toEqual([]);
});
