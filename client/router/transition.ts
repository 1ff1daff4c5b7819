import { flushSync } from 'react-dom';

/**
 * Puts the next page in place of the one before. Where the browser can (and the visitor likes motion) it fades from
 * one to the other; the page is ready by then, so nothing is held up. Elsewhere it is simply there.
 */
export function changePage(update: () => void): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isCalm || !('startViewTransition' in document)) return update();
  // A transition that is cut short by the next one is no failure.
  document.startViewTransition(() => flushSync(update)).finished.catch(() => {});
}
