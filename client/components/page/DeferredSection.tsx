import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react';

/** Minimum distance below the viewport, in viewport heights, at which content may be inserted. */
const MIN_DISTANCE = 0.75;

/** Everything above counts as intersecting, so that only the content below is out of view. */
const ROOT_MARGIN = `1000000px 0px ${MIN_DISTANCE * 100}% 0px`;

/**
 * A section whose data arrives after the page, e.g. from the viewer query. It is inserted only while its position is well
 * below the viewport, so that nothing shifts in view; otherwise once the visitor scrolls back up. While a restored
 * position is held (client/holdPosition.ts), it is inserted at once: the position was stored with the section.
 */
export function DeferredSection({ isReady, children }: { isReady: boolean; children: ReactNode }) {
  // Data available on mount (back navigation) is shown at once.
  const [isShown, setIsShown] = useState(isReady);
  const anchor = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const element = isReady ? anchor.current : null;
    if (!element) return;
    const observer = new IntersectionObserver(
      () => {
        // Measures again: the observed position may be outdated. Rendering in a transition is interruptible, but too
        // short to scroll this far.
        const isFarBelow = element.getBoundingClientRect().top > (1 + MIN_DISTANCE) * innerHeight;
        if (isFarBelow || 'held' in document.documentElement.dataset) startTransition(() => setIsShown(true));
      },
      { rootMargin: ROOT_MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isReady]);

  if (!isReady) return null;
  return isShown ? children : <span ref={anchor} className="visually-hidden" aria-hidden="true" />;
}
