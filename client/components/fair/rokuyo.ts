import { useSyncExternalStore } from 'react';
import { canonicalAddress } from '../../router/address.ts';
import { useVisit } from '../../requestContext.ts';
import type { FormAction } from '../form/formAction.ts';

/** How long (seconds) it is remembered: a year, as everything without a lifetime of its own (§9). */
const KEPT = 365 * 24 * 60 * 60;

const listeners = new Set<() => void>();

/** The cookie that remembers on this device whether 六輝 are hidden; the server makes the pages of fairs for it. */
function rokuyoCookie(isHidden: boolean): string {
  return `rokuyo=${isHidden ? 'off' : 'on'}; path=/; max-age=${isHidden ? KEPT : 0}; samesite=lax`;
}

const isHiddenHere = (): boolean => /(?:^|;\s*)rokuyo=off(?:;|$)/.test(document.cookie);

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Whether 六輝 are shown. Pages that the server makes the same for everybody show them until the browser, which knows what
 * was chosen on this device, has taken over.
 */
export function useRokuyo(): boolean {
  const { hidesRokuyo } = useVisit();
  return !useSyncExternalStore(listen, isHiddenHere, () => hidesRokuyo);
}

/** Shows or hides 六輝 on this device from now on, on every page. */
export function rememberRokuyo(isHidden: boolean): void {
  document.cookie = rokuyoCookie(isHidden);
  listeners.forEach((listener) => listener());
}

/** The same without script: the browser keeps the cookie and sees the page again. */
export const chooseRokuyo: FormAction = (_environment, fields, here) =>
  Promise.resolve({ to: canonicalAddress(here), cookie: rokuyoCookie(fields.get('rokuyo') === 'off') });
