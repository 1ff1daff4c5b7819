/**
 * An address inside the site, parsed once. Everything that reads or writes addresses goes through here, so that
 * the same address never has two spellings (utm parameters and empty values are dropped when it is written).
 */
export interface Address {
  /** Decoded path, always starting with `/`. */
  readonly path: string;
  /** Query parameters in the order they came. */
  readonly query: URLSearchParams;
  /** Fragment without `#`; empty when there is none. */
  readonly hash: string;
}

/** Tracking parameters (utm_source, utm_medium …) belong to analytics, not to the address of a page. */
const TRACKING = /^utm_/;

/** Parses a path with query and fragment, or a whole URL of this site. */
export function parseAddress(url: string): Address {
  const parsed = new URL(url, 'http://site.invalid');
  return {
    path: safelyDecoded(parsed.pathname),
    query: parsed.searchParams,
    hash: safelyDecoded(parsed.hash.slice(1)),
  };
}

/** Writes a path with query parameters; tracking parameters and empty values are left out. */
export function writeAddress(
  path: string,
  query: Iterable<readonly [string, string]> = [],
  hash = '',
): string {
  const kept = new URLSearchParams();
  for (const [name, value] of query) {
    if (value !== '' && !TRACKING.test(name)) kept.append(name, value);
  }
  const search = kept.toString();
  return encodeURI(path) + (search && `?${search}`) + (hash && `#${encodeURIComponent(hash)}`);
}

/** The address as people share it: no tracking, no fragment. */
export function canonicalAddress(address: Address): string {
  return writeAddress(address.path, address.query);
}

/** The page number (`?page=`), 1 when it is absent; null for anything but a whole number from 1. */
export function pageNumber(address: Address): number | null {
  const given = address.query.get('page') ?? '';
  if (given === '') return 1;
  return /^[1-9]\d{0,5}$/.test(given) ? Number(given) : null;
}

/** The same address with another page number; page 1 carries none. */
export function withPage(address: Address, page: number): string {
  const query = [...address.query].filter(([name]) => name !== 'page');
  return writeAddress(address.path, page > 1 ? [...query, ['page', String(page)]] : query);
}

/** A path that leads back into this site and nowhere else; `/` for anything that does not. */
export function returnPath(given: string | null | undefined): string {
  return given && /^\/(?![/\\])/.test(given) && !/[\\\s]/.test(given) ? given : '/';
}

/** Malformed percent signs come from typing and old links; they are no reason to fail. */
function safelyDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
