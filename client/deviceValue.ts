import { useSyncExternalStore } from 'react';
import { localStore } from './storage.ts';

/** A value that is kept on the device and shown wherever it is used, in other tabs too. */
export interface DeviceValue<Value> {
  /** The stored value; `read(null)` while the server renders and the page hydrates, because the server has no storage. */
  readonly use: () => Value;
  readonly save: (value: Value) => void;
}

/**
 * @param read from the stored text; null for none, and for what older versions wrote
 * @param write null to store nothing
 */
export function deviceValue<Value>(
  key: string,
  read: (text: string | null) => Value,
  write: (value: Value) => string | null,
): DeviceValue<Value> {
  const none = read(null);
  const listeners = new Set<() => void>();
  /** Kept in memory too, for browsers that store nothing; null until read. */
  let known: { readonly value: Value } | null = null;

  const subscribe = (listener: () => void): (() => void) => {
    const onStorage = (event: StorageEvent): void => {
      if (event.key !== key && event.key !== null) return;
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
  };
  const readStored = (): Value => {
    const text = localStore.get(key);
    // React compares by identity: a new object would render its users again after hydration.
    return text === null ? none : read(text);
  };
  const current = (): Value => (known ??= { value: readStored() }).value;
  return {
    use: () => useSyncExternalStore(subscribe, current, () => none),
    save(value) {
      known = { value };
      const text = write(value);
      if (text === null) localStore.remove(key);
      else localStore.set(key, text);
      listeners.forEach((listener) => listener());
    },
  };
}
