/** Choices offered by hall search (R83), and the seasons of reviews. */
import { builder } from '#gateway/schema/builder.ts';
import type { getSearchProps } from '#gateway/upstream/endpoints/search.ts';
import type { Reply } from '#gateway/upstream/endpoint.ts';

import { Area, District, Prefecture, Region, Station } from '../place/Place.ts';
import { seasonChoices } from '../review/rules.ts';

type Options = Reply<typeof getSearchProps>;

interface Choice {
  readonly value: string;
  readonly label: string;
}

const SearchChoice = builder.objectRef<Choice>('SearchChoice').implement({
  description: 'One choice of a list.',
  fields: (t) => ({
    value: t.exposeString('value', { infallible: true, description: 'Value to put into a filter.' }),
    label: t.exposeString('label', { infallible: true, description: 'Japanese label.' }),
  }),
});

const choicesOf = (pairs: readonly (readonly [string, string])[]): Choice[] =>
  pairs.map(([value, label]) => ({ value, label }));

const ofPrefecture = builder.args((t) => ({
  prefectureSlug: t.string({ description: 'Only those of this prefecture; all of Japan when left out.' }),
}));

/** Keeps what lies in a prefecture; everything without one. */
function within<Place extends { prefectureSlug: string }>(
  places: Place[],
  slug: string | null | undefined,
): Place[] {
  return slug ? places.filter(({ prefectureSlug }) => prefectureSlug === slug) : places;
}

const placesOf = (rows: readonly (readonly [string, string, string])[]) =>
  rows.map(([slug, name, prefectureSlug]) => ({ slug, name, prefectureSlug }));

export const HallSearchOptions = builder.objectRef<Options>('HallSearchOptions').implement({
  description: 'Choices offered by hall search (R83); the same for everybody and rarely changed.',
  fields: (t) => ({
    areas: t.field({
      type: [Area],
      description: 'Areas of Japan, then destinations abroad.',
      resolve: ({ areas }) => areas.map(([slug, name]) => ({ slug, name })),
    }),
    prefectures: t.field({
      type: [Prefecture],
      description: 'All prefectures, north to south.',
      resolve: ({ prefectures }) => prefectures.map(([slug, name, areaSlug]) => ({ slug, name, areaSlug })),
    }),
    regions: t.field({
      type: [Region],
      args: ofPrefecture,
      description: 'Regions.',
      resolve: ({ regions }, { prefectureSlug }) => within(placesOf(regions), prefectureSlug),
    }),
    districts: t.field({
      type: [District],
      args: ofPrefecture,
      description: 'Districts.',
      resolve: ({ districts }, { prefectureSlug }) => within(placesOf(districts), prefectureSlug),
    }),
    stations: t.field({
      type: [Station],
      args: ofPrefecture,
      description: 'Stations.',
      resolve: ({ stations }, { prefectureSlug }) =>
        within(
          stations.map(({ id, name, line_name, prefecture_slug }) => ({
            id,
            name,
            lineName: line_name,
            prefectureSlug: prefecture_slug,
          })),
          prefectureSlug,
        ),
    }),
    goods: t.field({
      type: [SearchChoice],
      description: 'What a hall has (`goodsIds`).',
      resolve: ({ goods }) => choicesOf(goods),
    }),
    tastes: t.field({
      type: [SearchChoice],
      description: 'Tastes (`tasteIds`).',
      resolve: ({ tastes }) => choicesOf(tastes),
    }),
    chapels: t.field({
      type: [SearchChoice],
      description: 'Kinds of chapel (`chapelIds`).',
      resolve: ({ chapels }) => choicesOf(chapels),
    }),
    planTypes: t.field({
      type: [SearchChoice],
      description: 'Kinds of plan (`planIds`).',
      resolve: ({ hall_plan_types }) => choicesOf(hall_plan_types),
    }),
    planTags: t.field({
      type: [SearchChoice],
      description: 'Wedding styles (`weddingStyleIds`).',
      resolve: ({ hall_plan_tags }) => choicesOf(hall_plan_tags),
    }),
    fairContents: t.field({
      type: [SearchChoice],
      description: 'Contents of fairs, by their REST value.',
      resolve: ({ fairContents }) => choicesOf(fairContents),
    }),
    seasons: t.field({
      type: [SearchChoice],
      description:
        'Seasons of `Hall.reviews`: 20 quarters, the current one in Japan first and the past after it, then `undecided`.',
      resolve: (_options, _args, { now }) => seasonChoices(now()),
    }),
  }),
});
