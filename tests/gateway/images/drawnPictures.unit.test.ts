/** The disk cache of rendered pictures, which origins of one machine may share. */
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { PictureCache } from '#origin/fixtures/pictures/pictureCache.ts';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
afterAll(() => rmSync(folder, { recursive: true }));

const open = (cacheDir: string, { maxBytes = 1_000_000, version = 'one' } = {}): PictureCache =>
  new PictureCache({ folder: cacheDir, version, maxBytes });

/** Reads pictures through two caches at once; returns what was not answered. */
async function failuresOf(cacheDir: string, pictures: number, maxBytes?: number): Promise<string[]> {
  const caches = [open(cacheDir, { maxBytes }), open(cacheDir, { maxBytes })];
  const reads = Array.from({ length: pictures }, (_, picture) =>
    caches.map((cache) => cache.getOrCreate(`${picture}.jpg`, async () => Buffer.from(`picture ${picture}`))),
  );
  const results = await Promise.allSettled(reads.flat());
  return results.filter((result) => result.status === 'rejected').map(({ reason }) => String(reason));
}

test('I48 two origins that share the folder both answer while they draw the same pictures', async () => {
  expect(await failuresOf(join(folder, 'same'), 200)).toEqual([]);
  expect(readdirSync(join(folder, 'same/one'))).toHaveLength(200);
});

test('I48 pictures are answered while the oldest are removed', { timeout: 30_000 }, async () => {
  const cacheDir = join(folder, 'full');
  expect(await failuresOf(cacheDir, 1_150, 5_000)).toEqual([]);
  const names = readdirSync(join(cacheDir, 'one'));
  expect(names.filter((name) => !name.endsWith('.jpg'))).toEqual([]);
  const bytes = names.map((name) => statSync(join(cacheDir, 'one', name)).size);
  // Two processes remove files after every tenth of the size.
  expect(bytes.reduce((sum, one) => sum + one)).toBeLessThanOrEqual(6_000);
});

test('pictures are kept between starts, until what draws them changes', async () => {
  const cacheDir = join(folder, 'kept');
  const drawn: string[] = [];
  const read = async (version: string): Promise<string> => {
    const draw = async () => Buffer.from(`drawing ${drawn.push(version)}`);
    return String(await open(cacheDir, { version }).getOrCreate('a.jpg', draw));
  };
  expect([await read('one'), await read('one'), await read('two')]).toEqual([
    'drawing 1',
    'drawing 1',
    'drawing 2',
  ]);
  await vi.waitUntil(() => readdirSync(cacheDir).length === 1, 10_000);
  expect(readdirSync(cacheDir)).toEqual(['two']);
});

test('I48 a folder that cannot be written leaves pictures uncached', async () => {
  expect(await failuresOf('/dev/null/pictures', 3)).toEqual([]);
});
