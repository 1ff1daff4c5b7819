import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Collects what nothing refers to, so that a `WeakRef` to it is empty. */
export async function collectGarbage(): Promise<void> {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect !== 'function') throw new Error('gc is not available');
  // A WeakRef keeps its object until the end of the task that made it.
  await sleep(10);
  Reflect.apply(collect, null, []);
}
