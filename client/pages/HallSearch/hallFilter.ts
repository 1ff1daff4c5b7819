import type { HallFilter } from '../../__generated__/HallSearchPageQuery.graphql.ts';
import { parseBounds, type Conditions, type PlaceCondition } from './searchConditions.ts';

/** The GraphQL filter. The typed words are understood by the gateway. Empty conditions are omitted so that equal searches have equal variables. */
export function toHallFilter(conditions: Conditions): HallFilter {
  const { place, name, people, venueTypes, choices, officialOnly, bestRateOnly } = conditions;
  return {
    ...(place && { place: placeInput(place) }),
    ...(name !== '' && { text: name }),
    ...(people !== null && { people }),
    ...(venueTypes.length > 0 && { venueTypes: [...venueTypes] }),
    ...(choices.p.length > 0 && { planIds: [...choices.p] }),
    ...(choices.g.length > 0 && { goodsIds: [...choices.g] }),
    ...(choices.t.length > 0 && { tasteIds: [...choices.t] }),
    ...(choices.c.length > 0 && { chapelIds: [...choices.c] }),
    ...(choices.ws.length > 0 && { weddingStyleIds: [...choices.ws] }),
    ...(officialOnly && { officialOnly }),
    ...(bestRateOnly && { bestRateOnly }),
  };
}

function placeInput(place: PlaceCondition) {
  switch (place.kind) {
    case 'regions':
      return { regionSlugs: [...place.values] };
    case 'area':
      return { areaSlug: place.value };
    case 'prefecture':
      return { prefectureSlug: place.value };
    case 'district':
      return { districtSlug: place.value };
    case 'station':
      return { stationId: place.value };
    case 'bounds': {
      const bounds = parseBounds(place.value);
      return bounds ? { bounds } : null;
    }
  }
}
