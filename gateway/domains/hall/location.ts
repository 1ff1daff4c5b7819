import type { Context } from '#gateway/context.ts';
import { builder } from '#gateway/schema/kit/builder.ts';
import { readOptional } from '#gateway/upstream/decode.ts';
import { getSearchProps } from '#gateway/upstream/endpoints/search.ts';

import { type PlaceInPrefectureSource, Prefecture, type PrefectureSource, Region } from '../place/Place.ts';
import type { HallSummary } from './source.ts';

function toPrefecture(hall: HallSummary): PrefectureSource | null {
  const { prefecture_slug: slug, prefecture_name: name } = hall.location ?? {};
  if (!slug || !name) return null;
  return {
    slug,
    name,
    get areaSlug() {
      return hall.area_slug;
    },
  };
}

function toMainRegion(location: HallSummary['location']): PlaceInPrefectureSource | null {
  const { region_slug: slug, region_name: name, prefecture_slug: prefectureSlug } = location ?? {};
  return slug && name && prefectureSlug ? { slug, name, prefectureSlug } : null;
}

/**
 * The hall's row names the main region; the names of others come from the search options, loaded only if there are
 * any.
 */
async function loadRegions(hall: HallSummary, { rest }: Context): Promise<PlaceInPrefectureSource[]> {
  const { region_slugs: slugs } = hall;
  const main =
    slugs.length > 0 ? readOptional(() => toMainRegion(hall.location)) : toMainRegion(hall.location);
  if (slugs.every((other) => other === main?.slug)) return main ? [main] : [];
  const { regions } = await rest.get(getSearchProps, {});
  const others = regions.filter((region) => region[0] !== main?.slug && slugs.includes(region[0]));
  const named = others.map(([otherSlug, otherName, inPrefecture]) => ({
    slug: otherSlug,
    name: otherName,
    prefectureSlug: inPrefecture,
  }));
  return main ? [main, ...named] : named;
}

export const HallLocation = builder.objectRef<HallSummary>('HallLocation').implement({
  description: 'Location of a hall.',
  fields: (t) => ({
    latitude: t.float({
      nullable: true,
      description: 'Latitude in degrees, WGS 84; null if unknown.',
      resolve: ({ lat }) => lat,
    }),
    longitude: t.float({
      nullable: true,
      description: 'Longitude in degrees, WGS 84; null if unknown.',
      resolve: ({ lng }) => lng,
    }),
    areaSlug: t.string({
      nullable: true,
      description: 'Slug of the area or the destination abroad; null if unknown.',
      resolve: ({ area_slug }) => area_slug,
    }),
    prefecture: t.field({
      type: Prefecture,
      nullable: true,
      description: 'Prefecture; null for halls abroad.',
      resolve: toPrefecture,
    }),
    regions: t.field({
      type: [Region],
      description: 'Regions, main region first; may be several or empty.',
      resolve: (hall, _args, context) => loadRegions(hall, context),
    }),
    districtSlug: t.string({
      nullable: true,
      description: 'Slug of the district; null if unknown.',
      resolve: ({ district_slug }) => district_slug,
    }),
    stationId: t.string({
      nullable: true,
      description: 'Id of the nearest station; null if unknown.',
      resolve: ({ station_id }) => station_id,
    }),
  }),
});
