import { useEffect, useEffectEvent, useRef } from 'react';
import type { TrackedEvent } from '../../analytics/events.ts';
import { track } from '../../analytics/queue.ts';

/** Stands unseen behind a text: counts, once, that it was read to its end, and tells `onRead`. */
export function ReadMark({ event, onRead }: { event: TrackedEvent; onRead?: () => void }) {
  const mark = useRef<HTMLSpanElement>(null);
  const told = JSON.stringify(event);
  const tell = useEffectEvent(() => onRead?.());
  useEffect(() => {
    if (!mark.current) return;
    const watcher = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watcher.disconnect();
      track(JSON.parse(told));
      tell();
    });
    watcher.observe(mark.current);
    return () => watcher.disconnect();
  }, [told]);
  return <span ref={mark} aria-hidden="true" />;
}
