/**
 * Wrong passwords per mail address. The doors limit what one client may try; this limits what may be tried against one account, from however
 * many clients. Counts live in this process; the source keeps its own besides.
 */
import { LRUCache } from 'lru-cache';

import { rateLimited } from '#gateway/schema/kit/errors.ts';

/** Wrong passwords an address may meet before it rests, and for how long they count. */
const MOST = 10;
const WINDOW_MS = 600_000;

const wrong = new LRUCache<string, { count: number; readonly until: number }>({ max: 50_000 });

const keyOf = (email: string): string => email.toLowerCase();

/** Refuses an address that met too many wrong passwords, whatever the password now. */
export function refuseTired(email: string, now: Date): void {
  const counter = wrong.get(keyOf(email));
  if (!counter || counter.count < MOST || now.getTime() >= counter.until) return;
  throw rateLimited(counter.until - now.getTime());
}

/** Counts a wrong password. */
export function countWrong(email: string, now: Date): void {
  const before = wrong.get(keyOf(email));
  if (before && now.getTime() < before.until) before.count += 1;
  else wrong.set(keyOf(email), { count: 1, until: now.getTime() + WINDOW_MS });
}

/** Forgets the wrong passwords of an address, since its owner has the right one. */
export function forgetWrong(email: string): void {
  wrong.delete(keyOf(email));
}
