/** How long a value may be served, in seconds, as in `Cache-Control`. Both stale periods start when `fresh` ends. */
export interface CacheTtl {
  readonly fresh: number;
  /** Served while a new value is created in the background. */
  readonly staleWhileRevalidate: number;
  /** Served when creating a new value fails. */
  readonly staleIfError: number;
}

/**
 * Of values that must not outlive the fault of their source, such as those made of stale data. A row that is invalid for good
 * makes no visitor wait: its pages are created again in the background.
 */
export const TEMPORARY_TTL: CacheTtl = { fresh: 5, staleWhileRevalidate: 60, staleIfError: 0 };

/** The `Cache-Control` header that lets all caches keep a response as long. */
export function cacheControl({ fresh, staleWhileRevalidate, staleIfError }: CacheTtl): string {
  return `public, max-age=${fresh}, s-maxage=${fresh}, stale-while-revalidate=${staleWhileRevalidate}, stale-if-error=${staleIfError}`;
}
