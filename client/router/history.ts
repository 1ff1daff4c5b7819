import { localStore } from '../storage.ts';
import { parseAddress, type Address } from './address.ts';

/** Key of the current history entry, under which its scroll position is stored. An entry without one gets one. */
export function currentHistoryKey(): string {
  if (typeof history === 'undefined') return '';
  const { key }: { key?: unknown } = Object(history.state);
  if (typeof key === 'string') return key;
  // Entries of loaded documents, and of fragments that were typed.
  history.replaceState({ ...Object(history.state), key: newKey() }, '');
  return currentHistoryKey();
}

export function pushEntry(to: string): void {
  history.pushState({ key: newKey() }, '', to);
}

/** Changes the address of the current entry and keeps its key. */
export function replaceEntry(to: string): void {
  history.replaceState({ key: currentHistoryKey() }, '', to);
}

function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}

let closeOverlay: (() => void) | null = null;

/**
 * Adds a history entry for an overlay such as the photo viewer: going back closes it and stays on the page. The
 * returned function removes the entry when the overlay is closed in any other way.
 * @param address of the overlay; by default that of the page
 */
export function pushOverlay(close: () => void, address?: string): () => void {
  // Same key as the page below.
  history.pushState(history.state, '', address);
  closeOverlay = close;
  return () => {
    if (closeOverlay !== close) return;
    closeOverlay = () => undefined;
    history.back();
  };
}

export const isOverlayOpen = (): boolean => closeOverlay !== null;

/** Calls back with the address on every `popstate` that does not close an overlay. */
export function listenToHistory(callback: (address: Address) => void): () => void {
  const onPopState = () => {
    const close = closeOverlay;
    closeOverlay = null;
    return close ? close() : callback(parseAddress(location.href));
  };
  // The router restores positions itself once the new page has rendered; the browser restores them on reload.
  const setRestoration = (mode: ScrollRestoration) => () => {
    history.scrollRestoration = mode;
  };
  const onPageHide = setRestoration('auto');
  const onPageShow = setRestoration('manual');
  onPageShow();
  addEventListener('popstate', onPopState);
  addEventListener('pagehide', onPageHide);
  addEventListener('pageshow', onPageShow);
  return () => {
    removeEventListener('popstate', onPopState);
    removeEventListener('pagehide', onPageHide);
    removeEventListener('pageshow', onPageShow);
  };
}

const VISITED_PATHS_STORAGE_KEY = 'musubi.visited';
const MAX_VISITED_PATHS = 100;

/** Appends a path to the browsing history stored on this device. */
export function recordVisitedPath(path: string): void {
  const paths = visitedPaths();
  if (paths.at(-1) === path) return;
  localStore.setJson(VISITED_PATHS_STORAGE_KEY, [...paths, path].slice(-MAX_VISITED_PATHS));
}

/** Paths visited on this device, oldest first. */
export function visitedPaths(): readonly string[] {
  const stored = localStore.getJson(VISITED_PATHS_STORAGE_KEY);
  return Array.isArray(stored) ? stored.filter((path) => typeof path === 'string') : [];
}
