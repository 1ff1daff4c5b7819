/** Queries of places. */
import { getStats } from '#gateway/upstream/endpoints/search.ts';
import type { Reply } from '#gateway/upstream/endpoint.ts';

import { builder } from '#gateway/schema/builder.ts';
import { absent, badInput } from '#gateway/schema/kit/errors.ts';

import { PlaceInput } from './Place.ts';
import { type Place, placeParameters } from './rules.ts';

const AreaStats = builder.objectRef<Reply<typeof getStats>>('AreaStats').implement({
  description: 'Numbers of a place (R81).',
  fields: (t) => ({
    hallCount: t.int({ description: 'Number of halls.', resolve: ({ hall_count }) => hall_count }),
    reviewCount: t.int({ description: 'Number of reviews.', resolve: ({ review_count }) => review_count }),
    photoCount: t.int({ description: 'Number of photos.', resolve: ({ photo_count }) => photo_count }),
    averageCost: t.field({
      type: 'JPY',
      nullable: true,
      description: 'Average cost of a wedding; null where nobody told one.',
      resolve: ({ average_cost }) => average_cost,
    }),
    averageGuestCount: t.int({
      nullable: true,
      description: 'Average number of guests; null where nobody told one.',
      resolve: ({ average_guest_count }) => average_guest_count,
    }),
  }),
});

/** What R81 takes of a place: an area, a prefecture or one region. */
function statsParameters(place: Place): {
  area_slug?: string;
  prefecture_slug?: string;
  region_slug?: string;
} {
  const { region_slugs: regions, district_slug, station_id, ...larger } = placeParameters(place);
  if (district_slug || station_id || (regions && regions.length > 1))
    throw badInput('Numbers are kept for areas, prefectures and single regions.');
  return regions ? { region_slug: regions[0] } : larger;
}

builder.queryField('areaStats', (t) =>
  t.field({
    type: AreaStats,
    nullable: true,
    description:
      'How many halls, reviews and photos an area, a prefecture or one region has (R81); null for an unknown place.',
    args: { place: t.arg({ type: PlaceInput, required: true, description: 'Which place.' }) },
    resolve: (_root, { place }, { reads }) => absent(reads.get(getStats, statsParameters(place))),
  }),
);
