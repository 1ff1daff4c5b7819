import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Everything above the window counts as seen, so that only what lies below it is out of sight. */
const ABOVE_TOO = '1000000px 0px 0px 0px';

/**
 * A section that is known only after the page stands, as the personal ones are. It comes while its place lies below the
 * window, where nothing moves under the reader's eyes; somebody who has scrolled there already gets it on the way back.
 */
export function LateSection({ isReady, children }: { isReady: boolean; children: ReactNode }) {
  // What is known when the page is made (going back) is part of it.
  const [isShown, setIsShown] = useState(isReady);
  const place = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    if (!isReady || !place.current) return;
    const watcher = new IntersectionObserver(
      ([at]) => {
        if (at && !at.isIntersecting) setIsShown(true);
      },
      { rootMargin: ABOVE_TOO },
    );
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, [isReady]);

  if (!isReady) return null;
  return isShown ? children : <span ref={place} className="unseen" aria-hidden="true" />;
}
