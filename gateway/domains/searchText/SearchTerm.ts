import { builder, restEnum } from '#gateway/schema/kit/builder.ts';

import type { Term, TermKind } from './lexicon.ts';
import type { Interpretation, UnderstoodTerm } from './rules.ts';

const KINDS: Readonly<Record<TermKind, string>> = {
  area: 'A place: `value` is for `PlaceInput.areaSlug`.',
  prefecture: 'A place: `value` is for `PlaceInput.prefectureSlug`.',
  region: 'A place: `value` is for `PlaceInput.regionSlugs`.',
  district: 'A place: `value` is for `PlaceInput.districtSlug`.',
  station: 'A place: `value` is for `PlaceInput.stationId`.',
  venue_type: '`value` is a `VenueType`, for `HallFilter.venueTypes`.',
  plan: '`value` is for `HallFilter.planIds`.',
  goods: '`value` is for `HallFilter.goodsIds`.',
  taste: '`value` is for `HallFilter.tasteIds`.',
  chapel: '`value` is for `HallFilter.chapelIds`.',
  wedding_style: '`value` is for `HallFilter.weddingStyleIds`.',
  people: '`value` is the number of guests, for `HallFilter.people`.',
  name: '`value` is for `HallFilter.name`, in the spelling that the search finds.',
  hall: 'One hall: `value` is for `hall(by: { rawId })`. Only in suggestions.',
};

const HallSearchTermKind = restEnum(
  'HallSearchTermKind',
  'Kind of a `HallSearchTerm`, and where its `value` goes.',
  KINDS,
);

/** Suggestions and alternatives have not been typed. */
export type SearchTermSource = Term & Partial<Pick<UnderstoodTerm, 'typed' | 'isCorrected'>>;

export const HallSearchTerm = builder.objectRef<SearchTermSource>('HallSearchTerm').implement({
  description: 'A condition of hall search that typed words stand for.',
  fields: (t) => ({
    kind: t.field({
      type: HallSearchTermKind,
      nonNull: true,
      description: 'What it is.',
      resolve: ({ kind }) => kind,
    }),
    value: t.exposeString('value', {
      nonNull: true,
      description: 'Slug, id, number or words for the field of `HallFilter` that the kind names.',
    }),
    label: t.exposeString('label', {
      nonNull: true,
      description: 'Japanese label, e.g. `東京都`, `新宿駅`, `ホテル` or `60名`.',
    }),
    detail: t.exposeString('detail', {
      nullable: true,
      description:
        'Where a place or hall is, to distinguish places of one name, e.g. `大阪府`; null for others.',
    }),
    parentSlug: t.exposeString('parent', {
      nullable: true,
      description:
        'Slug of the prefecture of a region, district or station, or of the area of a prefecture; null for others.',
    }),
    typed: t.string({
      nullable: true,
      description: 'The typed words; null for suggestions and alternatives.',
      resolve: ({ typed }) => typed,
    }),
    isCorrected: t.boolean({
      nonNull: true,
      description: 'Whether the typed words were completed or a letter was corrected: ask 「もしかして」.',
      resolve: ({ isCorrected }) => isCorrected ?? false,
    }),
  }),
});

export const HallSearchInterpretation = builder
  .objectRef<Interpretation>('HallSearchInterpretation')
  .implement({
    description: 'What `HallFilter.text` was understood as.',
    fields: (t) => ({
      terms: t.field({
        type: [HallSearchTerm],
        nonNull: true,
        description:
          'The conditions that apply, places first. Send them as fields of `HallFilter` to let the user change them one by one.',
        resolve: ({ terms }) => terms,
      }),
      unusedWords: t.stringList({
        nonNull: true,
        description: 'Words that no place, condition or hall has, and second places; they do not filter.',
        resolve: ({ unused }) => unused,
      }),
      alternatives: t.field({
        type: [HallSearchTerm],
        nonNull: true,
        description:
          'Other meanings, likeliest first, at most 4; e.g. the district of the name of a prefecture.',
        resolve: ({ alternatives }) => alternatives,
      }),
    }),
  });
