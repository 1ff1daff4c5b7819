import type { IncomingMessage } from 'node:http';

/** Area and prefecture a visitor looks at, as slugs, e.g. `kanto` and `tokyo`. */
export interface VisitorArea {
  readonly area: string;
  readonly prefecture: string;
}

/** Parameters that only analytics reads; a page is the same without them. */
const TRACKING = /^utm_/;

/** The address of a page without the parameters that do not change it. Untouched where there are none. */
export function pageAddress(url: string): string {
  const at = url.indexOf('?');
  if (at < 0) return url;
  const kept = url
    .slice(at + 1)
    .split('&')
    .filter((pair) => pair !== '' && !TRACKING.test(pair));
  return kept.length > 0 ? `${url.slice(0, at)}?${kept.join('&')}` : url.slice(0, at);
}

/**
 * The area chosen before, from the cookie `area` (`kanto/tokyo`, and after a slash when it was set, in seconds); null
 * when there is none or it is garbage. When it was chosen changes no page.
 */
export function areaOf({ headers }: Pick<IncomingMessage, 'headers'>): VisitorArea | null {
  const found = /(?:^|;\s*)area=([a-z_-]{1,32})(?:\/|%2F)([a-z_-]{1,32})(?:(?:\/|%2F)\d{1,12})?(?:;|$)/i.exec(
    headers.cookie ?? '',
  );
  return found?.[1] && found[2] ? { area: found[1], prefecture: found[2] } : null;
}

/** Whether the visitor hides 六輝 on this device, from the cookie `rokuyo` (`off`). */
export function hidesRokuyo({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return /(?:^|;\s*)rokuyo=off(?:;|$)/.test(headers.cookie ?? '');
}

/** What a page is kept by. */
interface KeyedBy {
  readonly url: string;
  readonly inApp: boolean;
  readonly area: VisitorArea | null;
  readonly hidesRokuyo: boolean;
}

/** The key of a kept page: its address, the app, the area, 六輝. Nothing else of a request may change a page. */
export function pageKey(page: KeyedBy): string {
  const area = page.area ? `${page.area.area}/${page.area.prefecture}` : '';
  return `${page.inApp ? 'app' : 'web'} ${area} ${page.hidesRokuyo ? 'plain' : ''} ${page.url}`;
}
