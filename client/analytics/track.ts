import { useEffect } from 'react';
import { useRouter } from '../router/useRouter.ts';
import type { TrackedEvent } from './events.ts';

export type EventSink = (event: TrackedEvent, path: string) => void;

const MAX_QUEUED_EVENTS = 50;

let queue: (readonly [TrackedEvent, string])[] = [];
let sink: EventSink | null = null;

/** Sends an event, or queues it until tracking starts. Without consent the queue is discarded. */
export function track(event: TrackedEvent): void {
  if (sink) sink(event, location.pathname);
  else if (queue.length < MAX_QUEUED_EVENTS) queue.push([event, location.pathname]);
}

/** Starts sending events, queued ones first; null stops it. */
export function setEventSink(next: EventSink | null): void {
  sink = next;
  if (!next) return;
  const queued = queue;
  queue = [];
  for (const [event, path] of queued) next(event, path);
}

export function discardQueuedEvents(): void {
  queue = [];
}

/** Tracks an event once per navigation; null while its data is not available. */
export function useTrack(event: TrackedEvent | null): void {
  const { historyKey } = useRouter();
  const json = event && JSON.stringify(event);
  useEffect(() => {
    if (!json) return;
    // Deferred, so that the effect StrictMode discards sends nothing.
    const timer = setTimeout(() => track(JSON.parse(json)));
    return () => clearTimeout(timer);
  }, [json, historyKey]);
}
