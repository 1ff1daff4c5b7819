/** Hall search as clients write it, and as R86 to R88 and X12 read it. */
import { builder } from '#gateway/schema/builder.ts';
import { badInput } from '#gateway/schema/kit/errors.ts';
import { isRawId } from '#gateway/schema/kit/ids.ts';

import { PlaceInput } from '../place/Place.ts';
import { type Place, placeParameters, type PlaceParameters } from '../place/rules.ts';
import { VenueType } from './Hall.ts';
import { HALL_SORTS, type VenueType as VenueNumber } from './rules.ts';

export const HallSort = builder.enumType('HallSort', {
  description: 'Order of halls (`s` of the REST API).',
  values: {
    RECOMMENDED: { value: HALL_SORTS.RECOMMENDED, description: 'Recommended first; the usual order.' },
    REVIEWS_HIGH: { value: HALL_SORTS.REVIEWS_HIGH, description: 'Best reviews first.' },
    REVIEWS_MANY: { value: HALL_SORTS.REVIEWS_MANY, description: 'Most reviews first.' },
    COST_HIGH: { value: HALL_SORTS.COST_HIGH, description: 'Highest cost first.' },
    COST_LOW: { value: HALL_SORTS.COST_LOW, description: 'Lowest cost first.' },
    NEWEST: { value: HALL_SORTS.NEWEST, description: 'Newest in the product first.' },
  },
});

export const HallFilter = builder.inputType('HallFilter', {
  description:
    'What to look for among halls. Conditions are combined with AND, the values of one list with OR. Empty strings count as left out.',
  fields: (t) => ({
    place: t.field({ type: PlaceInput, description: 'Where.' }),
    name: t.string({ description: 'Words in the name or its reading.' }),
    venueTypes: t.field({ type: [VenueType], description: 'Kinds of venue (`k`).' }),
    planIds: t.stringList({ description: 'Values of `hallSearchOptions.planTypes` (`p`).' }),
    goodsIds: t.stringList({ description: 'Values of `hallSearchOptions.goods` (`g`).' }),
    tasteIds: t.stringList({ description: 'Values of `hallSearchOptions.tastes` (`t`).' }),
    chapelIds: t.stringList({ description: 'Values of `hallSearchOptions.chapels` (`c`).' }),
    weddingStyleIds: t.stringList({ description: 'Values of `hallSearchOptions.planTags` (`ws`).' }),
    people: t.int({ description: 'Number of guests the hall has to take, 0 or more.' }),
    officialOnly: t.boolean({ defaultValue: false, description: 'Only halls with an official page.' }),
    bestRateOnly: t.boolean({ defaultValue: false, description: 'Only halls with the best-rate promise.' }),
  }),
});

/** A filter as it arrives. */
export interface Filter {
  readonly place?: Place | null;
  readonly name?: string | null;
  readonly venueTypes?: readonly VenueNumber[] | null;
  readonly planIds?: readonly string[] | null;
  readonly goodsIds?: readonly string[] | null;
  readonly tasteIds?: readonly string[] | null;
  readonly chapelIds?: readonly string[] | null;
  readonly weddingStyleIds?: readonly string[] | null;
  readonly people?: number | null;
  readonly officialOnly?: boolean | null;
  readonly bestRateOnly?: boolean | null;
}

/** A filter as it is sent. */
export interface FilterParameters extends PlaceParameters {
  k?: VenueNumber[];
  p?: string[];
  g?: string[];
  t?: string[];
  c?: string[];
  ws?: string[];
  name?: string;
  people?: number;
  official?: 1;
  best_rate?: 1;
}

/** Ids of a list condition. Empty strings are never sent; what no option can be is refused by name. */
function ids(name: string, values: readonly string[] | null | undefined): string[] | undefined {
  const given = values?.filter((value) => value !== '') ?? [];
  if (!given.every(isRawId)) throw badInput(`\`${name}\` takes values of \`hallSearchOptions\`.`);
  return given.length > 0 ? given : undefined;
}

/** Parameters of the search calls; what is undefined is not sent. */
export function filterParameters(filter: Filter | null | undefined): FilterParameters {
  const { place, name, venueTypes, people, officialOnly, bestRateOnly, ...lists } = filter ?? {};
  if (people != null && people < 0) throw badInput('`people` cannot be negative.');
  if (place?.stationId && !isRawId(place.stationId)) throw badInput('`stationId` is no id of a station.');
  return {
    ...placeParameters(place),
    k: venueTypes?.length ? [...venueTypes] : undefined,
    p: ids('planIds', lists.planIds),
    g: ids('goodsIds', lists.goodsIds),
    t: ids('tasteIds', lists.tasteIds),
    c: ids('chapelIds', lists.chapelIds),
    ws: ids('weddingStyleIds', lists.weddingStyleIds),
    name: name?.trim() || undefined,
    people: people ?? undefined,
    official: officialOnly ? 1 : undefined,
    best_rate: bestRateOnly ? 1 : undefined,
  };
}
