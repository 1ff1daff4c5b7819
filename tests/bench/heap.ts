/** How much of a process's heap is left after a collection. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Server } from '#tests/harness/process.ts';

/** Options for Node that `heapUsed` needs. */
export const HEAP_OPTIONS = ['--expose-gc', '--import', new URL('heapProbe.mjs', import.meta.url).href];

/** Collects garbage in a process that was started with HEAP_OPTIONS; bytes left. */
export async function heapUsed(server: Server): Promise<number> {
  const before = server.output().length;
  process.kill(server.pid, 'SIGUSR2');
  for (;;) {
    const told = /^heap (\d+)$/m.exec(server.output().slice(before));
    if (told) return Number(told[1]);
    await sleep(20);
  }
}
