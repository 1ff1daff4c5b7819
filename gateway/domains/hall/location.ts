/** Where a hall lies. */
import type { Context } from '#gateway/context.ts';
import { builder } from '#gateway/schema/builder.ts';
import { getSearchProps } from '#gateway/upstream/endpoints/search.ts';

import { Prefecture, Region, type PlaceInPrefectureSource, type PrefectureSource } from '../place/Place.ts';
import type { HallSummary } from './source.ts';

function prefectureOf({ location, area_slug: areaSlug }: HallSummary): PrefectureSource | null {
  const { prefecture_slug: slug, prefecture_name: name } = location ?? {};
  return slug && name ? { slug, name, areaSlug } : null;
}

/** The regions of a hall. Its row names the first; the others get their names from the search options (R83), which are read for that alone. */
async function regionsOf(
  { location, region_slugs: slugs }: HallSummary,
  { reads }: Context,
): Promise<PlaceInPrefectureSource[]> {
  const { region_slug: slug, region_name: name, prefecture_slug: prefectureSlug } = location ?? {};
  const main = slug && name && prefectureSlug ? { slug, name, prefectureSlug } : null;
  if (slugs.every((other) => other === main?.slug)) return main ? [main] : [];
  const { regions } = await reads.get(getSearchProps, {});
  const others = regions.filter((region) => region[0] !== main?.slug && slugs.includes(region[0]));
  const named = others.map(([otherSlug, otherName, inPrefecture]) => ({
    slug: otherSlug,
    name: otherName,
    prefectureSlug: inPrefecture,
  }));
  return main ? [main, ...named] : named;
}

export const HallLocation = builder.objectRef<HallSummary>('HallLocation').implement({
  description: 'Where a hall lies.',
  fields: (t) => ({
    latitude: t.float({
      nullable: true,
      description: 'Latitude in degrees, WGS 84; null where unknown.',
      resolve: ({ lat }) => lat,
    }),
    longitude: t.float({
      nullable: true,
      description: 'Longitude in degrees, WGS 84; null where unknown.',
      resolve: ({ lng }) => lng,
    }),
    areaSlug: t.string({
      nullable: true,
      description: 'Slug of the area or of the destination abroad; null where unknown.',
      resolve: ({ area_slug }) => area_slug,
    }),
    prefecture: t.field({
      type: Prefecture,
      nullable: true,
      description: 'Prefecture; null for halls abroad.',
      resolve: prefectureOf,
    }),
    regions: t.field({
      type: [Region],
      description: 'Regions, the main one first; a hall can belong to several or to none.',
      resolve: (hall, _args, context) => regionsOf(hall, context),
    }),
    districtSlug: t.string({
      nullable: true,
      description: 'Slug of the district; null where unknown.',
      resolve: ({ district_slug }) => district_slug,
    }),
    stationId: t.string({
      nullable: true,
      description: 'Id of the nearest station; null where unknown.',
      resolve: ({ station_id }) => station_id,
    }),
  }),
});
