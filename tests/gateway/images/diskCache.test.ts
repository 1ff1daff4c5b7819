/** The disk cache of resized pictures. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DiskCache } from '#gateway/images/diskCache.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'disk-cache-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

test('evicts the least recently used files', async () => {
  const cache = join(directory, 'bounded');
  const files = new DiskCache(cache, 1_000);
  for (let picture = 0; picture < 20; picture += 1) await files.write(`p${picture}`, Buffer.alloc(300));
  expect(files.bytes).toBeLessThanOrEqual(1_000);
  await expect.poll(() => readdir(cache)).toEqual(['p17', 'p18', 'p19']);
  await files.write('giant', Buffer.alloc(2_000));
  expect(await files.read('giant')).toBeNull();
  expect(await files.read('p19')).toHaveLength(300);
});

test('a path that is no directory, or has none, is refused with the name of the setting', async () => {
  const file = join(directory, 'a-file');
  await writeFile(file, '');
  for (const path of [file, join(file, 'images')])
    expect(() => new DiskCache(path, 1_000)).toThrow(
      /^CACHE_DIR must be a directory that can be read and written: .*a-file/,
    );
});

test('a disk that cannot be written is reported once, and each time that it fails again', async () => {
  const cache = join(directory, 'unwritable');
  const errors: unknown[] = [];
  const files = new DiskCache(cache, 1_000, (error) => errors.push(error));
  const write = (name: string) => files.write(name, Buffer.alloc(10));
  await rm(cache, { recursive: true });
  for (const name of ['a', 'b', 'c']) await write(name);
  expect([files.failedWrites, errors]).toEqual([3, [expect.objectContaining({ code: 'ENOENT' })]]);
  await mkdir(cache);
  await write('d');
  expect(await files.read('d')).toHaveLength(10);
  await rm(cache, { recursive: true });
  await write('e');
  expect([files.failedWrites, errors.length]).toEqual([4, 2]);
});

test('a start leaves the file that another process is writing, and removes those of ended ones', async () => {
  const cache = join(directory, 'shared');
  await mkdir(cache);
  const [written, abandoned] = ['.unfinished-new', '.unfinished-old'].map((name) => join(cache, name));
  await writeFile(written ?? '', 'x');
  await writeFile(abandoned ?? '', 'x');
  const anHourAgo = new Date(Date.now() - 3_600_000);
  await utimes(abandoned ?? '', anHourAgo, anHourAgo);
  const files = new DiskCache(cache, 1_000);
  expect(await readdir(cache)).toEqual(['.unfinished-new']);
  expect(files.bytes).toBe(0);
});

test('starts while another process removes files', async () => {
  const cache = join(directory, 'busy');
  const other = new DiskCache(cache, 10_000);
  const remover = spawn(process.execPath, [
    '--eval',
    `const { writeFileSync, rmSync } = require('node:fs');
    for (let end = Date.now() + 3_000, at = 0; Date.now() < end; at += 1) {
      writeFileSync(${JSON.stringify(cache)} + '/f' + at, 'x');
      rmSync(${JSON.stringify(cache)} + '/f' + at);
    }`,
  ]);
  const ended = once(remover, 'exit');
  await other.write('kept', Buffer.alloc(10));
  while (remover.exitCode === null) {
    expect(await new DiskCache(cache, 10_000).read('kept')).toHaveLength(10);
  }
  expect(await ended).toEqual([0, null]);
});
