/** `localStorage` or `sessionStorage`, usable where it is disabled, full or holds something unexpected. */
export interface SafeStorage {
  get(key: string): string | null;
  /** The parsed value; null where there is none or it is not JSON. Check its shape: older versions wrote it too. */
  getJson(key: string): unknown;
  /** Returns false where nothing could be stored. */
  set(key: string, value: string): boolean;
  setJson(key: string, value: unknown): boolean;
  remove(key: string): void;
  keys(): readonly string[];
}

/** Kept after the visit. */
export const localStore = safeStorage(() => localStorage);
/** Kept until the tab is closed. */
export const tabStore = safeStorage(() => sessionStorage);

/** Changes on this device at every log-out. */
export const LOG_OUT_KEY = 'musubi.loggedOut';

/** Holds for a moment the id of what is clipped or unclipped, for the `storage` event in other tabs. */
export const CLIP_KEY = 'musubi.clip';

/** The value; null where there is none or it is not JSON. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

function safeStorage(storage: () => Storage): SafeStorage {
  // Disabled storage throws on access to the global itself, a full one on write.
  const attempt = <T>(action: () => T, fallback: T): T => {
    try {
      return action();
    } catch {
      return fallback;
    }
  };
  const get = (key: string) => attempt(() => storage().getItem(key), null);
  const set = (key: string, value: string) =>
    attempt(() => {
      storage().setItem(key, value);
      return true;
    }, false);
  return {
    get,
    getJson: (key) => parseJson(get(key)),
    set,
    setJson: (key, value) => set(key, JSON.stringify(value)),
    remove: (key) => attempt(() => storage().removeItem(key), undefined),
    keys: () => attempt(() => Object.keys(storage()), []),
  };
}
