import { useSyncExternalStore } from 'react';
import { localStore, parseJson, type SafeStorage } from './storage.ts';

/** A value in the browser's storage. `read` and `use` return the same object until the value changes. */
export interface StoredValue<Value> {
  readonly read: () => Value;
  readonly save: (value: Value) => void;
  /**
   * A hook: the current value, also after changes, in `localStore` by other tabs too. On the server and during hydration
   * it is `parse(null)`.
   */
  readonly use: () => Value;
}

interface StoredValueOptions<Value> {
  readonly key: string;
  /** `localStore` by default. */
  readonly store?: SafeStorage;
  /** From the stored text: null for none, and whatever older versions wrote. */
  readonly parse: (text: string | null) => Value;
  /** Null to store nothing. */
  readonly serialize: (value: Value) => string | null;
}

function subscribe(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

export function storedValue<Value>(options: StoredValueOptions<Value>): StoredValue<Value> {
  const { key, store = localStore, parse, serialize } = options;
  const none = parse(null);
  let last: { readonly text: string | null; readonly value: Value } = { text: null, value: none };
  /** What the browser could not store, in place of `stored`. */
  let unstored: { readonly text: string; readonly stored: string | null } | null = null;

  const read = (): Value => {
    const stored = store.get(key);
    const text = unstored?.stored === stored ? unstored.text : stored;
    if (text !== last.text) last = { text, value: text === null ? none : parse(text) };
    return last.value;
  };
  return {
    read,
    save(value) {
      const text = serialize(value);
      if (text === null) store.remove(key);
      unstored = text === null || store.set(key, text) ? null : { text, stored: store.get(key) };
      // The browser sends this event to other tabs only.
      dispatchEvent(new StorageEvent('storage', { key }));
    },
    use: () => useSyncExternalStore(subscribe, read, () => none),
  };
}

/** A list that is stored as JSON: its first `maxItems` items. @param isItem checks each: older versions wrote them too */
export function storedList<Item>(options: {
  readonly key: string;
  readonly store?: SafeStorage;
  readonly maxItems: number;
  readonly isItem: (value: unknown) => value is Item;
}): StoredValue<readonly Item[]> {
  const { maxItems, isItem, ...stored } = options;
  return storedValue<readonly Item[]>({
    ...stored,
    parse(text) {
      const items = parseJson(text);
      return Array.isArray(items) ? items.filter(isItem) : [];
    },
    serialize: (items) => JSON.stringify(items.slice(0, maxItems)),
  });
}
