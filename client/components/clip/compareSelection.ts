import { useCallback, useSyncExternalStore } from 'react';
import { tabStore } from '../../storage.ts';

export const MAX_COMPARED = 4;

export function withItem(list: readonly string[], value: string): readonly string[] {
  return list.includes(value) ? list : [...list, value];
}

export function withoutItem(list: readonly string[], value: string): readonly string[] {
  return list.filter((item) => item !== value);
}

const STORAGE_KEY = 'musubi.hallSelection';
const NONE: readonly string[] = [];
const listeners = new Set<() => void>();
/** Parsed value by stored text, so that snapshots are stable. */
let cached: { readonly text: string | null; readonly list: readonly string[] } = { text: null, list: NONE };

function read(): readonly string[] {
  const text = tabStore.get(STORAGE_KEY);
  if (text !== cached.text) {
    const parsed = tabStore.getJson(STORAGE_KEY);
    const list = Array.isArray(parsed) ? parsed.filter((id) => typeof id === 'string') : NONE;
    cached = { text, list: list.length > 0 ? list : NONE };
  }
  return cached.list;
}

function write(next: readonly string[]): void {
  tabStore.setJson(STORAGE_KEY, next);
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Global ids of the halls selected for comparison, in order of selection. Stored for the tab. */
export function useCompareSelection() {
  const selected = useSyncExternalStore(subscribe, read, () => NONE);
  const add = useCallback((id: string) => write(withItem(read(), id).slice(0, MAX_COMPARED)), []);
  const remove = useCallback((id: string) => write(withoutItem(read(), id)), []);
  return { selected, add, remove };
}
