import { graphql, readInlineData } from 'relay-runtime';
import type { HallSearchPageQuery } from '../../__generated__/HallSearchPageQuery.graphql.ts';
import type { searchAddress_halls$key } from '../../__generated__/searchAddress_halls.graphql.ts';
import type { Outcome, Place } from '../../router/page.tsx';
import type { Params } from '../../router/pattern.ts';
import {
  conditionPairs,
  NO_CONDITIONS,
  readConditions,
  type Conditions,
  type PlaceCondition,
} from './conditions.ts';
import { filterOf } from './filter.ts';
import { namedConditions, readOptions, type Options } from './options.ts';

/** What a search address asks for; null for a page number that is none. */
export function searchVariables({ address, params }: Place): HallSearchPageQuery['variables'] | null {
  const conditions = readConditions(address, params);
  if (!conditions) return null;
  const { place, sort, page } = conditions;
  return {
    filter: filterOf(conditions),
    sort,
    page,
    prefectureSlug: knownPrefecture(place),
    withPlaces: isWithinPrefecture(place),
    sponsorPlace: knownPrefecture(place) ?? '',
    withSponsored: knownPrefecture(place) !== null && page === 1,
  };
}

/** A page beyond the last and the landing of a place nobody knows do not exist; a search that finds nothing does. */
export function searchOutcome(data: HallSearchPageQuery['response'], { address, params }: Place): Outcome {
  const key: searchAddress_halls$key = data.halls;
  const { edges } = readInlineData(
    graphql`
      fragment searchAddress_halls on HallSearchConnection @inline @throwOnFieldError {
        edges {
          __typename
        }
      }
    `,
    key,
  );
  const conditions = readConditions(address, params) ?? NO_CONDITIONS;
  const isBeyond = conditions.page > 1 && edges.length === 0;
  return isBeyond || isLandingOfNothing(conditions, params, readOptions(data))
    ? { kind: 'missing' }
    : { kind: 'found' };
}

/** A landing path whose condition makes no sense, or is in none of the lists. */
function isLandingOfNothing(conditions: Conditions, params: Params, options: Options | null): boolean {
  if (Object.keys(params).length === 0) return false;
  if (conditionPairs(conditions).length === 0) return true;
  return options !== null && namedConditions(conditions, options).some(({ isKnown }) => !isKnown);
}

/** Only the choices of this prefecture are asked for; null where the place does not tell which it is. */
function knownPrefecture(place: PlaceCondition | null): string | null {
  return place?.kind === 'prefecture' ? place.value : null;
}

/** Regions, districts and stations are offered once a prefecture is chosen. */
function isWithinPrefecture(place: PlaceCondition | null): boolean {
  return place !== null && place.kind !== 'area';
}
