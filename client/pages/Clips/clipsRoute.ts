import type { ClipsPageQuery$variables } from '../../__generated__/ClipsPageQuery.graphql.ts';
import { clipsOfKindPath, clipsPath } from '../../paths.ts';
import { pageNumber } from '../../router/address.ts';
import type { PageContext } from '../../router/route.tsx';

/** Kinds of clips by path segment. */
export const CLIP_KINDS = ['halls', 'articles', 'brides', 'brands', 'rings'] as const;
export type ClipKind = (typeof CLIP_KINDS)[number];

/** Parts of the path; halls have none. */
export interface ClipsParts {
  readonly kind?: Exclude<ClipKind, 'halls'>;
}

export function clipListPath(kind: ClipKind): string {
  return kind === 'halls' ? clipsPath() : clipsOfKindPath({ kind });
}

export function clipKind({ params }: PageContext<ClipsParts>): ClipKind {
  return params.kind ?? 'halls';
}

export function clipsVariables(context: PageContext<ClipsParts>): ClipsPageQuery$variables | null {
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
