/** Ports, environments and scratch directories for tests that start processes. */
import { once } from 'node:events';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { root } from '../../scripts/process.ts';

export { endOnExit, root, startProcess, type ServerProcess } from '../../scripts/process.ts';

/** A loopback port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await once(probe.listen(0, '127.0.0.1'), 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** The given variables and the minimum, without the caller's environment. */
export const cleanEnv = (env: Record<string, string>): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  ...env,
});

/** Removes entries older than an hour, left by killed runs. */
export async function removeStaleEntries(folder: string): Promise<void> {
  await mkdir(root + folder, { recursive: true });
  for (const name of await readdir(root + folder)) {
    const path = `${root}${folder}/${name}`;
    const createdAt = (await stat(path).catch(() => null))?.birthtimeMs ?? 0;
    if (Date.now() - createdAt > 3_600_000) await rm(path, { recursive: true, force: true });
  }
}
