import { tabStore } from '../storage.ts';
import { layOutAll } from './deferredLayout.ts';

/**
 * `auto`: to the anchor of the address, otherwise to the top. `disablehash`: to the top even with an anchor. `keep`:
 * no scrolling.
 */
export type ScrollMode = 'auto' | 'disablehash' | 'keep';

const SCROLL_STORAGE_KEY = 'musubi.scroll';
const MAX_STORED_POSITIONS = 50;

/** Stores the scroll position of a history entry on every scroll until the returned function is called. */
export function trackScrollPosition(key: string): () => void {
  let frame = 0;
  const onScroll = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => storePosition(key, scrollY));
  };
  addEventListener('scroll', onScroll, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    removeEventListener('scroll', onScroll);
  };
}

/** Scrolls a page that was just rendered. `none` is for the server-rendered page, which the browser scrolls. */
export function applyScroll(mode: ScrollMode | 'restore' | 'none', key: string, hash: string): void {
  if (mode === 'none') return;
  if (mode === 'keep') return focusInstead(hash);
  if (mode === 'restore') {
    layOutAll();
    const top = storedPositions()[key];
    if (top === undefined && hash !== '' && scrollToAnchor(hash)) return;
    scrollTo({ top: top ?? 0, behavior: 'instant' });
    return focusLeftBy(key);
  }
  if (mode === 'auto' && hash !== '' && scrollToAnchor(hash)) return;
  scrollTo({ top: 0, behavior: 'instant' });
  // Screen readers continue at the title.
  const title = document.querySelector<HTMLElement>('main h1[tabindex]') ?? document.querySelector('main');
  title?.focus({ preventScroll: true });
}

/** The links by which history entries were left: their address, and their place among the links to it. */
const leftBy = new Map<string, { href: string; at: number }>();

/** Stores the link by which a history entry is left, or that it is left in another way. */
export function storeLeftBy(key: string, link: HTMLAnchorElement | null): void {
  if (link) leftBy.set(key, { href: link.href, at: linksTo(link.href).indexOf(link) });
  else leftBy.delete(key);
}

function focusLeftBy(key: string): void {
  const left = leftBy.get(key);
  if (left) linksTo(left.href)[left.at]?.focus({ preventScroll: true });
}

function linksTo(href: string): HTMLAnchorElement[] {
  return [...document.querySelectorAll('a')].filter((link) => link.href === href);
}

/** Scrolls a page that was loaded anew to where it was left, unless the visitor has scrolled. */
export function returnTo(top: number): void {
  if (scrollY > 0) return;
  layOutAll();
  scrollTo({ top, behavior: 'instant' });
}

/**
 * Scrolls smoothly to an anchor and focuses it. The offset from the top (80 px, 160 px when the page is at its top) is
 * `scroll-padding-top` in styles/base.css, so it also applies without script.
 */
export function scrollToAnchor(hash: string): boolean {
  const target = document.getElementById(hash);
  if (!target) return false;
  layOutAll();
  document.documentElement.dataset['scrollFrom'] = scrollY === 0 ? 'top' : 'within';
  const reducesMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  target.scrollIntoView({ behavior: reducesMotion ? 'instant' : 'smooth', block: 'start' });
  target.focus({ preventScroll: true });
  return true;
}

/** Moves the focus to the title of a section where the link or button that was pressed is gone. */
export function focusInstead(section: string): void {
  if (section === '' || document.activeElement !== document.body) return;
  document.getElementById(`${section}-title`)?.focus({ preventScroll: true });
}

function storePosition(key: string, top: number): void {
  const entries = Object.entries({ ...storedPositions(), [key]: Math.round(top) });
  tabStore.setJson(SCROLL_STORAGE_KEY, Object.fromEntries(entries.slice(-MAX_STORED_POSITIONS)));
}

function storedPositions(): Readonly<Record<string, number>> {
  const stored = tabStore.getJson(SCROLL_STORAGE_KEY);
  const positions = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
  return Object.fromEntries(positions.filter((entry) => typeof entry[1] === 'number'));
}
