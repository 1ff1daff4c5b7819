import { setTimeout as sleep } from 'node:timers/promises';
import type { Gateway } from './gateway.ts';

const ADVANCED = '"msg":"clock advanced"';
const MAX_WAIT_MS = 30_000;

/**
 * Advances the clock of a gateway that preloads `advanceClock.mjs`, and waits until it did: on a busy machine a signal
 * arrives after requests that were sent later, whose deadlines it would pass.
 */
export async function advanceClock(
  { pid, output }: Pick<Gateway, 'pid' | 'output'>,
  signal: 'SIGUSR2' | 'SIGHUP' = 'SIGUSR2',
): Promise<void> {
  const from = output().length;
  const deadline = performance.now() + MAX_WAIT_MS;
  process.kill(pid, signal);
  while (!output().slice(from).includes(ADVANCED)) {
    if (performance.now() > deadline) throw new Error(`The clock of process ${pid} does not advance.`);
    await sleep(1);
  }
}
