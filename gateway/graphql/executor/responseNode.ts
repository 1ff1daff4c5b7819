/** Objects and lists of an answer under construction, and the way to each. */

/** An object or a list of the answer under construction. */
export type Holder = Record<string | number, unknown>;

/** An object or a list with the way to it. */
export interface Place {
  /** What it stands in; null for the answer's `data`. */
  readonly above: Place | null;
  readonly key: string | number;
  readonly content: Holder;
  /** Whether an error from below stops here. */
  readonly nullable: boolean;
  /** An error from below has emptied it: what comes later for it comes to nothing. */
  gone: boolean;
}

/** Puts an object or a list into another one. */
export function placeIn(above: Place, key: string | number, content: Holder, nullable: boolean): Place {
  above.content[key] = content;
  return { above, key, content, nullable, gone: false };
}

/** Names and positions from the top down to a key. */
export function pathOf(place: Place, key: string | number): (string | number)[] {
  const path = [key];
  for (let at = place; at.above; at = at.above) path.unshift(at.key);
  return path;
}

/** A list holds by position what an object holds by name. */
export function emptyList(): Holder {
  const list: unknown[] = [];
  return isHolder(list) ? list : {};
}

/** Whether a value has properties. */
export function isHolder(value: unknown): value is Holder {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}
