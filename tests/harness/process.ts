/** Ports, environments and scratch directories for tests that start processes. */
import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { statfsSync } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { root } from '../../scripts/process.ts';

export { endOnExit, root, startProcess, type ServerProcess } from '../../scripts/process.ts';

/** Below the ports that the system chooses for servers of other tests, which could take one before it is used. */
const FIRST_PORT = 20_000;
const PORTS = 12_000;

/** A loopback port that was free a moment ago. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST_PORT + randomInt(PORTS);
    const probe = createServer().listen(port, '127.0.0.1');
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    probe.close();
    await once(probe, 'close');
    return port;
  }
}

/** The given variables and the minimum, without the caller's environment. */
export const cleanEnv = (env: Record<string, string>): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  ...env,
});

/** Linux's file system in memory. Copying a seeded database into it takes 75 ms, onto a disk 940 ms. */
const MEMORY_FOLDER = '/dev/shm';
/** A database takes 80 MB; containers often have 64 MB there. */
const MIN_MEMORY_BYTES = 2 ** 31;

function hasMemoryFolder(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY_FOLDER);
    return bavail * bsize >= MIN_MEMORY_BYTES;
  } catch {
    return false;
  }
}

/** Parent of the data and cache directories of test servers. */
export const scratchFolder = hasMemoryFolder() ? `${MEMORY_FOLDER}/wedding-tests` : join(root, '.data/tests');

/** A new path in {@link scratchFolder}. What is left there is removed after an hour. */
export const scratchPath = (): string => join(scratchFolder, randomUUID());

/** Removes entries older than an hour, left by killed runs. */
export async function removeStaleEntries(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const createdAt = (await stat(path).catch(() => null))?.birthtimeMs ?? 0;
    if (Date.now() - createdAt > 3_600_000) await rm(path, { recursive: true, force: true });
  }
}
