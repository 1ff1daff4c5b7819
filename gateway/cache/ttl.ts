/** How long a value may be served, in seconds, as in `Cache-Control`. Both stale periods start when `fresh` ends. */
export interface CacheTtl {
  readonly fresh: number;
  /** Served while a new value is created in the background. */
  readonly staleWhileRevalidate: number;
  /** Served when creating a new value fails. */
  readonly staleIfError: number;
}

/**
 * For values made of stale or incomplete REST replies. They are created again soon, and in the background, so that a row that
 * stays invalid makes no visitor wait.
 */
export const TEMPORARY_TTL: CacheTtl = { fresh: 5, staleWhileRevalidate: 60, staleIfError: 0 };

/** The `Cache-Control` header of a response that browsers and shared caches may serve for this time. */
export function cacheControl({ fresh, staleWhileRevalidate, staleIfError }: CacheTtl): string {
  return `public, max-age=${fresh}, s-maxage=${fresh}, stale-while-revalidate=${staleWhileRevalidate}, stale-if-error=${staleIfError}`;
}
