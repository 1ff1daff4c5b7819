import { normalizeTyped } from '../searchText/rules.ts';

/** In characters. */
const MAX_QUERY_LENGTH = 100;

/** Omits `query` for blank text. */
export function searchParameter(query: string | null | undefined): { query?: string } {
  const words = normalizeTyped(query ?? '')
    .replace(/\s+/g, ' ')
    .slice(0, MAX_QUERY_LENGTH);
  return words === '' ? {} : { query: words };
}
