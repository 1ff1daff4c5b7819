import { builder } from '#gateway/schema/kit/builder.ts';
import { readOptional } from '#gateway/upstream/decode.ts';
import type { Reply } from '#gateway/upstream/endpoint.ts';
import type { getSearchProps } from '#gateway/upstream/endpoints/search.ts';

import { seasonChoices } from '../calendar/rules.ts';
import { Area, District, Prefecture, Region, Station, type StationSource } from '../place/Place.ts';

type Options = Reply<typeof getSearchProps>;

interface Choice {
  readonly value: string;
  readonly label: string;
}

const SearchChoice = builder.objectRef<Choice>('SearchChoice').implement({
  description: 'An option of a list.',
  fields: (t) => ({
    value: t.exposeString('value', { nonNull: true, description: 'Value to use in a filter.' }),
    label: t.exposeString('label', { nonNull: true, description: 'Japanese label.' }),
  }),
});

const toChoices = (pairs: readonly (readonly [string, string])[]): Choice[] =>
  pairs.map(([value, label]) => ({ value, label }));

const prefectureArgs = builder.args((t) => ({
  prefectureSlug: t.string({ description: 'Only those of this prefecture; all of Japan if omitted.' }),
}));

function inPrefecture<Place extends { prefectureSlug: string }>(
  places: Place[],
  slug: string | null | undefined,
): Place[] {
  return slug ? places.filter((place) => readOptional(() => place.prefectureSlug) === slug) : places;
}

const toStation = (row: Options['stations'][number]): StationSource => ({
  id: row.id,
  get name() {
    return row.name;
  },
  get lineName() {
    return row.line_name;
  },
  get prefectureSlug() {
    return row.prefecture_slug;
  },
});

const toPlaces = (rows: readonly (readonly [string, string, string])[]) =>
  rows.map(([slug, name, prefectureSlug]) => ({ slug, name, prefectureSlug }));

export const HallSearchOptions = builder.objectRef<Options>('HallSearchOptions').implement({
  description: 'Options of hall search; the same for all viewers and rarely changed.',
  fields: (t) => ({
    areas: t.field({
      type: [Area],
      description: 'Areas of Japan, then destinations abroad.',
      resolve: ({ areas }) => areas.map(([slug, name]) => ({ slug, name })),
    }),
    prefectures: t.field({
      type: [Prefecture],
      args: { slug: t.arg.string({ description: 'Only the prefecture with this slug.' }) },
      description: 'All prefectures, north to south.',
      resolve: ({ prefectures }, { slug: only }) =>
        prefectures
          .filter(([slug]) => only == null || slug === only)
          .map(([slug, name, areaSlug]) => ({ slug, name, areaSlug })),
    }),
    regions: t.field({
      type: [Region],
      args: prefectureArgs,
      description: 'Regions.',
      resolve: ({ regions }, { prefectureSlug }) => inPrefecture(toPlaces(regions), prefectureSlug),
    }),
    districts: t.field({
      type: [District],
      args: prefectureArgs,
      description: 'Districts.',
      resolve: ({ districts }, { prefectureSlug }) => inPrefecture(toPlaces(districts), prefectureSlug),
    }),
    stations: t.field({
      type: [Station],
      args: prefectureArgs,
      description: 'Stations.',
      resolve: ({ stations }, { prefectureSlug }) => inPrefecture(stations.map(toStation), prefectureSlug),
    }),
    goods: t.field({
      type: [SearchChoice],
      description: 'Amenities of halls (`goodsIds`).',
      resolve: ({ goods }) => toChoices(goods),
    }),
    tastes: t.field({
      type: [SearchChoice],
      description: 'Tastes (`tasteIds`).',
      resolve: ({ tastes }) => toChoices(tastes),
    }),
    chapels: t.field({
      type: [SearchChoice],
      description: 'Kinds of chapel (`chapelIds`).',
      resolve: ({ chapels }) => toChoices(chapels),
    }),
    planTypes: t.field({
      type: [SearchChoice],
      description: 'Kinds of plan (`planIds`).',
      resolve: ({ hall_plan_types }) => toChoices(hall_plan_types),
    }),
    planTags: t.field({
      type: [SearchChoice],
      description: 'Wedding styles (`weddingStyleIds`).',
      resolve: ({ hall_plan_tags }) => toChoices(hall_plan_tags),
    }),
    fairContents: t.field({
      type: [SearchChoice],
      description: 'Contents of fairs. In upper case their values are those of `FairContentKind`.',
      resolve: ({ fairContents }) => toChoices(fairContents),
    }),
    seasons: t.field({
      type: [SearchChoice],
      description:
        'Seasons for `Hall.reviews`: the current quarter in Japan and the 19 before it, newest first, then `undecided`.',
      resolve: (_options, _args, { now }) => seasonChoices(now()),
    }),
  }),
});
