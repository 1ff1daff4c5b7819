import type { PhotoSearchPageQuery } from '../../__generated__/PhotoSearchPageQuery.graphql.ts';
import { PHOTO_CATEGORIES } from '../../names.ts';
import type { Place } from '../../router/page.tsx';

const SLUG = /^[a-z]{1,20}$/;

/** The category of an address, e.g. `FOOD` of `/photos/food/`; null for the page of all. */
export function categoryOf({ params }: Place): string | null {
  return params['category']?.toUpperCase() ?? null;
}

/** Photographs come from halls of the prefecture asked for, else of the visitor's own; null for an unknown category. */
export function photosVariables(place: Place): PhotoSearchPageQuery['variables'] | null {
  const category = categoryOf(place);
  if (category !== null && !(category in PHOTO_CATEGORIES)) return null;
  const chosen = place.address.query.get('prefecture') ?? '';
  return {
    prefectureSlug: SLUG.test(chosen) ? chosen : place.visit.area.prefecture,
    isOfKind: category !== null,
  };
}

/** Address of a category. */
export function categoryPath(category: string): string {
  return `/photos/${category.toLowerCase()}/`;
}
