import { useEffect } from 'react';
import { useRouter } from '../router/useRouter.ts';
import type { TrackedEvent } from './events.ts';
import { track } from './queue.ts';

/** Counts that a page was seen, once per visit of it; null as long as the page does not know what to tell. */
export function useTrack(event: TrackedEvent | null): void {
  const { visitKey } = useRouter();
  const told = event && JSON.stringify(event);
  useEffect(() => {
    if (!told) return;
    // A moment later, so that an effect which StrictMode discards tells nothing.
    const timer = setTimeout(() => track(JSON.parse(told)));
    return () => clearTimeout(timer);
  }, [told, visitKey]);
}
