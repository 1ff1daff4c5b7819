/** Whether the browser has been idle since hydration. */
let wasIdle = false;

/** Snapshot for `useSyncExternalStore(whenIdle, hasBeenIdle, …)`. */
export const hasBeenIdle = (): boolean => wasIdle;

/** Calls back when the browser is next idle, in order of registration. @returns how to cancel */
export function whenIdle(callback: () => void): () => void {
  let isActive = true;
  const onIdle = () => {
    wasIdle = true;
    if (isActive) callback();
  };
  // Safari lacks requestIdleCallback.
  const schedule = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1000));
  schedule(onIdle);
  return () => {
    isActive = false;
  };
}
