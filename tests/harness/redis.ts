/** A temporary Redis server without persistence. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { endOnExit, freePort } from './process.ts';

export const hasRedis = spawnSync('redis-server', ['--version'], { stdio: 'ignore' }).status === 0;

export interface TestRedis extends AsyncDisposable {
  readonly url: string;
  /** Changes after `restart`. */
  readonly pid: number;
  stop(): Promise<void>;
  /** Same URL, empty database. */
  restart(): Promise<void>;
}

/** Listens on a free loopback port. @param password default none */
export async function startRedis(password?: string): Promise<TestRedis> {
  const port = await freePort();
  let server = await startServer(port, password);
  const stop = async (): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    get pid() {
      return server.pid ?? 0;
    },
    stop,
    async restart() {
      await stop();
      server = await startServer(port, password);
    },
    [Symbol.asyncDispose]: stop,
  };
}

async function startServer(port: number, password: string | undefined) {
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  // A replica otherwise stores the data of its primary in a file first.
  options.push('--repl-diskless-load', 'swapdb');
  if (password !== undefined) options.push('--requirepass', password);
  const server = spawn('redis-server', options, { stdio: 'ignore' });
  endOnExit(server);
  const failed = once(server, 'error').then(([error]) => {
    throw error;
  });
  failed.catch(() => {});
  for (let attempt = 0; !(await isListening(port)); attempt += 1) {
    if (attempt > 100) throw new Error('redis-server does not listen');
    await Promise.race([sleep(50), failed]);
  }
  return server;
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
