import type { PhotoSearchPageQuery } from '../../__generated__/PhotoSearchPageQuery.graphql.ts';
import { PHOTO_CATEGORY_LABELS } from '../../hallLabels.ts';
import { photoCategoryPath } from '../../paths.ts';
import type { PageContext } from '../../router/route.tsx';

const SLUG = /^[a-z]{1,20}$/;

/** E.g. `FOOD` for `/photos/food/`; null for the overview. */
export function routeCategory({ params }: PageContext<{ category?: string }>): string | null {
  return params.category?.toUpperCase() ?? null;
}

/** Defaults to the visitor's prefecture. Null for an unknown category. */
export function photoSearchVariables(
  context: PageContext<{ category?: string }>,
): PhotoSearchPageQuery['variables'] | null {
  const category = routeCategory(context);
  if (category !== null && !(category in PHOTO_CATEGORY_LABELS)) return null;
  const chosen = context.address.query.get('prefecture') ?? '';
  return {
    prefectureSlug: SLUG.test(chosen) ? chosen : context.request.area.prefecture,
    hasCategory: category !== null,
  };
}

/** E.g. `/photos/food/` for `FOOD`. */
export function photosOfPath(category: string): string {
  return photoCategoryPath({ category: category.toLowerCase() });
}
