import type { ClipsPageQuery$variables } from '../../__generated__/ClipsPageQuery.graphql.ts';
import { pageNumber } from '../../router/address.ts';
import type { RouteContext } from '../../router/route.tsx';

/** Kinds of clips by path segment; halls have none. */
export const CLIP_KINDS = ['halls', 'articles', 'brides', 'brands', 'rings'] as const;
export type ClipKind = (typeof CLIP_KINDS)[number];

export function clipsPath(kind: ClipKind): string {
  return kind === 'halls' ? '/mypage/clips' : `/mypage/clips/${kind}`;
}

export function clipKind({ params }: RouteContext): ClipKind {
  return CLIP_KINDS.find((kind) => kind === params['kind']) ?? 'halls';
}

export function clipsVariables(context: RouteContext): ClipsPageQuery$variables | null {
  const page = pageNumber(context.address);
  const kind = clipKind(context);
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
