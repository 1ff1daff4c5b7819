/** Search by typed words: `HallFilter.text` and suggestions. */
import type { Context } from '#gateway/context.ts';
import { builder } from '#gateway/schema/kit/builder.ts';
import { badUserInput } from '#gateway/schema/kit/errors.ts';

import type { Place } from '../place/rules.ts';
import { complete, understand } from '../searchText/source.ts';
import { HallSearchTerm, type SearchTermSource } from '../searchText/SearchTerm.ts';
import type { HallFilterValue } from './filter.ts';
import { VENUE_TYPES } from './rules.ts';

type Interpretation = NonNullable<Awaited<ReturnType<typeof understand>>>;

/** A filter whose text is replaced by what it means. */
export interface UnderstoodFilter {
  readonly filter: HallFilterValue;
  /** Null without a text. */
  readonly interpretation: Interpretation | null;
}

const MAX_TEXT_LENGTH = 200;

export async function understandFilter(
  filter: HallFilterValue | null | undefined,
  context: Context,
): Promise<UnderstoodFilter> {
  const { text, ...others } = filter ?? {};
  const typed = text?.trim() ?? '';
  if (typed.length > MAX_TEXT_LENGTH)
    throw badUserInput(`\`text\` has at most ${MAX_TEXT_LENGTH} characters.`);
  if (typed === '') return { filter: others, interpretation: null };
  const understood = await understand(typed, context);
  if (understood === null) {
    return {
      filter: { ...others, name: [others.name, typed].filter(Boolean).join(' ') },
      interpretation: null,
    };
  }
  return applyPlace(others, understood);
}

/** A place of the filter itself is kept; the places of the text are not used then. */
function applyPlace(filter: HallFilterValue, interpretation: Interpretation): UnderstoodFilter {
  const { bounds, ...named } = filter.place ?? {};
  const chosen = bounds != null || Object.values(named).some((value) => value != null && value.length > 0);
  const isPlace = ({ kind }: SearchTermSource): boolean => kind in PLACES;
  const terms = chosen ? interpretation.terms.filter((term) => !isPlace(term)) : interpretation.terms;
  const unused = interpretation.terms.flatMap((term) => (terms.includes(term) ? [] : [term.typed]));
  const valuesOf = (kind: SearchTermSource['kind']): string[] =>
    terms.filter((term) => term.kind === kind).map(({ value }) => value);
  const joined = (own: readonly string[] | null | undefined, kind: SearchTermSource['kind']): string[] => [
    ...(own ?? []),
    ...valuesOf(kind),
  ];
  const [people] = valuesOf('people');
  return {
    filter: {
      ...filter,
      place: chosen ? filter.place : placeOf(terms),
      name: joined(filter.name ? [filter.name] : [], 'name').join(' '),
      venueTypes: [
        ...(filter.venueTypes ?? []),
        ...valuesOf('venue_type').flatMap((value) =>
          Object.entries(VENUE_TYPES).flatMap(([name, number]) => (name === value ? [number] : [])),
        ),
      ],
      planIds: joined(filter.planIds, 'plan'),
      goodsIds: joined(filter.goodsIds, 'goods'),
      tasteIds: joined(filter.tasteIds, 'taste'),
      chapelIds: joined(filter.chapelIds, 'chapel'),
      weddingStyleIds: joined(filter.weddingStyleIds, 'wedding_style'),
      people: filter.people ?? (people === undefined ? null : Number(people)),
    },
    interpretation: { ...interpretation, terms, unused: [...interpretation.unused, ...unused] },
  };
}

const PLACES: Readonly<Partial<Record<SearchTermSource['kind'], (values: string[]) => Place>>> = {
  area: ([areaSlug]) => ({ areaSlug }),
  prefecture: ([prefectureSlug]) => ({ prefectureSlug }),
  region: (regionSlugs) => ({ regionSlugs }),
  district: ([districtSlug]) => ({ districtSlug }),
  station: ([stationId]) => ({ stationId }),
};

function placeOf(terms: readonly SearchTermSource[]): Place | null {
  const kind = terms.find((term) => term.kind in PLACES)?.kind;
  const values = terms.filter((term) => term.kind === kind).map(({ value }) => value);
  return kind === undefined ? null : (PLACES[kind]?.(values) ?? null);
}

const MAX_SUGGESTIONS = 20;

builder.queryField('hallSearchSuggestions', (t) =>
  t.field({
    type: [HallSearchTerm],
    args: {
      text: t.arg.string({ required: true, description: 'What has been typed so far, in any spelling.' }),
      first: t.arg.int({ defaultValue: 8, description: `How many, 1 to ${MAX_SUGGESTIONS}.` }),
    },
    description:
      'Places, conditions and halls that a typed text may become, best first; empty for none. Makes no REST call of its own once options and names of halls are cached: ask after each key.',
    resolve: (_root, { text, first }, context) => {
      const limit = first ?? 8;
      if (limit < 1 || limit > MAX_SUGGESTIONS)
        throw badUserInput(`\`first\` must be 1 to ${MAX_SUGGESTIONS}.`);
      if (text.length > MAX_TEXT_LENGTH)
        throw badUserInput(`\`text\` has at most ${MAX_TEXT_LENGTH} characters.`);
      return complete(text, limit, context);
    },
  }),
);
