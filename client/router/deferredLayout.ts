import { requestIdle } from '../whenIdle.ts';

/**
 * Until `data-laid-out` is set on `<html>`, styles/base.css skips the layout of off-screen sections
 * (`content-visibility: auto`), which makes long pages paint sooner. After hydration the skipped sections are laid out
 * one by one in idle time, because scroll positions need real heights.
 */
const DEFERRED_ELEMENTS = 'main section, main article, footer';
const IDLE_FALLBACK_MS = 50;

/** Lays out the skipped elements in idle time, or all at once as soon as the visitor scrolls. */
export function layOutDeferredParts(): void {
  if (scrollY > 0) return layOutAll();
  const elements = [...document.querySelectorAll<HTMLElement>(DEFERRED_ELEMENTS)];
  const layOutNext = (): void => {
    const element = elements.shift();
    if (!element || 'laidOut' in document.documentElement.dataset) return layOutAll();
    element.style.contentVisibility = 'visible';
    requestIdle(layOutNext, IDLE_FALLBACK_MS);
  };
  addEventListener('scroll', layOutAll, { once: true, passive: true });
  requestIdle(layOutNext, IDLE_FALLBACK_MS);
}

/** Lays out the whole page at once, e.g. before measuring a position on it. */
export function layOutAll(): void {
  document.documentElement.dataset['laidOut'] = '';
}
