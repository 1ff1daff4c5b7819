import type { IncomingMessage } from 'node:http';

/** Area and prefecture the visitor has chosen, as slugs, e.g. `kanto` and `tokyo`. */
export interface VisitorArea {
  readonly area: string;
  readonly prefecture: string;
}

/**
 * The cookie `area`: `kanto/tokyo`, optionally followed by a slash and the time it was set, in seconds. The proxy reads
 * cookies with the same expressions, so they hold nothing that PCRE reads in another way.
 */
export const AREA_COOKIE =
  '(?:^|;[ \\t]*)area=(?<area>[a-z_-]{1,32})(?:/|%2F)(?<prefecture>[a-z_-]{1,32})(?:(?:/|%2F)[0-9]{1,12})?(?:;|$)';

/** The cookie of a visitor who hides 六輝 on this device. */
export const ROKUYO_COOKIE = '(?:^|;[ \\t]*)rokuyo=off(?:;|$)';

const areaCookie = new RegExp(AREA_COOKIE, 'i');
const rokuyoCookie = new RegExp(ROKUYO_COOKIE);

/** The visitor's area; null if its cookie is absent or malformed. */
export function readArea({ headers }: Pick<IncomingMessage, 'headers'>): VisitorArea | null {
  const { area, prefecture } = areaCookie.exec(headers.cookie ?? '')?.groups ?? {};
  return area && prefecture ? { area, prefecture } : null;
}

/** Whether the visitor hides 六輝 on this device. */
export function hidesRokuyo({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return rokuyoCookie.test(headers.cookie ?? '');
}

/**
 * Cache key of a page. A cached page depends on nothing else of a request. `url` is the address of its description, which
 * has the parameters the page reads only.
 */
export function pageCacheKey(page: {
  readonly url: string;
  readonly inApp: boolean;
  readonly area: VisitorArea | null;
  readonly hidesRokuyo: boolean;
}): string {
  const area = page.area ? `${page.area.area}/${page.area.prefecture}` : '';
  return `${page.inApp ? 'app' : 'web'} ${area} ${page.hidesRokuyo ? 'plain' : ''} ${page.url}`;
}

/**
 * A redirect's target with the request's parameters that the page ignores: analytics reads them from the address bar.
 * @param address the address of the page's description
 */
export function withIgnoredParameters(target: string, requestUrl: string, address: string): string {
  const base = 'http://site.invalid';
  const [, sent = ''] = requestUrl.split(/\?(.*)/s);
  const read = new URL(address, base).searchParams;
  const ignored = [...new URLSearchParams(sent)].filter(([name, value]) => value !== '' && !read.has(name));
  if (ignored.length === 0) return target;
  const url = new URL(target, base);
  for (const [name, value] of ignored) url.searchParams.append(name, value);
  return url.pathname + url.search + url.hash;
}
