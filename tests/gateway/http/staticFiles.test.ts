/** Files that cannot be read for a while. */
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createStaticFiles } from '#gateway/http/staticFiles.ts';
import { startRouteServer } from './routeServer.ts';

it('a file whose reading fails is read again for the next request', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'static-'));
  const file = join(folder, 'a.js');
  const aside = join(folder, 'aside');
  await writeFile(file, 'first');
  await using server = await startRouteServer([createStaticFiles(folder)]);
  const get = async () => {
    const response = await fetch(`${server.url}/a.js`);
    return [response.status, await response.text()];
  };
  try {
    await rename(file, aside);
    expect((await get())[0]).toBe(500);
    await rename(aside, file);
    expect(await get()).toEqual([200, 'first']);
    // It is read once.
    await writeFile(file, 'second');
    expect(await get()).toEqual([200, 'first']);
  } finally {
    await rm(folder, { recursive: true });
  }
});
