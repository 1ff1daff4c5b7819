/** Places of hall search, from largest to smallest: area, prefecture, region, district, station. */
import { builder, restEnum } from '#gateway/schema/kit/builder.ts';

import { DOMESTIC_AREAS, parseDomesticArea } from './rules.ts';

export interface PlaceSource {
  readonly slug: string;
  readonly name: string;
}

export interface PrefectureSource extends PlaceSource {
  readonly areaSlug: string | null;
}

/** A region or a district. */
export interface PlaceInPrefectureSource extends PlaceSource {
  readonly prefectureSlug: string;
}

export interface StationSource {
  readonly id: string;
  readonly name: string;
  readonly lineName: string | null;
  readonly prefectureSlug: string;
}

const DomesticArea = restEnum('DomesticArea', 'The eight domestic areas.', DOMESTIC_AREAS);

export const PlaceKind = restEnum('PlaceKind', 'Kind of a place.', {
  area: 'An area of Japan or a destination abroad.',
  prefecture: 'A prefecture.',
  region: 'A region of a prefecture.',
});

export const Area = builder.objectRef<PlaceSource>('Area').implement({
  description: 'An area of Japan, e.g. `kanto`, or a destination abroad, e.g. `hawaii`.',
  fields: (t) => ({
    slug: t.exposeString('slug', {
      nonNull: true,
      description: 'Slug, for filters and `/a/{areaSlug}`.',
    }),
    name: t.exposeString('name', { nonNull: true, description: 'Japanese name, e.g. `関東`.' }),
    domesticArea: t.field({
      type: DomesticArea,
      nullable: true,
      description: 'The domestic area; null for a destination abroad.',
      resolve: ({ slug }) => parseDomesticArea(slug),
    }),
  }),
});

export const Prefecture = builder.objectRef<PrefectureSource>('Prefecture').implement({
  description: 'A prefecture, e.g. `tokyo`.',
  fields: (t) => ({
    slug: t.exposeString('slug', {
      nonNull: true,
      description: 'Slug, for filters and `/pref/{prefectureSlug}`.',
    }),
    name: t.exposeString('name', { nonNull: true, description: 'Japanese name, e.g. `東京都`.' }),
    areaSlug: t.exposeString('areaSlug', {
      nullable: true,
      description: 'Slug of the area; null if unknown.',
    }),
  }),
});

export const Region = builder.objectRef<PlaceInPrefectureSource>('Region').implement({
  description: 'A region of a prefecture, e.g. `omotesando-aoyama`.',
  fields: (t) => ({
    slug: t.exposeString('slug', {
      nonNull: true,
      description: 'Slug, for filters and `/r/{regionSlug}`.',
    }),
    name: t.exposeString('name', { nonNull: true, description: 'Japanese name.' }),
    prefectureSlug: t.exposeString('prefectureSlug', {
      nonNull: true,
      description: 'Slug of the prefecture.',
    }),
  }),
});

export const District = builder.objectRef<PlaceInPrefectureSource>('District').implement({
  description: 'A district of a prefecture, e.g. `aoyama`.',
  fields: (t) => ({
    slug: t.exposeString('slug', {
      nonNull: true,
      description: 'Slug, for filters and `/d/{districtSlug}`.',
    }),
    name: t.exposeString('name', { nonNull: true, description: 'Japanese name.' }),
    prefectureSlug: t.exposeString('prefectureSlug', {
      nonNull: true,
      description: 'Slug of the prefecture.',
    }),
  }),
});

export const Station = builder.objectRef<StationSource>('Station').implement({
  description: 'A railway station.',
  fields: (t) => ({
    id: t.exposeString('id', {
      nonNull: true,
      description: 'Id, for filters and `/s/{stationId}`; not a global id.',
    }),
    name: t.exposeString('name', { nonNull: true, description: 'Japanese name, without `駅`.' }),
    lineName: t.exposeString('lineName', {
      nullable: true,
      description: 'Railway line; null if unknown.',
    }),
    prefectureSlug: t.exposeString('prefectureSlug', {
      nonNull: true,
      description: 'Slug of the prefecture.',
    }),
  }),
});

const GeoBoundsInput = builder.inputType('GeoBoundsInput', {
  description:
    'What a map shows, in degrees (WGS 84). South lies below north and west below east: a map across the 180th meridian is refused.',
  fields: (t) => ({
    south: t.float({ required: true, description: 'Latitude of the lower edge, -90 to 90.' }),
    west: t.float({ required: true, description: 'Longitude of the left edge, -180 to 180.' }),
    north: t.float({ required: true, description: 'Latitude of the upper edge, -90 to 90.' }),
    east: t.float({ required: true, description: 'Longitude of the right edge, -180 to 180.' }),
  }),
});

export const PlaceInput = builder.inputType('PlaceInput', {
  isOneOf: true,
  description: 'Selects a place by exactly one field.',
  fields: (t) => ({
    areaSlug: t.string({ description: 'Slug of an area (`/a/{areaSlug}`).' }),
    prefectureSlug: t.string({ description: 'Slug of a prefecture (`/pref/{prefectureSlug}`).' }),
    regionSlugs: t.stringList({ description: 'Slugs of regions (`/r/{regionSlug}`), combined with OR.' }),
    districtSlug: t.string({ description: 'Slug of a district (`/d/{districtSlug}`).' }),
    stationId: t.string({ description: 'Id of a station (`/s/{stationId}`).' }),
    bounds: t.field({
      type: GeoBoundsInput,
      description:
        'The part of a map; halls whose position is not known lie nowhere. The gateway reads all pages of the search in the regions or the prefecture around it, a REST call per 30 halls, up to 45 in all of Japan; `facetCounts` are unknown then.',
    }),
  }),
});
