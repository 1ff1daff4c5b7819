import { useSyncExternalStore } from 'react';
import { toIsoDate } from './format.ts';

const subscribeToNothing = (): (() => void) => () => {};

/** Today in Japan; null on the server, whose pages are cached. */
export function useToday(): string | null {
  return useSyncExternalStore(
    subscribeToNothing,
    () => toIsoDate(new Date().toISOString()),
    () => null,
  );
}
