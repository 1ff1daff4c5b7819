import { graphql, readInlineData } from 'relay-runtime';
import type {
  searchOptions_query$data,
  searchOptions_query$key,
} from '../../__generated__/searchOptions_query.graphql.ts';
import { UNNAMED_PLACE, VENUE_TYPES } from '../../labels.ts';
import { atPlace, type ChoiceKey, type Conditions, type PlaceCondition } from './searchConditions.ts';
import { CHOICE_KEYS } from '../../paths.ts';

type LoadedOptions = NonNullable<searchOptions_query$data['options']>;

/** Lists that failed to load are empty. */
export type SearchOptions = { readonly [List in keyof LoadedOptions]-?: NonNullable<LoadedOptions[List]> };

/** Null when the options failed to load; results are shown without them. */
export function readSearchOptions(query: searchOptions_query$key): SearchOptions | null {
  const { options } = readInlineData(
    graphql`
      fragment searchOptions_query on Query @inline {
        options: hallSearchOptions {
          areas @catch(to: NULL) {
            slug
            name
            domesticArea
          }
          prefectures @catch(to: NULL) {
            slug
            name
            areaSlug
          }
          regions(prefectureSlug: $prefectureSlug) @include(if: $withPlaces) @catch(to: NULL) {
            slug
            name
            prefectureSlug
          }
          districts(prefectureSlug: $prefectureSlug) @include(if: $withPlaces) @catch(to: NULL) {
            slug
            name
            prefectureSlug
          }
          stations(prefectureSlug: $prefectureSlug) @include(if: $withPlaces) @catch(to: NULL) {
            id
            name
            prefectureSlug
          }
          planTypes @catch(to: NULL) {
            value
            label
          }
          goods @catch(to: NULL) {
            value
            label
          }
          tastes @catch(to: NULL) {
            value
            label
          }
          chapels @catch(to: NULL) {
            value
            label
          }
          planTags @catch(to: NULL) {
            value
            label
          }
        }
      }
    `,
    query,
  );
  if (!options) return null;
  return {
    areas: options.areas ?? [],
    prefectures: options.prefectures ?? [],
    regions: options.regions ?? [],
    districts: options.districts ?? [],
    stations: options.stations ?? [],
    planTypes: options.planTypes ?? [],
    goods: options.goods ?? [],
    tastes: options.tastes ?? [],
    chapels: options.chapels ?? [],
    planTags: options.planTags ?? [],
  };
}

/** In place of the name of a condition that is not known. */
export const UNNAMED_CONDITION = 'この条件';

/** Headings in display order. */
export const CHOICE_TITLES: Readonly<Record<ChoiceKey, string>> = {
  t: '雰囲気',
  c: 'チャペル',
  ws: '挙式スタイル',
  g: 'こだわり',
  p: 'プラン',
};

export function areasOf(options: SearchOptions, where: 'japan' | 'abroad'): SearchOptions['areas'] {
  return options.areas.filter((area) => (area.domesticArea != null) === (where === 'japan'));
}

export function choicesOf(options: SearchOptions, key: ChoiceKey): SearchOptions['goods'] {
  const { planTypes, goods, tastes, chapels, planTags } = options;
  return { p: planTypes, g: goods, t: tastes, c: chapels, ws: planTags }[key];
}

/** A condition with its label, and the search without it. */
export interface ActiveCondition {
  readonly label: string;
  /** Whether the options contain it. */
  readonly isKnown: boolean;
  readonly without: Conditions;
}

/** All active conditions. Unknown values are labelled with the raw value. */
export function activeConditions(conditions: Conditions, options: SearchOptions): ActiveCondition[] {
  const from = { ...conditions, page: 1 };
  const { place, venueTypes, choices, people, officialOnly, bestRateOnly, name } = conditions;
  return [
    ...activePlaces(place, options).map(({ label, isKnown, rest }) => ({
      label,
      isKnown,
      without: atPlace(conditions, rest),
    })),
    ...VENUE_TYPES.filter((type) => venueTypes.includes(type.value)).map((type) => ({
      label: type.name,
      isKnown: true,
      without: { ...from, venueTypes: venueTypes.filter((value) => value !== type.value) },
    })),
    ...CHOICE_KEYS.flatMap((key) =>
      choices[key].map((value) => {
        const choicesOfKey = choicesOf(options, key);
        const name = choicesOfKey.find((choice) => choice.value === value)?.label;
        const isKnown = name !== undefined || choicesOfKey.length === 0;
        const without = {
          ...from,
          choices: { ...choices, [key]: choices[key].filter((other) => other !== value) },
        };
        return { label: name ?? UNNAMED_CONDITION, isKnown, without };
      }),
    ),
    ...(people === null ? [] : [{ label: `${people}名`, isKnown: true, without: { ...from, people: null } }]),
    ...(officialOnly
      ? [{ label: '公式ページあり', isKnown: true, without: { ...from, officialOnly: false } }]
      : []),
    ...(bestRateOnly
      ? [{ label: 'ベストレート保証', isKnown: true, without: { ...from, bestRateOnly: false } }]
      : []),
    ...(name === '' ? [] : [{ label: `「${name}」`, isKnown: true, without: { ...from, name: '' } }]),
  ];
}

/** Label of the place, regions joined; null without a place. */
export function placeName(place: PlaceCondition | null, options: SearchOptions): string | null {
  const names = activePlaces(place, options).map(({ label }) => label);
  return names.length === 0 ? null : names.join('・');
}

export function prefectureOf(
  place: PlaceCondition | null,
  options: SearchOptions,
): SearchOptions['prefectures'][number] | null {
  const slug = prefectureSlugOf(place, options);
  return options.prefectures.find((prefecture) => prefecture.slug === slug) ?? null;
}

export function areaSlugOf(place: PlaceCondition | null, options: SearchOptions): string | null {
  return place?.kind === 'area' ? place.value : (prefectureOf(place, options)?.areaSlug ?? null);
}

function prefectureSlugOf(place: PlaceCondition | null, options: SearchOptions): string | undefined {
  switch (place?.kind) {
    case 'prefecture':
      return place.value;
    case 'regions':
      return options.regions.find((region) => place.values.includes(region.slug))?.prefectureSlug;
    case 'district':
      return options.districts.find((district) => district.slug === place.value)?.prefectureSlug;
    case 'station':
      return options.stations.find((station) => station.id === place.value)?.prefectureSlug;
    default:
      return undefined;
  }
}

interface ActivePlace {
  readonly label: string;
  readonly rest: PlaceCondition | null;
  readonly isKnown: boolean;
}

function activePlaces(place: PlaceCondition | null, options: SearchOptions): ActivePlace[] {
  if (!place) return [];
  if (place.kind === 'bounds') return [{ label: '地図の範囲', rest: null, isKnown: true }];
  const lists = {
    area: options.areas,
    prefecture: options.prefectures,
    regions: options.regions,
    district: options.districts,
    station: options.stations,
  };
  // A list that failed to load does not say that a place does not exist.
  const isLoaded = lists[place.kind].length > 0;
  const named = (name: string | undefined, rest: PlaceCondition | null) => ({
    label: name ?? UNNAMED_PLACE,
    rest,
    isKnown: name !== undefined || !isLoaded,
  });
  if (place.kind === 'regions') {
    return place.values.map((value) => {
      const values = place.values.filter((other) => other !== value);
      return named(nameIn(options.regions, value), values.length > 0 ? { kind: 'regions', values } : null);
    });
  }
  if (place.kind === 'station') {
    const station = options.stations.find(({ id }) => id === place.value);
    return [named(station && `${station.name}駅`, null)];
  }
  return [named(nameIn(lists[place.kind], place.value), null)];
}

function nameIn(
  list: ReadonlyArray<{ readonly slug: string; readonly name: string }> | null | undefined,
  slug: string,
): string | undefined {
  return list?.find((item) => item.slug === slug)?.name;
}
