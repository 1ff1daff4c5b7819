import { tabStore } from '../../storage.ts';

/** What a guest tried to clip, and where on which page. */
export interface ClipIntent {
  readonly id: string;
  readonly typename: string;
  readonly name: string;
  /** Path and query of the page. */
  readonly page: string;
  /** How far the page was scrolled, in pixels. */
  readonly top: number;
}

const STORAGE_KEY = 'musubi.clipWish';
const TTL_MS = 60 * 60 * 1000;

/** Stores the intent for an hour in this tab, so that it survives registration. Replaces an earlier one. */
export function keepClipIntent(target: Pick<ClipIntent, 'id' | 'typename' | 'name'>): void {
  const { id, typename, name } = target;
  const page = location.pathname + location.search;
  tabStore.setJson(STORAGE_KEY, { id, typename, name, page, top: scrollY, at: Date.now() });
}

/** Null if there is none or it has expired. */
export function readClipIntent(): ClipIntent | null {
  const { id, typename, name, page, top, at } = Object(tabStore.getJson(STORAGE_KEY));
  const isComplete = [id, typename, name, page].every((text) => typeof text === 'string');
  return isComplete && Date.now() - at < TTL_MS ? { id, typename, name, page, top: Number(top) } : null;
}

export function dropClipIntent(): void {
  tabStore.remove(STORAGE_KEY);
}
