/**
 * One process per data directory: two would spoil the embedded database. The lock is a socket named after the directory;
 * it ends with its process, however that ends, so that nobody has to clear it away.
 */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, realpath, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Thrown when another process uses the directory. */
export class DirectoryInUseError extends Error {}

function socketPath(directory: string): string {
  const name = `musubi-origin-${createHash('sha256').update(directory).digest('hex').slice(0, 20)}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  // Linux has sockets that are no files and leave nothing behind.
  return process.platform === 'linux' ? `\0${name}` : join(tmpdir(), `${name}.sock`);
}

async function isAlive(socket: string): Promise<boolean> {
  const asking = connect(socket);
  try {
    await once(asking, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    asking.destroy();
  }
}

/** Takes a directory for this process, making it when it is not there. Resolves to its release. @throws {DirectoryInUseError} */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  await mkdir(directory, { recursive: true });
  const socket = socketPath(await realpath(directory));
  if (await isAlive(socket))
    throw new DirectoryInUseError(`ORIGIN_DATA_DIR ${directory} is in use by another origin`);
  // A socket nobody answers on was left behind by a process that was cut off.
  if (socket.startsWith(tmpdir())) await rm(socket, { force: true });
  const server = createServer((asking) => asking.end()).listen(socket);
  await once(server, 'listening');
  server.unref();
  return async () => {
    server.close();
    await once(server, 'close');
  };
}
