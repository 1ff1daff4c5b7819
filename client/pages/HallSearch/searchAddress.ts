import { graphql, readInlineData } from 'relay-runtime';
import type { HallSearchPageQuery } from '../../__generated__/HallSearchPageQuery.graphql.ts';
import type { searchAddress_halls$key } from '../../__generated__/searchAddress_halls.graphql.ts';
import type { Outcome, Place } from '../../router/page.tsx';
import { readConditions, type PlaceCondition } from './conditions.ts';
import { filterOf } from './filter.ts';

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
  };
}

/** A page beyond the last does not exist; a search that finds nothing does. */
export function searchOutcome(
  { halls }: HallSearchPageQuery['response'],
  { address, params }: Place,
): Outcome {
  const key: searchAddress_halls$key = halls;
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
  const page = readConditions(address, params)?.page ?? 1;
  return page > 1 && edges.length === 0 ? { kind: 'missing' } : { kind: 'found' };
}

/** Only the choices of this prefecture are asked for; null where the place does not tell which it is. */
function knownPrefecture(place: PlaceCondition | null): string | null {
  return place?.kind === 'prefecture' ? place.value : null;
}

/** Regions, districts and stations are offered once a prefecture is chosen. */
function isWithinPrefecture(place: PlaceCondition | null): boolean {
  return place !== null && place.kind !== 'area';
}
