/** A guest's wish to keep something; it outlives the way through registration in the tab's storage. */
export interface ClipWish {
  /** Global id of the thing. */
  readonly id: string;
  /** Its type in the schema, e.g. `Hall`. */
  readonly typename: string;
  readonly name: string;
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
    const { id, typename, name, at } = JSON.parse(sessionStorage.getItem(STORED) ?? '{}');
    const isWish = [id, typename, name].every((text) => typeof text === 'string') && typeof at === 'number';
    return isWish && now - at < KEPT_MS ? { id, typename, name } : null;
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
