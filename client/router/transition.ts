import { flushSync } from 'react-dom';

/**
 * Puts the next page in place of the one before. Where the browser can (and the visitor likes motion) it fades from
 * one to the other; the page is ready by then, so nothing is held up. Elsewhere it is simply there.
 */
export function changePage(update: () => void): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isCalm || !('startViewTransition' in document)) return update();
  const { ready, finished } = document.startViewTransition(() => flushSync(update));
  // One that is cut short, by the next one or by a window that changes its size, is no failure: the page is there.
  for (const told of [ready, finished]) told.catch(() => {});
}
