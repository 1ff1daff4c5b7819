/** A guest's wish to keep a hall; it outlives the way through registration in the tab's storage. */
export interface ClipWish {
  /** Global id of the hall. */
  readonly hallId: string;
  readonly hallName: string;
}

const STORED = 'musubi.clipWish';
/** A wish older than this (ms) is forgotten: nobody remembers what they tapped. */
const KEPT_MS = 60 * 60 * 1000;

/** Remembers what a guest wanted to keep. The latest wish counts. */
export function rememberWish(wish: ClipWish, now = Date.now()): void {
  try {
    sessionStorage.setItem(STORED, JSON.stringify({ ...wish, at: now }));
  } catch {
    // Storage may be forbidden; then the visitor taps again after signing up.
  }
}

/** The wish still open; null when there is none. */
export function openWish(now = Date.now()): ClipWish | null {
  try {
    const { hallId, hallName, at } = JSON.parse(sessionStorage.getItem(STORED) ?? '{}');
    const isWish = typeof hallId === 'string' && typeof hallName === 'string' && typeof at === 'number';
    return isWish && now - at < KEPT_MS ? { hallId, hallName } : null;
  } catch {
    return null;
  }
}

/** Forgets the wish, once it is granted. */
export function forgetWish(): void {
  try {
    sessionStorage.removeItem(STORED);
  } catch {
    // Nothing was stored then.
  }
}
