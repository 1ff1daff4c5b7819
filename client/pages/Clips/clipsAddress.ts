import type { ClipsPageQuery$variables } from '../../__generated__/ClipsPageQuery.graphql.ts';
import { pageNumber } from '../../router/address.ts';
import type { Place } from '../../router/page.tsx';

/** What is kept, by the last part of the page's path; halls have the path itself. */
export const KINDS = ['halls', 'articles', 'brides', 'brands', 'rings'] as const;
export type Kind = (typeof KINDS)[number];

/** Path of the list of a kind. */
export function clipsPath(kind: Kind): string {
  return kind === 'halls' ? '/mypage/clips' : `/mypage/clips/${kind}`;
}

/** The kind a page is for. */
export function kindOf({ params }: Place): Kind {
  return KINDS.find((kind) => kind === params['kind']) ?? 'halls';
}

/** Variables of the page's query; null for a page number that cannot be. */
export function clipsVariables(place: Place): ClipsPageQuery$variables | null {
  const page = pageNumber(place.address);
  const kind = kindOf(place);
  if (page === null) return null;
  return {
    page,
    isFirst: page === 1,
    halls: kind === 'halls',
    articles: kind === 'articles',
    brides: kind === 'brides',
    brands: kind === 'brands',
    rings: kind === 'rings',
  };
}
