/** Pagination envelope of the lists under /api/brides and /api/love. */

export type PageEnvelope<T> = { count: number; next: string | null; previous: string | null; results: T[] };

/** URL of a list without its query, and the query without the page. */
export type ListUrl = { url: string; query?: Record<string, string | undefined> };

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
