/**
 * The style sheet leaves the parts of the first page that lie below the window without layout until they come near
 * (styles/base.css): a long page is then shown as fast as a short one. Positions want true heights, so these parts are
 * laid out once the page has been taken over; pages opened after that are laid out whole. Where parts above the window
 * grew, not every browser would keep what is read in its place.
 */
const PARTS = 'main section, main article, footer';

/** Lays out what is left, part by part between other work, or at once for who scrolls away before that is done. */
export function layOutRest(): void {
  if (scrollY > 0) return layOutAll();
  const rest = [...document.querySelectorAll<HTMLElement>(PARTS)];
  const next = (): void => {
    const part = rest.shift();
    if (!part || 'laid' in document.documentElement.dataset) return layOutAll();
    part.style.contentVisibility = 'visible';
    whenIdle(next);
  };
  addEventListener('scroll', layOutAll, { once: true, passive: true });
  whenIdle(next);
}

/** Lays out all of the page at once, before a position on it is looked for. */
export function layOutAll(): void {
  document.documentElement.dataset['laid'] = '';
}

function whenIdle(run: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run);
  else setTimeout(run, 50);
}
