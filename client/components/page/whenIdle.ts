/** The first quiet moment of the browser after it took the page over. What can wait until then is in nobody's way. */
let hasCome = false;

/** Whether it has come, for `useSyncExternalStore`. */
export const hasBeenQuiet = (): boolean => hasCome;

/** Calls back in a quiet moment, in the order of asking; what is returned takes that back. */
export function whenQuiet(callback: () => void): () => void {
  let isWanted = true;
  const tell = () => {
    hasCome = true;
    if (isWanted) callback();
  };
  // Safari has no idle callbacks; a second is as good there.
  const wait = globalThis.requestIdleCallback ?? ((later: () => void) => setTimeout(later, 1000));
  wait(tell);
  return () => {
    isWanted = false;
  };
}
