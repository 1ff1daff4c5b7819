/** An address of the site: path, query and fragment, independent of the browser's `location`. */
export interface Address {
  /** Path with each segment percent-encoded, in normal form; starts with exactly one `/`. */
  readonly path: string;
  /** Query parameters in their original order. */
  readonly query: URLSearchParams;
  /** Fragment without `#`; empty when there is none. */
  readonly hash: string;
}

/** Stands for the site's origin where only the rest of an address matters. */
const SITE = 'http://site.invalid';

/** Parses a path with query and fragment, or a whole URL of this site. */
export function parseAddress(url: string): Address {
  // `//host` is a path here, not another host.
  const parsed = new URL(url.startsWith('/') ? SITE + url : url, SITE);
  return {
    path: normalizePath(parsed.pathname),
    query: parsed.searchParams,
    hash: decodeLeniently(parsed.hash.slice(1)),
  };
}

/**
 * Formats a path with query parameters; empty values are left out. The path is encoded segment by segment, so that it
 * stays on the site.
 */
export function formatAddress(
  path: string,
  query: Iterable<readonly [string, string]> = [],
  hash = '',
): string {
  const params = new URLSearchParams();
  for (const [name, value] of query) {
    if (value !== '') params.append(name, value);
  }
  const search = params.toString();
  return normalizePath(path) + (search && `?${search}`) + (hash && `#${encodeURIComponent(hash)}`);
}

/**
 * Characters by which repeated parameters lengthen an address; all choices of the hall search need about 900. A page
 * repeats its address in most of its links.
 */
const MAX_REPEATED_LENGTH = 1_200;

/**
 * The address with only the parameters named, in their order, each value once and none empty. All others, such as those
 * of advertisements, change nothing on a page. Neither do more values than any form sends, except the first of each
 * parameter, and U+0000, which no source takes.
 */
export function selectParameters({ path, query, hash }: Address, names: readonly string[]): Address {
  const selected = new URLSearchParams();
  let left = MAX_REPEATED_LENGTH;
  for (const name of names) {
    const values = new Set(query.getAll(name).map((value) => value.replaceAll('\0', '')));
    values.delete('');
    for (const value of values) {
      if (selected.has(name)) left -= `&amp;${name}=${value}`.length;
      if (left >= 0 || !selected.has(name)) selected.append(name, value);
    }
  }
  return { path, query: selected, hash };
}

/** The address without its fragment. */
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

/** Path, query and fragment of an address to go to; `/` for an address of another site (open redirects). */
export function sitePath(target: string | null | undefined): string {
  if (!target || !URL.canParse(target, SITE)) return '/';
  const { origin, pathname, search, hash } = new URL(target, SITE);
  return origin === SITE ? normalizePath(pathname) + search + hash : '/';
}

/** The decoded segments of a path, without empty ones. */
export function pathSegments(path: string): string[] {
  return path
    .split('/')
    .filter((segment) => segment !== '')
    .map(decodeLeniently);
}

/** Encodes each segment once, whatever was encoded before, and leaves one slash at the start. */
function normalizePath(path: string): string {
  return path
    .replace(/^\/*/, '/')
    .split('/')
    .map((segment) => encodeURIComponent(decodeLeniently(segment).toWellFormed()))
    .join('/');
}

/** Malformed percent signs come from typing and old links and stay as they are. */
export function decodeLeniently(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
