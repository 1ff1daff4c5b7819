import type { ThemePageQuery } from '../../__generated__/ThemePageQuery.graphql.ts';
import type { ThemesPageQuery } from '../../__generated__/ThemesPageQuery.graphql.ts';
import { pageNumber, type Address } from '../../router/address.ts';
import type { Outcome, Place } from '../../router/page.tsx';

/** Words searched for (`?query=`); null where none are given. */
const wordsOf = ({ query }: Address): string | null => query.get('query')?.trim() || null;

/** Which page of which themes an address means; null where it can be none. */
export function themesVariables({ address }: Place): ThemesPageQuery['variables'] | null {
  const page = pageNumber(address);
  return page === null ? null : { page, query: wordsOf(address) };
}

/** A page beyond the last is missing; a search that finds nothing is not. */
export function themesOutcome({ themeTags }: ThemesPageQuery['response'], { address }: Place): Outcome {
  const isBeyond = themeTags.nodes.length === 0 && pageNumber(address) !== 1;
  return { kind: isBeyond ? 'missing' : 'found' };
}

/** Which theme, and which page of its brides, an address means; null where it can be none. */
export function themeVariables({
  address,
  params: { rawId = '' },
}: Place): ThemePageQuery['variables'] | null {
  const page = pageNumber(address);
  return page === null ? null : { by: { rawId }, page, query: wordsOf(address) };
}

/** No theme, or a page beyond its last: missing. */
export function themeOutcome({ themeTag }: ThemePageQuery['response'], { address }: Place): Outcome {
  const isBeyond = themeTag?.brides.nodes.length === 0 && pageNumber(address) !== 1;
  return { kind: themeTag && !isBeyond ? 'found' : 'missing' };
}
