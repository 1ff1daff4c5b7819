import { useSyncExternalStore } from 'react';
import { canonicalAddress } from '../../router/address.ts';
import { useRequestContext } from '../../requestContext.ts';
import type { FormAction } from '../form/formAction.ts';

const MAX_AGE_S = 365 * 24 * 60 * 60;

const listeners = new Set<() => void>();

/** The cookie that hides 六輝 on this device; the server renders the pages of fairs by it. */
function rokuyoCookie(isHidden: boolean): string {
  return `rokuyo=${isHidden ? 'off' : 'on'}; path=/; max-age=${isHidden ? MAX_AGE_S : 0}; samesite=lax`;
}

const readIsHidden = (): boolean => /(?:^|;\s*)rokuyo=off(?:;|$)/.test(document.cookie);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether 六輝 are shown. Cached pages show them until hydration, when the cookie is read. */
export function useRokuyo(): boolean {
  const { hidesRokuyo } = useRequestContext();
  return !useSyncExternalStore(subscribe, readIsHidden, () => hidesRokuyo);
}

export function saveRokuyoPreference(isHidden: boolean): void {
  document.cookie = rokuyoCookie(isHidden);
  listeners.forEach((listener) => listener());
}

/** Saves the preference without script: sets the cookie and reloads the page. */
export const chooseRokuyo: FormAction = ({ fields, address }) =>
  Promise.resolve({ to: canonicalAddress(address), cookie: rokuyoCookie(fields.get('rokuyo') === 'off') });
