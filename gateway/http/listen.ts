/** The port of the gateway. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { ConfigError } from '../config/errors.ts';

/** Finds a taken port before anything is loaded, without listening, which would accept requests. @throws ConfigError */
export async function checkPort(port: number): Promise<void> {
  const probe = connect(port, '127.0.0.1');
  const isTaken = await once(probe, 'connect').then(
    () => true,
    () => false,
  );
  probe.destroy();
  if (isTaken) throw portTaken(port);
}

/** @throws ConfigError where the port is taken, or not allowed to this user */
export async function listen(server: Server, port: number): Promise<void> {
  server.listen(port);
  try {
    await once(server, 'listening');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code === 'EADDRINUSE') throw portTaken(port);
    if (code === 'EACCES') throw portRefused(port);
    throw error;
  }
}

const portTaken = (port: number): ConfigError =>
  new ConfigError(`PORT: port ${port} is taken; stop what uses it or choose another (for example PORT=4100)`);

const portRefused = (port: number): ConfigError =>
  new ConfigError(
    `PORT: port ${port} is not allowed to this user; choose one above 1023 (for example PORT=4000)`,
  );
