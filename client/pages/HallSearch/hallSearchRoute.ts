import { graphql, readInlineData } from 'relay-runtime';
import type { HallSearchPageQuery } from '../../__generated__/HallSearchPageQuery.graphql.ts';
import type { hallSearchRoute_halls$key } from '../../__generated__/hallSearchRoute_halls.graphql.ts';
import type { PageContext, RouteOutcome } from '../../router/route.tsx';
import {
  conditionPairs,
  NO_CONDITIONS,
  readConditions,
  type ConditionParts,
  type Conditions,
  type PlaceCondition,
} from './searchConditions.ts';
import { toHallFilter } from './hallFilter.ts';
import { activeConditions, readSearchOptions, type SearchOptions } from './searchOptions.ts';

export function hallSearchVariables({
  address,
  params,
}: PageContext<ConditionParts>): HallSearchPageQuery['variables'] | null {
  const conditions = readConditions(address, params);
  if (!conditions) return null;
  const { place, sort, page } = conditions;
  return {
    filter: toHallFilter(conditions),
    sort,
    page,
    prefectureSlug: prefectureSlugOf(place),
    withPlaces: isWithinPrefecture(place),
    sponsorPlace: prefectureSlugOf(place) ?? '',
    withSponsored: prefectureSlugOf(place) !== null && page === 1,
  };
}

/**
 * A search without results is found; a page past the last one and a landing page of an unknown condition are missing. A
 * condition that finds halls exists, even if the options lost its row.
 */
export function hallSearchOutcome(
  data: HallSearchPageQuery['response'],
  { address, params }: PageContext<ConditionParts>,
): RouteOutcome {
  const key: hallSearchRoute_halls$key = data.halls;
  const { edges } = readInlineData(
    graphql`
      fragment hallSearchRoute_halls on HallSearchConnection @inline {
        edges {
          __typename
        }
      }
    `,
    key,
  );
  const conditions = readConditions(address, params) ?? NO_CONDITIONS;
  const isLanding = Object.keys(params).length > 0;
  const isMalformed = isLanding && conditionPairs(conditions).length === 0;
  const isPastEnd = conditions.page > 1;
  const isMissing =
    isMalformed ||
    (edges?.length === 0 && (isPastEnd || (isLanding && isUnknown(conditions, readSearchOptions(data)))));
  return { kind: isMissing ? 'missing' : 'found' };
}

/** Whether the options lack a condition. */
function isUnknown(conditions: Conditions, options: SearchOptions | null): boolean {
  return options !== null && activeConditions(conditions, options).some(({ isKnown }) => !isKnown);
}

/** Limits the place options to one prefecture; null without one in the URL. */
function prefectureSlugOf(place: PlaceCondition | null): string | null {
  return place?.kind === 'prefecture' ? place.value : null;
}

function isWithinPrefecture(place: PlaceCondition | null): boolean {
  return place !== null && place.kind !== 'area' && place.kind !== 'bounds';
}
