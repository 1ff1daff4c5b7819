/** The envelope of the lists under /api/brides and /api/love: how many there are, and where the neighbouring pages are. */

/** One page as the contract tells it. */
export type PageEnvelope<T> = { count: number; next: string | null; previous: string | null; results: T[] };

/** Where a list is asked for: its address without a query, and the query without the page. */
export type ListUrl = { url: string; query?: Record<string, string | undefined> };

/** Wraps a page of `size` rows. */
export function pageEnvelope<T>(
  { url, query = {} }: ListUrl,
  { page, size, total }: { page: number; size: number; total: number },
  results: T[],
): PageEnvelope<T> {
  const pageAt = (number: number): string => {
    const params = Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    );
    return `${url}?${new URLSearchParams([...params, ['page', String(number)]])}`;
  };
  return {
    count: total,
    next: page * size < total ? pageAt(page + 1) : null,
    previous: page > 1 ? pageAt(page - 1) : null,
    results,
  };
}
