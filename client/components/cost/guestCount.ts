import { useSyncExternalStore } from 'react';
import { localStore } from '../../storage.ts';

const STORAGE_KEY = 'musubi.guestCount';
const MAX_GUESTS = 999;

const listeners = new Set<() => void>();
/** Kept in memory too, for browsers that store nothing; null until read. */
let known: { readonly count: number | null } | null = null;

/** A number of guests as typed (`６０名`); null for an empty text, undefined for anything else. */
export function parseGuestCount(text: string): number | null | undefined {
  const digits = text.normalize('NFKC').replaceAll(/[\s名人]/g, '');
  if (digits === '') return null;
  const count = /^\d{1,3}$/.test(digits) ? Number(digits) : 0;
  return count >= 1 && count <= MAX_GUESTS ? count : undefined;
}

/** Keeps the number of guests on this device; null forgets it. */
export function saveGuestCount(count: number | null): void {
  known = { count };
  if (count === null) localStore.remove(STORAGE_KEY);
  else localStore.set(STORAGE_KEY, String(count));
  listeners.forEach((listener) => listener());
}

function read(): number | null {
  known ??= { count: parseGuestCount(localStore.get(STORAGE_KEY) ?? '') ?? null };
  return known.count;
}

function subscribe(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key !== STORAGE_KEY && key !== null) return;
    known = null;
    listener();
  };
  listeners.add(listener);
  // Another tab has changed it.
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
  };
}

/** The visitor's number of guests, asked once and kept on the device; null on the server and until it is given. */
export function useGuestCount(): number | null {
  return useSyncExternalStore(subscribe, read, () => null);
}
