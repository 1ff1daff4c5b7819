/** Halls within the bounds of a map: the REST API does not search by position. */
import type { Context } from '#gateway/context.ts';
import { badUserInput } from '#gateway/schema/kit/errors.ts';
import { readOptional } from '#gateway/upstream/decode.ts';
import { searchHalls } from '#gateway/upstream/endpoints/search.ts';
import { type HallListing, listHalls } from '#gateway/upstream/hallListing.ts';

import type { Bounds, PlaceParameters } from '../place/rules.ts';
import type { FilterParameters } from './filter.ts';
import type { HallSort } from './rules.ts';

/** A process reads the positions of all halls when they are first needed; a search waits this long for them. */
const POSITIONS_TIMEOUT_MS = 1_500;
/** Maximum number of regions in one request; with more, the search uses the prefecture or the area. */
const MAX_REGIONS = 60;

/** @throws BAD_USER_INPUT for what no map shows */
export function checkBounds({ south, west, north, east }: Bounds): void {
  if (!(south >= -90 && south < north && north <= 90 && west >= -180 && west < east && east <= 180))
    throw badUserInput('`bounds` must be degrees, south below north and west below east.');
}

/** False for a position that is unknown or invalid. */
function isWithin(
  hall: { readonly lat: number | null; readonly lng: number | null },
  { south, west, north, east }: Bounds,
): boolean {
  const lat = readOptional(() => hall.lat);
  const lng = readOptional(() => hall.lng);
  return lat !== null && lng !== null && lat >= south && lat <= north && lng >= west && lng <= east;
}

/** What all values are; null where they differ. */
function only(values: readonly (string | null)[]): string | null {
  const [first = null, ...others] = new Set(values);
  return others.length === 0 ? first : null;
}

/** The smallest places that hold all halls within the bounds: regions, prefecture, area or none; null without a hall. */
async function placeAround(bounds: Bounds, { hallNames }: Context): Promise<PlaceParameters | null> {
  const halls = (await hallNames.get(POSITIONS_TIMEOUT_MS))?.filter((hall) => isWithin(hall, bounds));
  if (!halls) return {};
  if (halls.length === 0) return null;
  const regions = new Set(halls.map((hall) => hall.regions[0] ?? ''));
  if (!regions.has('') && regions.size <= MAX_REGIONS) return { region_slugs: [...regions] };
  const prefecture = only(halls.map((hall) => hall.prefectureSlug));
  if (prefecture) return { prefecture_slug: prefecture };
  const area = only(halls.map((hall) => hall.areaSlug));
  return area ? { area_slug: area } : {};
}

/** All halls of a search within the bounds, in its order. */
export async function hallsWithin(
  bounds: Bounds,
  parameters: FilterParameters & { readonly s?: HallSort },
  context: Context,
): Promise<HallListing['halls']> {
  const place = await placeAround(bounds, context);
  if (!place) return [];
  const { halls } = await listHalls((page) =>
    context.rest.get(searchHalls, { ...parameters, ...place, page }),
  );
  return halls.filter((hall) => isWithin(hall, bounds));
}
