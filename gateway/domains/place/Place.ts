/** Places of hall search, from the largest to the smallest: area, prefecture, region, district, station. */
import { builder } from '#gateway/schema/builder.ts';
import { wordEnum } from '#gateway/schema/kit/enums.ts';

import { DOMESTIC_AREAS, domesticArea } from './rules.ts';

/** A place known by its slug. */
export interface PlaceSource {
  readonly slug: string;
  readonly name: string;
}

/** A prefecture, with the area it lies in where that is known. */
export interface PrefectureSource extends PlaceSource {
  readonly areaSlug: string | null;
}

/** A region or a district. */
export interface PlaceInPrefectureSource extends PlaceSource {
  readonly prefectureSlug: string;
}

/** A station. */
export interface StationSource {
  readonly id: string;
  readonly name: string;
  readonly lineName: string | null;
  readonly prefectureSlug: string;
}

const DomesticArea = wordEnum('DomesticArea', 'The eight domestic areas.', DOMESTIC_AREAS);

export const PlaceKind = wordEnum('PlaceKind', 'Kind of a place.', {
  area: 'An area of Japan or a destination abroad.',
  prefecture: 'A prefecture.',
  region: 'A region inside a prefecture.',
});

export const Area = builder.objectRef<PlaceSource>('Area').implement({
  description: 'An area of Japan, e.g. `kanto`, or a destination abroad, e.g. `hawaii`.',
  fields: (t) => ({
    slug: t.exposeString('slug', {
      infallible: true,
      description: 'Slug used in filters and in `/a/{areaSlug}`.',
    }),
    name: t.exposeString('name', { infallible: true, description: 'Japanese name, e.g. `関東`.' }),
    domesticArea: t.field({
      type: DomesticArea,
      nullable: true,
      description: 'Which of the eight domestic areas it is; null for a destination abroad.',
      resolve: ({ slug }) => domesticArea(slug),
    }),
  }),
});

export const Prefecture = builder.objectRef<PrefectureSource>('Prefecture').implement({
  description: 'A prefecture, e.g. `tokyo`.',
  fields: (t) => ({
    slug: t.exposeString('slug', {
      infallible: true,
      description: 'Slug used in filters and in `/pref/{prefectureSlug}`.',
    }),
    name: t.exposeString('name', { infallible: true, description: 'Japanese name, e.g. `東京都`.' }),
    areaSlug: t.exposeString('areaSlug', {
      nullable: true,
      description: 'Slug of the area it lies in; null where the source does not tell.',
    }),
  }),
});

export const Region = builder.objectRef<PlaceInPrefectureSource>('Region').implement({
  description: 'A region inside a prefecture, e.g. `omotesando-aoyama`.',
  fields: (t) => ({
    slug: t.exposeString('slug', {
      infallible: true,
      description: 'Slug used in filters and in `/r/{regionSlug}`.',
    }),
    name: t.exposeString('name', { infallible: true, description: 'Japanese name.' }),
    prefectureSlug: t.exposeString('prefectureSlug', {
      infallible: true,
      description: 'Slug of the prefecture it lies in.',
    }),
  }),
});

export const District = builder.objectRef<PlaceInPrefectureSource>('District').implement({
  description: 'A district inside a prefecture, e.g. `aoyama`.',
  fields: (t) => ({
    slug: t.exposeString('slug', {
      infallible: true,
      description: 'Slug used in filters and in `/d/{districtSlug}`.',
    }),
    name: t.exposeString('name', { infallible: true, description: 'Japanese name.' }),
    prefectureSlug: t.exposeString('prefectureSlug', {
      infallible: true,
      description: 'Slug of the prefecture it lies in.',
    }),
  }),
});

export const Station = builder.objectRef<StationSource>('Station').implement({
  description: 'A railway station.',
  fields: (t) => ({
    id: t.exposeString('id', {
      infallible: true,
      description: 'Id used in filters and in `/s/{stationId}`; not a global id.',
    }),
    name: t.exposeString('name', { infallible: true, description: 'Japanese name, without `駅`.' }),
    lineName: t.exposeString('lineName', {
      nullable: true,
      description: 'Line it lies on; null where the source tells none.',
    }),
    prefectureSlug: t.exposeString('prefectureSlug', {
      infallible: true,
      description: 'Slug of the prefecture it lies in.',
    }),
  }),
});

export const PlaceInput = builder.inputType('PlaceInput', {
  isOneOf: true,
  description: 'A place: exactly one of its kinds.',
  fields: (t) => ({
    areaSlug: t.string({ description: 'Slug of an area (`/a/{areaSlug}`).' }),
    prefectureSlug: t.string({ description: 'Slug of a prefecture (`/pref/{prefectureSlug}`).' }),
    regionSlugs: t.stringList({ description: 'Slugs of regions (`/r/{regionSlug}`), any of which will do.' }),
    districtSlug: t.string({ description: 'Slug of a district (`/d/{districtSlug}`).' }),
    stationId: t.string({ description: 'Id of a station (`/s/{stationId}`).' }),
  }),
});
