import type { IncomingMessage } from 'node:http';

/** Area and prefecture the visitor has chosen, as slugs, e.g. `kanto` and `tokyo`. */
export interface VisitorArea {
  readonly area: string;
  readonly prefecture: string;
}

/** Parameters that only analytics reads; they do not change a page. */
const TRACKING_PARAMETER = /^utm_/;

/** The URL of a page without tracking parameters. */
export function canonicalUrl(url: string): string {
  const start = url.indexOf('?');
  if (start < 0) return url;
  const parameters = url
    .slice(start + 1)
    .split('&')
    .filter((parameter) => parameter !== '' && !TRACKING_PARAMETER.test(parameter));
  return parameters.length > 0 ? `${url.slice(0, start)}?${parameters.join('&')}` : url.slice(0, start);
}

/**
 * The visitor's area from the cookie `area`: `kanto/tokyo`, optionally followed by a slash and the time it was set, in
 * seconds. Null if absent or malformed. The time is ignored.
 */
export function readArea({ headers }: Pick<IncomingMessage, 'headers'>): VisitorArea | null {
  const match = /(?:^|;\s*)area=([a-z_-]{1,32})(?:\/|%2F)([a-z_-]{1,32})(?:(?:\/|%2F)\d{1,12})?(?:;|$)/i.exec(
    headers.cookie ?? '',
  );
  return match?.[1] && match[2] ? { area: match[1], prefecture: match[2] } : null;
}

/** Whether the visitor hides 六輝 on this device (cookie `rokuyo=off`). */
export function hidesRokuyo({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return /(?:^|;\s*)rokuyo=off(?:;|$)/.test(headers.cookie ?? '');
}

/** Cache key of a page. A cached page depends on nothing else of a request. */
export function pageCacheKey(page: {
  readonly url: string;
  readonly inApp: boolean;
  readonly area: VisitorArea | null;
  readonly hidesRokuyo: boolean;
}): string {
  const area = page.area ? `${page.area.area}/${page.area.prefecture}` : '';
  return `${page.inApp ? 'app' : 'web'} ${area} ${page.hidesRokuyo ? 'plain' : ''} ${page.url}`;
}
