/** Files that cannot be read for a while. */
import { once } from 'node:events';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createHttpServer } from '#gateway/http/server.ts';
import { createStaticFiles } from '#gateway/http/staticFiles.ts';

it('a file whose reading fails is read again for the next request', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'static-'));
  const file = join(folder, 'a.js');
  const aside = join(folder, 'aside');
  await writeFile(file, 'first');
  const server = createHttpServer(10);
  server.mount({
    graphql: () => Promise.resolve(),
    routes: [createStaticFiles(folder)],
    modules: null,
    site: () => Promise.reject(new Error('no page is requested')),
    isReady: () => true,
    onError: () => undefined,
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const get = async () => {
    const response = await fetch(`http://127.0.0.1:${port}/a.js`);
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
    server.close();
    server.closeAllConnections();
    await rm(folder, { recursive: true });
  }
});
