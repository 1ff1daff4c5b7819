import { useSyncExternalStore } from 'react';

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

/** A window in the background does not paint. */
const MAX_PAINT_WAIT_MS = 100;

/** Resolves after the next paint, so that what a press shows at once is not delayed by the work that follows. */
export function afterNextPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, MAX_PAINT_WAIT_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

const neverChanges = (): (() => void) => () => undefined;

/** False on the server and during hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
