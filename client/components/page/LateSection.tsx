import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react';

/** Windows below the lower edge from which on a place is far enough away, also for somebody who is scrolling. */
const FAR = 0.75;

/** Everything above counts as seen, so that only what lies below is out of sight. */
const SEEN = `1000000px 0px ${FAR * 100}% 0px`;

/**
 * A section that is known only after the page stands, as the personal ones are. It comes while its place lies well
 * below the window, where nothing moves under the reader's eyes; somebody who has scrolled there already gets it on
 * the way back.
 */
export function LateSection({ isReady, children }: { isReady: boolean; children: ReactNode }) {
  // What is known when the page is made (going back) is part of it.
  const [isShown, setIsShown] = useState(isReady);
  const place = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const mark = isReady ? place.current : null;
    if (!mark) return;
    const watcher = new IntersectionObserver(
      () => {
        // What the observer saw may be past, so it is asked again. The section is made in small steps, in which nobody
        // scrolls as far as its place lies away.
        if (mark.getBoundingClientRect().top > (1 + FAR) * innerHeight)
          startTransition(() => setIsShown(true));
      },
      { rootMargin: SEEN },
    );
    watcher.observe(mark);
    return () => watcher.disconnect();
  }, [isReady]);

  if (!isReady) return null;
  return isShown ? children : <span ref={place} className="unseen" aria-hidden="true" />;
}
