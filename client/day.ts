/** Days of the calendar as `2026-11-22`. */
import { useSyncExternalStore } from 'react';
import { toIsoDate } from './format.ts';

/** Whether a text is an existing day of this century: `2026-11-22`, not `2026-11-31`. */
export function isDay(text: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

const subscribeToNothing = (): (() => void) => () => {};

/** Today in Japan; null on the server, whose pages are cached. */
export function useToday(): string | null {
  return useSyncExternalStore(
    subscribeToNothing,
    () => toIsoDate(new Date().toISOString()),
    () => null,
  );
}
