/**
 * Allows one process per data directory, as two would corrupt the embedded database. The lock is a socket named
 * after the directory; the operating system releases it when the process ends.
 */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, realpath, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

class DirectoryInUseError extends Error {}

function socketPath(directory: string): string {
  const name = `musubi-origin-${createHash('sha256').update(directory).digest('hex').slice(0, 20)}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  // On Linux, abstract sockets leave no file behind.
  return process.platform === 'linux' ? `\0${name}` : join(tmpdir(), `${name}.sock`);
}

async function isAlive(socket: string): Promise<boolean> {
  const connection = connect(socket);
  try {
    await once(connection, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    connection.destroy();
  }
}

/** Locks a directory and creates it if missing; resolves to the release function. @throws {DirectoryInUseError} */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  await mkdir(directory, { recursive: true });
  const socket = socketPath(await realpath(directory));
  if (await isAlive(socket))
    throw new DirectoryInUseError(
      `ORIGIN_DATA_DIR ${directory} is in use by another origin; stop it or choose another directory (for example ORIGIN_DATA_DIR=.data/origin2)`,
    );
  // A socket file without a listener was left by a killed process.
  if (socket.startsWith(tmpdir())) await rm(socket, { force: true });
  const server = createServer((connection) => connection.end()).listen(socket);
  await once(server, 'listening');
  server.unref();
  return async () => {
    server.close();
    await once(server, 'close');
  };
}
