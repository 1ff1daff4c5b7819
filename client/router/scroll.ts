import { layOutAll } from './deferredLayout.ts';

/**
 * `auto`: to the anchor when the address has a hash, otherwise to the top. `disablehash`: never to the anchor; another
 * page begins at its top. `keep`: not at all.
 */
export type ScrollMode = 'auto' | 'disablehash' | 'keep';

const STORED = 'musubi.scroll';

/** Keeps the scroll position of a history entry up to date until the returned function is called. */
export function rememberScroll(key: string): () => void {
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

/** Brings the page to where it belongs after it was shown. `none` is the first page, which the browser scrolls. */
export function settleScroll(mode: ScrollMode | 'restore' | 'none', key: string, hash: string): void {
  if (mode === 'none' || mode === 'keep') return;
  layOutAll();
  if (mode === 'restore') return scrollTo({ top: storedPositions()[key] ?? 0, behavior: 'instant' });
  if (mode === 'auto' && hash !== '' && scrollToAnchor(hash)) return;
  scrollTo({ top: 0, behavior: 'instant' });
  // Who hears the page begins where who sees it does: at its title.
  const title = document.querySelector<HTMLElement>('main h1[tabindex]') ?? document.querySelector('main');
  title?.focus({ preventScroll: true });
}

/**
 * Scrolls smoothly to an anchor and moves the focus there. The distance kept from the top (80 px, 160 px when the
 * page stands at its top) is `scroll-padding-top` in the style sheet (styles/base.css), so that it also holds without script.
 */
export function scrollToAnchor(hash: string): boolean {
  const target = document.getElementById(hash);
  if (!target) return false;
  layOutAll();
  document.documentElement.dataset['scrollFrom'] = scrollY === 0 ? 'top' : 'within';
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  target.scrollIntoView({ behavior: isCalm ? 'instant' : 'smooth', block: 'start' });
  target.focus({ preventScroll: true });
  return true;
}

type Positions = { readonly [key: string]: number };

function storePosition(key: string, top: number): void {
  try {
    // The newest fifty entries are more than anyone goes back.
    const entries = Object.entries({ ...storedPositions(), [key]: Math.round(top) }).slice(-50);
    sessionStorage.setItem(STORED, JSON.stringify(Object.fromEntries(entries)));
  } catch {
    // Storage may be full or forbidden; then going back starts at the top.
  }
}

function storedPositions(): Positions {
  try {
    return JSON.parse(sessionStorage.getItem(STORED) ?? '{}');
  } catch {
    return {};
  }
}
