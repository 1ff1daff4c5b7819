/** Work of low priority runs while the process has nothing else to do. */
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

const WINDOW_MS = 100;
/** Share of the window that the event loop may have worked. */
const MAX_UTILIZATION = 0.1;

/** Resolves after the first window in which the event loop was used at most by that share. */
export async function whenIdle(): Promise<void> {
  for (;;) {
    const before = performance.eventLoopUtilization();
    await sleep(WINDOW_MS, undefined, { ref: false });
    if (performance.eventLoopUtilization(before).utilization <= MAX_UTILIZATION) return;
  }
}
