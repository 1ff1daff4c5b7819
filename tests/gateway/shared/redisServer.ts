/** A Redis of a test's own, without files. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { Redis } from 'ioredis';
import { freePort } from '#tests/harness/process.ts';

/** Whether a server is installed here. */
export const hasRedis = spawnSync('redis-server', ['--version'], { stdio: 'ignore' }).status === 0;

/** Starts a server on a free port of the loopback interface. */
export async function startRedis(): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const server = spawn('redis-server', options, { stdio: 'ignore' });
  const url = `redis://127.0.0.1:${port}/0`;
  const probe = new Redis(url, { retryStrategy: () => 50, maxRetriesPerRequest: 100 });
  // Until the server listens every attempt is refused.
  probe.on('error', () => undefined);
  await probe.ping();
  probe.disconnect();
  return {
    url,
    async stop() {
      server.kill();
      await once(server, 'exit');
    },
  };
}
