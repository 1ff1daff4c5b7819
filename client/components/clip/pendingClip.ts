import { tabStore } from '../../storage.ts';

/** What a guest tried to clip. Stored for the tab, so that it survives registration and login. */
export interface PendingClip {
  /** Global id. */
  readonly id: string;
  /** Type in the schema, e.g. `Hall`. */
  readonly typename: string;
  readonly name: string;
}

const STORAGE_KEY = 'musubi.clipWish';
const TTL_MS = 60 * 60 * 1000;

/** Replaces an earlier pending clip. */
export function savePendingClip(clip: PendingClip, now = Date.now()): void {
  tabStore.setJson(STORAGE_KEY, { ...clip, at: now });
}

/** The pending clip; null when there is none or it has expired. */
export function readPendingClip(now = Date.now()): PendingClip | null {
  const { id, typename, name, at } = Object(tabStore.getJson(STORAGE_KEY));
  const isValid = [id, typename, name].every((text) => typeof text === 'string') && typeof at === 'number';
  return isValid && now - at < TTL_MS ? { id, typename, name } : null;
}

export function clearPendingClip(): void {
  tabStore.remove(STORAGE_KEY);
}
