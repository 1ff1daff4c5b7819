/** The hall filter and its REST parameters. */
import { builder } from '#gateway/schema/kit/builder.ts';
import { badUserInput } from '#gateway/schema/kit/errors.ts';
import { isRawId } from '#gateway/schema/kit/node.ts';
import { MAX_GUESTS } from '#gateway/upstream/endpoints/values.ts';

import { PlaceInput } from '../place/Place.ts';
import { type Place, placeParameters, type PlaceParameters } from '../place/rules.ts';
import { VenueType } from './Hall.ts';
import { HALL_SORTS, type VenueType as VenueNumber } from './rules.ts';

export const HallSort = builder.enumType('HallSort', {
  description: 'Order of halls (`s` of the REST API).',
  values: {
    RECOMMENDED: { value: HALL_SORTS.RECOMMENDED, description: 'Recommended first; the default.' },
    REVIEWS_HIGH: { value: HALL_SORTS.REVIEWS_HIGH, description: 'Best reviews first.' },
    REVIEWS_MANY: {
      value: HALL_SORTS.REVIEWS_MANY,
      description: 'Most reviews with a score (`ratingCount`) first.',
    },
    COST_HIGH: { value: HALL_SORTS.COST_HIGH, description: 'Highest cost first.' },
    COST_LOW: { value: HALL_SORTS.COST_LOW, description: 'Lowest cost first.' },
    NEWEST: { value: HALL_SORTS.NEWEST, description: 'Newest on this site first.' },
  },
});

export const HallFilter = builder.inputType('HallFilter', {
  description:
    'Filter for halls. Conditions are combined with AND, the values of one list with OR. Empty strings are ignored.',
  fields: (t) => ({
    place: t.field({
      type: PlaceInput,
      description: 'Location. No hall is found in an unknown place; an empty text or list is no condition.',
    }),
    name: t.string({ description: 'Words in the name or its reading, at most 200 characters.' }),
    text: t.string({
      description:
        'Words as people type them, at most 200 characters: places, stations, kinds of venue, conditions, numbers of guests and names of halls, in kanji, kana or romaji, in any spelling and order, e.g. `渋谷 ホテル 60名` or `toyosu`. They are added to the other fields; a `place` given here takes precedence over places in the text. `HallSearchConnection.interpretation` says what was understood.',
    }),
    venueTypes: t.field({ type: [VenueType], description: 'Kinds of venue (`k`).' }),
    planIds: t.stringList({ description: 'Values of `hallSearchOptions.planTypes` (`p`).' }),
    goodsIds: t.stringList({ description: 'Values of `hallSearchOptions.goods` (`g`).' }),
    tasteIds: t.stringList({ description: 'Values of `hallSearchOptions.tastes` (`t`).' }),
    chapelIds: t.stringList({ description: 'Values of `hallSearchOptions.chapels` (`c`).' }),
    weddingStyleIds: t.stringList({ description: 'Values of `hallSearchOptions.planTags` (`ws`).' }),
    people: t.int({ description: 'Number of guests the hall must accommodate, 0 or more.' }),
    officialOnly: t.boolean({ defaultValue: false, description: 'Only halls with an official page.' }),
    bestRateOnly: t.boolean({ defaultValue: false, description: 'Only halls with the best-rate promise.' }),
  }),
});

export interface HallFilterValue {
  readonly place?: Place | null;
  readonly name?: string | null;
  readonly text?: string | null;
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

/** Drops empty strings; throws BAD_USER_INPUT for text that cannot be an id. */
function toListParameter(name: string, values: readonly string[] | null | undefined): string[] | undefined {
  const nonEmpty = values?.filter((value) => value !== '') ?? [];
  if (!nonEmpty.every(isRawId)) throw badUserInput(`\`${name}\` takes values of \`hallSearchOptions\`.`);
  return nonEmpty.length > 0 ? nonEmpty : undefined;
}

/** The REST API takes no longer ones. */
const MAX_NAME_LENGTH = 200;

/** The filter's `text` must have been replaced by what it means. */
export function filterParameters(filter: HallFilterValue | null | undefined): FilterParameters {
  const { place, name, venueTypes, people, officialOnly, bestRateOnly, ...lists } = filter ?? {};
  if (name && name.trim().length > MAX_NAME_LENGTH)
    throw badUserInput(`\`name\` has at most ${MAX_NAME_LENGTH} characters.`);
  if (people != null && (people < 0 || people > MAX_GUESTS))
    throw badUserInput(`\`people\` has to lie between 0 and ${MAX_GUESTS}.`);
  if (place?.stationId && !isRawId(place.stationId)) throw badUserInput('`stationId` is no id of a station.');
  return {
    ...placeParameters(place),
    k: venueTypes?.length ? [...venueTypes] : undefined,
    p: toListParameter('planIds', lists.planIds),
    g: toListParameter('goodsIds', lists.goodsIds),
    t: toListParameter('tasteIds', lists.tasteIds),
    c: toListParameter('chapelIds', lists.chapelIds),
    ws: toListParameter('weddingStyleIds', lists.weddingStyleIds),
    name: name?.trim() || undefined,
    people: people ?? undefined,
    official: officialOnly ? 1 : undefined,
    best_rate: bestRateOnly ? 1 : undefined,
  };
}
