/** Heap size of a process after garbage collection. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerProcess } from '#tests/harness/process.ts';

/** Node options that `heapUsed` needs. */
export const HEAP_OPTIONS = ['--expose-gc', '--import', new URL('heapProbe.mjs', import.meta.url).href];

/** Collects garbage in a process started with HEAP_OPTIONS and returns the bytes in use. */
export async function heapUsed(server: ServerProcess): Promise<number> {
  const before = server.output().length;
  process.kill(server.pid, 'SIGUSR2');
  for (;;) {
    const match = /^heap (\d+)$/m.exec(server.output().slice(before));
    if (match) return Number(match[1]);
    await sleep(20);
  }
}
