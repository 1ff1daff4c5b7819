/** REST calls of work that no client waits for. */
import { untilAbort } from '../deadline.ts';

/** Options of a data source that reads for the gateway itself: no visitor and no user. */
export const NO_VIEWER = {
  visitorId: null,
  user: (): Promise<null> => Promise.resolve(null),
  token: (): Promise<null> => Promise.resolve(null),
};

/** Number of calls that a background operation has in flight, so that the calls of clients do not wait behind it at the host. */
const MAX_BACKGROUND_CALLS = 4;

/** Limits the calls that one background operation has in flight. */
export class BackgroundCalls {
  readonly #inFlight = new Set<Promise<unknown>>();

  add(call: Promise<unknown>): void {
    this.#inFlight.add(call);
    const remove = (): unknown => this.#inFlight.delete(call);
    call.then(remove, remove);
  }

  /**
   * Starts a read once few calls are in flight, or the signal aborts. Until then no operation can join the read, so
   * that no client waits for a turn in the background.
   */
  async startInTurn<T>(read: () => Promise<T>, signal: AbortSignal): Promise<T> {
    while (this.#inFlight.size >= MAX_BACKGROUND_CALLS && !signal.aborted)
      await untilAbort(Promise.race(this.#inFlight), signal, doNothing).catch(doNothing);
    return read();
  }
}

const doNothing = (): void => undefined;
