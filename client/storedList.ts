import { useSyncExternalStore } from 'react';
import { localStore } from './storage.ts';

/** A list on this device, newest first, that components observe. */
export interface StoredList<Item> {
  read(): readonly Item[];
  /** Stores an item as the newest one, before `others`. */
  add(item: Item, others: readonly Item[]): void;
  /** All items; null on the server and during hydration. */
  useItems(): readonly Item[] | null;
}

/** @param isItem checks a stored value: older versions wrote it too */
export function storedList<Item>(options: {
  key: string;
  maxItems: number;
  isItem: (value: unknown) => value is Item;
}): StoredList<Item> {
  const { key, maxItems, isItem } = options;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const read = () => {
    const stored = localStore.getJson(key);
    return Array.isArray(stored) ? stored.filter(isItem) : [];
  };
  return {
    read,
    add(item, others) {
      localStore.setJson(key, [item, ...others].slice(0, maxItems));
      for (const listener of listeners) listener();
    },
    useItems() {
      const text = useSyncExternalStore(
        subscribe,
        () => localStore.get(key) ?? '[]',
        () => null,
      );
      return text === null ? null : read();
    },
  };
}
