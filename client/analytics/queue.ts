import type { TrackedEvent } from './events.ts';

/** Takes events once counting has begun. */
export type Delivery = (event: TrackedEvent, path: string) => void;

/** More than this is not held for a tracker that never comes. */
const MOST_WAITING = 50;

let waiting: (readonly [TrackedEvent, string])[] = [];
let deliver: Delivery | null = null;

/** Notes an event. It waits here until counting has begun; where visitors are not counted it is never told to anyone. */
export function track(event: TrackedEvent): void {
  if (deliver) deliver(event, location.pathname);
  else if (waiting.length < MOST_WAITING) waiting.push([event, location.pathname]);
}

/** Begins (what waited goes first) or, with null, ends the delivery of events. */
export function deliverTo(next: Delivery | null): void {
  deliver = next;
  if (!next) return;
  const held = waiting;
  waiting = [];
  for (const [event, path] of held) next(event, path);
}

/** Forgets what waits: the visitor does not want to be counted. */
export function forgetWaiting(): void {
  waiting = [];
}
