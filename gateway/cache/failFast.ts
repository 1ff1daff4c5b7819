/** How long a store that failed is left alone: finding out anew costs whoever asks the time of a failure. */
const REST_MS = 1_000;

/** Asks a store; while it fails, and for a moment after, the answer is the other one. */
export type Try = <T>(ask: () => Promise<T>, otherwise: () => T | Promise<T>) => Promise<T>;

/** Ways to ask one store that may be lost; it has a rest after each failure. */
export function trying(): Try {
  let restsUntil = 0;
  return async (ask, otherwise) => {
    if (performance.now() < restsUntil) return otherwise();
    try {
      return await ask();
    } catch {
      restsUntil = performance.now() + REST_MS;
      return otherwise();
    }
  };
}
