/** An address of the site: path, query and fragment, independent of the browser's `location`. */
export interface Address {
  /** Decoded path, always starting with `/`. */
  readonly path: string;
  /** Query parameters in their original order. */
  readonly query: URLSearchParams;
  /** Fragment without `#`; empty when there is none. */
  readonly hash: string;
}

/** Decoded values of the named parts of a path. */
export type Params = Readonly<Record<string, string>>;

/** Tracking parameters (`utm_source`, `utm_medium` …) never become part of a page's address. */
const TRACKING_PARAM = /^utm_/;

/** Parses a path with query and fragment, or a whole URL of this site. */
export function parseAddress(url: string): Address {
  const parsed = new URL(url, 'http://site.invalid');
  return {
    path: decodeLeniently(parsed.pathname),
    query: parsed.searchParams,
    hash: decodeLeniently(parsed.hash.slice(1)),
  };
}

/** Formats a path with query parameters; tracking parameters and empty values are left out. */
export function formatAddress(
  path: string,
  query: Iterable<readonly [string, string]> = [],
  hash = '',
): string {
  const params = new URLSearchParams();
  for (const [name, value] of query) {
    if (value !== '' && !TRACKING_PARAM.test(name)) params.append(name, value);
  }
  const search = params.toString();
  return encodeURI(path) + (search && `?${search}`) + (hash && `#${encodeURIComponent(hash)}`);
}

/** The address without tracking parameters and fragment. */
export function canonicalAddress(address: Address): string {
  return formatAddress(address.path, address.query);
}

/** The page number (`?page=`), 1 when it is absent; null for anything but a whole number from 1. */
export function pageNumber(address: Address): number | null {
  const value = address.query.get('page') ?? '';
  if (value === '') return 1;
  return /^[1-9]\d{0,5}$/.test(value) ? Number(value) : null;
}

/** Query variables of a paged list: `?page=`; null where it is malformed. */
export function pageVariables({ address }: { readonly address: Address }): { page: number } | null {
  const page = pageNumber(address);
  return page === null ? null : { page };
}

/** The same address with another page number; page 1 carries none. */
export function withPage(address: Address, page: number): string {
  const query = [...address.query].filter(([name]) => name !== 'page');
  return formatAddress(address.path, page > 1 ? [...query, ['page', String(page)]] : query);
}

/** A path of this site to return to; `/` for anything that would leave the site (open redirects). */
export function returnPath(value: string | null | undefined): string {
  return value && /^\/(?![/\\])/.test(value) && !/[\\\s]/.test(value) ? value : '/';
}

/**
 * Compiles a pattern such as `/halls/:rawId<\d+>` to a function that returns the named parts of a path, or null when
 * the path does not match. A part without an expression matches anything but `/`; a trailing slash is optional.
 */
export function compilePattern(pattern: string): (path: string) => Params | null {
  const source = pattern
    .replace(/\/$/, '')
    .replace(/:(\w+)(?:<([^>]+)>)?/g, (_, name: string, expression = '[^/]+') => `(?<${name}>${expression})`);
  const expression = new RegExp(`^${source}/?$`);
  return (path) => {
    const match = expression.exec(path);
    return match && { ...match.groups };
  };
}

/** Malformed percent signs come from typing and old links and stay as they are. */
function decodeLeniently(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
