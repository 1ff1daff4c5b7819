import { Deadline, onAbort } from '#gateway/deadline.ts';
import type { MicroBench } from './measure.ts';

const MS = 10_000;
const doNothing = (): void => undefined;

/** The cancellation of one operation: its client's signal, its time, and one listener for a REST call. */
export const deadline: MicroBench = {
  name: 'deadline',
  about: 'makes the signal of an operation, listens to it for one call, and ends both',
  contenders() {
    const client = new AbortController().signal;
    return [
      {
        name: 'Deadline',
        run() {
          const own = new Deadline(MS, client);
          const stopListening = onAbort(own.signal, doNothing);
          stopListening();
          own.clear();
        },
      },
      {
        name: 'AbortSignal.any and AbortSignal.timeout',
        run() {
          const signal = AbortSignal.any([client, AbortSignal.timeout(MS)]);
          signal.addEventListener('abort', doNothing);
          signal.removeEventListener('abort', doNothing);
        },
      },
    ];
  },
};
