import type { VisitorArea } from '../../visit.ts';

/** How long (seconds) the area chosen is remembered: a year. */
const KEPT = 365 * 24 * 60 * 60;

/** Remembers the area and prefecture chosen; the server makes the next pages for it. */
export function rememberArea({ area, prefecture }: VisitorArea): void {
  document.cookie = `area=${area}/${prefecture}; path=/; max-age=${KEPT}; samesite=lax`;
}
