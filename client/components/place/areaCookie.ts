import type { VisitorArea } from '../../requestContext.ts';

/** How long (seconds) the area chosen is remembered: a year, as everything without a lifetime of its own (§9). */
const KEPT = 365 * 24 * 60 * 60;

/** The cookie that remembers the area, the prefecture and when they were chosen; the server makes the next pages for it. */
export function areaCookie({ area, prefecture }: VisitorArea, setAt = new Date()): string {
  const seconds = Math.floor(setAt.getTime() / 1000);
  return `area=${area}/${prefecture}/${seconds}; path=/; max-age=${KEPT}; samesite=lax`;
}

/** The area and prefecture chosen on this device; null where none were. */
export function chosenArea(cookies: string): VisitorArea | null {
  const [, area, prefecture] =
    /(?:^|;\s*)area=([a-z_-]{1,32})\/([a-z_-]{1,32})(?:\/\d{1,12})?(?:;|$)/.exec(cookies) ?? [];
  return area && prefecture ? { area, prefecture } : null;
}

/** When the area was chosen on this device; null where it was not. */
export function areaSetAt(cookies: string): Date | null {
  const [, seconds = null] = /(?:^|;\s*)area=[a-z_-]+\/[a-z_-]+\/(\d{1,12})(?:;|$)/.exec(cookies) ?? [];
  return seconds === null ? null : new Date(Number(seconds) * 1000);
}

/** Remembers the area and prefecture chosen. */
export function rememberArea(area: VisitorArea): void {
  document.cookie = areaCookie(area);
}
