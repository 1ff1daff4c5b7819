import type { RouteContext } from '../../router/route.tsx';
import type { VisitorArea } from '../../requestContext.ts';

const MAX_AGE_S = 365 * 24 * 60 * 60;

/** The cookie with area, prefecture and time of choice (seconds since the epoch); the server renders pages by it. */
export function serializeAreaCookie({ area, prefecture }: VisitorArea, setAt = new Date()): string {
  const seconds = Math.floor(setAt.getTime() / 1000);
  return `area=${area}/${prefecture}/${seconds}; path=/; max-age=${MAX_AGE_S}; samesite=lax`;
}

/** When the area was chosen on this device; null where none was. */
export function areaSetAt(cookies: string): Date | null {
  const [, seconds = null] = /(?:^|;\s*)area=[a-z_-]+\/[a-z_-]+\/(\d{1,12})(?:;|$)/.exec(cookies) ?? [];
  return seconds === null ? null : new Date(Number(seconds) * 1000);
}

export function saveArea(area: VisitorArea): void {
  document.cookie = serializeAreaCookie(area);
}

const PREFECTURE_SLUG = /^[a-z][a-z_-]{1,31}$/;

/** The prefecture that an address chooses by `prefecture`, otherwise the visitor's own. */
export function chosenPrefecture({ address, request }: RouteContext): string {
  const chosen = address.query.get('prefecture') ?? '';
  return PREFECTURE_SLUG.test(chosen) ? chosen : request.area.prefecture;
}
