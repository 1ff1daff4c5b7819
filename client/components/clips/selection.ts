import { useCallback, useSyncExternalStore } from 'react';

/** Most halls that can be compared side by side. */
export const MOST_COMPARED = 4;

/** The list with a value at its end; one that is in it already is not added again. */
export function added(list: readonly string[], value: string): readonly string[] {
  return list.includes(value) ? list : [...list, value];
}

/** The list without a value. */
export function removed(list: readonly string[], value: string): readonly string[] {
  return list.filter((one) => one !== value);
}

const STORED = 'musubi.hallSelection';
const listeners = new Set<() => void>();
let text: string | null = null;
let list: readonly string[] = [];
const NONE: readonly string[] = [];

function read(): readonly string[] {
  let stored: string | null = null;
  try {
    stored = sessionStorage.getItem(STORED);
  } catch {
    // Storage may be forbidden; then nothing is chosen.
  }
  if (stored === text) return list;
  text = stored;
  const parsed: unknown = JSON.parse(stored ?? '[]');
  list = Array.isArray(parsed) ? parsed.filter((id) => typeof id === 'string') : NONE;
  return list;
}

function write(next: readonly string[]): void {
  try {
    sessionStorage.setItem(STORED, JSON.stringify(next));
  } catch {
    // The choice then lasts as long as nobody asks for it.
  }
  listeners.forEach((listener) => listener());
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The halls chosen to be compared, by global id, for as long as the tab lives: a set in the order of choosing. */
export function useSelection() {
  const chosen = useSyncExternalStore(listen, read, () => NONE);
  const add = useCallback((id: string) => write(added(read(), id)), []);
  const remove = useCallback((id: string) => write(removed(read(), id)), []);
  return { chosen, add, remove };
}
