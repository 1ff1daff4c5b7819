import { builder } from '#gateway/schema/kit/builder.ts';
import { badUserInput, nullIfNotFound } from '#gateway/schema/kit/errors.ts';
import type { Reply } from '#gateway/upstream/endpoint.ts';
import { getStats } from '#gateway/upstream/endpoints/search.ts';

import { PlaceInput } from './Place.ts';
import { type Place, placeParameters } from './rules.ts';

const AreaStats = builder.objectRef<Reply<typeof getStats>>('AreaStats').implement({
  description: 'Statistics of a place.',
  fields: (t) => ({
    hallCount: t.int({ description: 'Number of halls.', resolve: ({ hall_count }) => hall_count }),
    reviewCount: t.int({
      description: 'Number of reviews with a score.',
      resolve: ({ review_count }) => review_count,
    }),
    photoCount: t.int({ description: 'Number of photos.', resolve: ({ photo_count }) => photo_count }),
    averageCost: t.field({
      type: 'JPY',
      nullable: true,
      description: 'Average cost of a wedding in yen; null if unknown.',
      resolve: ({ average_cost }) => average_cost,
    }),
    averageGuestCount: t.int({
      nullable: true,
      description: 'Average number of guests; null if unknown.',
      resolve: ({ average_guest_count }) => average_guest_count,
    }),
  }),
});

/** The REST API takes an area, a prefecture or a single region. */
function statsParameters(place: Place): {
  area_slug?: string;
  prefecture_slug?: string;
  region_slug?: string;
} {
  const { region_slugs: regions, district_slug, station_id, ...larger } = placeParameters(place);
  if (place.bounds || district_slug || station_id || (regions && regions.length > 1))
    throw badUserInput('Statistics exist for areas, prefectures and single regions only.');
  return regions ? { region_slug: regions[0] } : larger;
}

builder.queryField('areaStats', (t) =>
  t.field({
    type: AreaStats,
    nullable: true,
    description:
      'Statistics of an area, a prefecture or a single region, or of all halls for an empty text or list; null for an unknown place.',
    args: {
      place: t.arg({
        type: PlaceInput,
        required: true,
        description:
          'The place: one of `areaSlug`, `prefectureSlug` and `regionSlugs`. `BAD_USER_INPUT` for text that is no slug, several regions, a district, a station or bounds.',
      }),
    },
    resolve: (_root, { place }, { rest }) => nullIfNotFound(rest.get(getStats, statsParameters(place))),
  }),
);
