/** Ports and scratch folders for tests that start the project's own processes. */
import { once } from 'node:events';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { root } from '../../scripts/process.ts';

export { root, startProcess, type Server } from '../../scripts/process.ts';

/** A port of the loopback interface that was free a moment ago. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await once(probe.listen(0, '127.0.0.1'), 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** The environment of a test's process: what it is given and the least it needs, nothing of the caller's. */
export const cleanEnv = (env: Record<string, string>): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  ...env,
});

/** Removes what earlier, cut-off runs left in a folder of the checkout: entries older than an hour. */
export async function sweep(folder: string): Promise<void> {
  await mkdir(root + folder, { recursive: true });
  for (const name of await readdir(root + folder)) {
    const path = `${root}${folder}/${name}`;
    const made = (await stat(path).catch(() => null))?.birthtimeMs ?? 0;
    if (Date.now() - made > 3_600_000) await rm(path, { recursive: true, force: true });
  }
}
