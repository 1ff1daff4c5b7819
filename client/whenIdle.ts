/** `requestIdleCallback`, or a timeout in browsers without it (Safari). */
export function requestIdle(callback: () => void, fallbackMs: number): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(callback);
  else setTimeout(callback, fallbackMs);
}

/** Whether the browser has been idle since hydration. */
let wasIdle = false;

/** Snapshot for `useSyncExternalStore(whenIdle, hasBeenIdle, …)`. */
export const hasBeenIdle = (): boolean => wasIdle;

/** Calls back when the browser is next idle, in order of registration. @returns how to cancel */
export function whenIdle(callback: () => void): () => void {
  let isActive = true;
  requestIdle(() => {
    wasIdle = true;
    if (isActive) callback();
  }, 1000);
  return () => {
    isActive = false;
  };
}
