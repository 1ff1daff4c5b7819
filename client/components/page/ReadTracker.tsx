import { useEffect, useEffectEvent, useRef } from 'react';
import type { TrackedEvent } from '../../analytics/events.ts';
import { track } from '../../analytics/track.ts';

interface ReadTrackerProps {
  readonly event: TrackedEvent;
  readonly onRead?: () => void;
}

/** Placed after a text: tracks an event once when its end scrolls into view. */
export function ReadTracker({ event, onRead }: ReadTrackerProps) {
  const marker = useRef<HTMLSpanElement>(null);
  const serialized = JSON.stringify(event);
  const notify = useEffectEvent(() => onRead?.());
  useEffect(() => {
    if (!marker.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      track(JSON.parse(serialized));
      notify();
    });
    observer.observe(marker.current);
    return () => observer.disconnect();
  }, [serialized]);
  return <span ref={marker} aria-hidden="true" />;
}
