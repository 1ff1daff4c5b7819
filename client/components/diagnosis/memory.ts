import { useSyncExternalStore } from 'react';
import type { Side } from './sides.ts';
import type { Progress } from './steps.ts';

/** What this device remembers of a diagnosis, so that it can be gone on with: the keys are told only once. */
export interface Remembered {
  readonly id: string;
  readonly side: Side;
  readonly key: string;
  /** Key of the other side, on the device of the maker. */
  readonly partnerKey?: string;
  /** How far the answers have come; gone once they are sent. */
  readonly progress?: Progress;
}

const STORED = 'musubi.diagnosis';
const KEPT = 5;
const listeners = new Set<() => void>();

function isRemembered(value: unknown): value is Remembered {
  return typeof value === 'object' && value !== null && 'id' in value && 'side' in value && 'key' in value;
}

function read(text: string | null): Remembered[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRemembered) : [];
  } catch {
    return [];
  }
}

function storedText(): string | null {
  try {
    return localStorage.getItem(STORED);
  } catch {
    return null;
  }
}

/** Remembers, the newest first; what was known of the same side before is kept where nothing new is said. */
export function remember(known: Remembered): void {
  const isSame = (one: Remembered) => one.id === known.id && one.side === known.side;
  const all = read(storedText());
  const next = [{ ...all.find(isSame), ...known }, ...all.filter((one) => !isSame(one))].slice(0, KEPT);
  try {
    localStorage.setItem(STORED, JSON.stringify(next));
  } catch {
    // Storage may be full or forbidden; the form still holds everything itself.
  }
  for (const listener of listeners) listener();
}

/** Forgets the answers of a side once they are sent; keys stay, since one may answer again. */
export function forgetAnswers(id: string, side: Side): void {
  const known = read(storedText()).find((one) => one.id === id && one.side === side);
  if (known?.progress) remember({ ...known, progress: undefined });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Everything remembered, newest first; null until the browser knows (on the server, and while the page is taken over). */
export function useRemembered(): readonly Remembered[] | null {
  const text = useSyncExternalStore(
    subscribe,
    () => storedText() ?? '[]',
    () => null,
  );
  return text === null ? null : read(text);
}
