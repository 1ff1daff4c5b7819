import { graphql, readInlineData } from 'relay-runtime';
import type {
  understoodSearch_halls$data,
  understoodSearch_halls$key,
} from '../../__generated__/understoodSearch_halls.graphql.ts';
import { VENUE_TYPES } from '../../labels.ts';
import { atPlace, type ChoiceKey, type Conditions, type PlaceCondition } from './searchConditions.ts';
import type { SearchOptions } from './searchOptions.ts';

type Interpretation = NonNullable<understoodSearch_halls$data['interpretation']>;
export type SearchTerm = Pick<Interpretation['alternatives'][number], 'kind' | 'value'>;

/** A search whose typed words have become conditions. */
export interface UnderstoodSearch {
  readonly conditions: Conditions;
  /** Including the places that the words mean. */
  readonly options: SearchOptions | null;
  /** Null without typed words, or if they are exactly the name of a hall. */
  readonly words: {
    readonly typed: string;
    readonly meaning: readonly string[];
    readonly isCorrected: boolean;
    readonly unused: readonly string[];
    readonly alternatives: ReadonlyArray<{ readonly label: string; readonly conditions: Conditions }>;
  } | null;
}

export function readUnderstoodSearch(
  halls: understoodSearch_halls$key,
  typed: Conditions,
  options: SearchOptions | null,
): UnderstoodSearch {
  const { interpretation } = readInlineData(
    graphql`
      fragment understoodSearch_halls on HallSearchConnection @inline {
        interpretation {
          terms {
            kind
            value
            label
            parentSlug
            typed
            isCorrected
          }
          unusedWords
          alternatives {
            kind
            value
            label
            detail
          }
        }
      }
    `,
    halls,
  );
  if (!interpretation) return { conditions: typed, options, words: null };
  const { terms, unusedWords: unused, alternatives } = interpretation;
  const withoutWords = { ...typed, name: '' };
  const conditions = terms.reduce(withTerm, withoutWords);
  const isPlainName = terms.every(({ kind, value, typed: words }) => kind === 'NAME' && value === words);
  return {
    conditions,
    options: options && withPlaces(options, terms),
    words:
      isPlainName && unused.length === 0 && alternatives.length === 0
        ? null
        : {
            typed: typed.name,
            meaning: isPlainName ? [] : terms.map(({ label }) => label),
            isCorrected: terms.some(({ isCorrected }) => isCorrected),
            unused,
            alternatives: alternatives.map((term) => ({
              label: term.detail ? `${term.label}（${term.detail}）` : term.label,
              conditions: withTerm(isPlainName ? withoutWords : atPlace(conditions, null), term),
            })),
          },
  };
}

const CHOICES: Readonly<Record<string, ChoiceKey>> = {
  PLAN: 'p',
  GOODS: 'g',
  TASTE: 't',
  CHAPEL: 'c',
  WEDDING_STYLE: 'ws',
};

/** The conditions with one more. A place replaces the current place; regions are added to regions. */
export function withTerm(from: Conditions, { kind, value }: SearchTerm): Conditions {
  const key = CHOICES[kind];
  if (key !== undefined) {
    const values = [...new Set([...from.choices[key], value])];
    return { ...from, choices: { ...from.choices, [key]: values } };
  }
  switch (kind) {
    case 'VENUE_TYPE':
      return {
        ...from,
        venueTypes: VENUE_TYPES.map((type) => type.value).filter(
          (type) => type === value || from.venueTypes.includes(type),
        ),
      };
    case 'PEOPLE':
      return { ...from, people: Number(value) };
    case 'NAME':
      return { ...from, name: [from.name, value].filter(Boolean).join(' ') };
    default:
      return { ...from, place: placeOf(kind, value, from.place) ?? from.place };
  }
}

function placeOf(kind: string, value: string, place: PlaceCondition | null): PlaceCondition | null {
  switch (kind) {
    case 'AREA':
      return { kind: 'area', value };
    case 'PREFECTURE':
      return { kind: 'prefecture', value };
    case 'DISTRICT':
      return { kind: 'district', value };
    case 'STATION':
      return { kind: 'station', value };
    case 'REGION':
      return {
        kind: 'regions',
        values: [...new Set([...(place?.kind === 'regions' ? place.values : []), value])],
      };
    default:
      return null;
  }
}

/** Options lack the regions, districts and stations of a search whose address names no place. */
function withPlaces(options: SearchOptions, terms: Interpretation['terms']): SearchOptions {
  const placesOf = (kind: string) => terms.filter((term) => term.kind === kind && term.parentSlug != null);
  const toPlace = ({ value, label, parentSlug }: Interpretation['terms'][number]) => ({
    slug: value,
    name: label,
    prefectureSlug: parentSlug ?? '',
  });
  return {
    ...options,
    regions: options.regions.length > 0 ? options.regions : placesOf('REGION').map(toPlace),
    districts: options.districts.length > 0 ? options.districts : placesOf('DISTRICT').map(toPlace),
    stations:
      options.stations.length > 0
        ? options.stations
        : placesOf('STATION').map(({ value, label, parentSlug }) => ({
            id: value,
            name: label.replace(/駅$/, ''),
            prefectureSlug: parentSlug ?? '',
          })),
  };
}
