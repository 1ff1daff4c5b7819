import { parseAddress, type Address } from './address.ts';

/** Key of the current history entry; scroll positions are kept by it. The server has one entry only. */
export function currentKey(): string {
  if (typeof history === 'undefined') return 'first';
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'key' in state && typeof state.key === 'string'
    ? state.key
    : 'first';
}

/** Adds a history entry. */
export function pushEntry(to: string): void {
  history.pushState({ key: newKey() }, '', to);
}

/** Puts another address on the current history entry; its key, and with it its scroll position, stays. */
export function replaceEntry(to: string): void {
  history.replaceState({ key: currentKey() }, '', to);
}

/** Closes what lies over the page; null while nothing does. */
let closeOverlay: (() => void) | null = null;

/**
 * Adds a history entry for something that lies over the page, e.g. the photo viewer: going back closes it and stays on
 * the page. Returns what takes the entry away again when it was closed in any other way.
 */
export function pushOverlay(close: () => void): () => void {
  // The address is the page's own, and so is the key under which its scroll position is kept.
  history.pushState(history.state, '');
  closeOverlay = close;
  return () => {
    if (closeOverlay !== close) return;
    closeOverlay = () => undefined;
    history.back();
  };
}

function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}

/** Calls back with the address whenever the visitor goes back or forward. */
export function listenToHistory(callback: (address: Address) => void): () => void {
  const onPopState = () => {
    const close = closeOverlay;
    closeOverlay = null;
    return close ? close() : callback(parseAddress(location.href));
  };
  // While the page lives we restore the position ourselves, after the new page stands; a reload is the browser's.
  const restoredBy = (who: ScrollRestoration) => () => {
    history.scrollRestoration = who;
  };
  const toBrowser = restoredBy('auto');
  const toUs = restoredBy('manual');
  toUs();
  addEventListener('popstate', onPopState);
  addEventListener('pagehide', toBrowser);
  addEventListener('pageshow', toUs);
  return () => {
    removeEventListener('popstate', onPopState);
    removeEventListener('pagehide', toBrowser);
    removeEventListener('pageshow', toUs);
  };
}
