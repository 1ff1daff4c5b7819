/**
 * The hall: the model domain. `source.ts` says what is held of one, `rules.ts` what the specification asks, this file is the type and its own
 * facts. What hangs on a hall by its id (photos, fairs, reviews, clips) adds its fields from its own file.
 */
import { builder } from '#gateway/schema/builder.ts';
import { Image, imagesAt, type ImageSource } from '#gateway/schema/kit/image.ts';
import { loadNodesOf, Node } from '#gateway/schema/kit/node.ts';
import { rawIdOf } from '#gateway/schema/kit/ids.ts';
import { startChildren } from '#gateway/schema/kit/prefetch.ts';
import { selectedNames } from '#gateway/schema/kit/selection.ts';

import { Clippable } from '../clip/Clippable.ts';
import { Photo } from '../photo/Photo.ts';
import { htmlOf } from '../text/rules.ts';
import { HallLocation } from './location.ts';
import {
  existingHall,
  hallById,
  type HallRow,
  type HallSource,
  type HallSummary,
  told,
  toldByWhole,
} from './source.ts';
import { priceRange, score, VENUE_TYPES } from './rules.ts';

export const VenueType = builder.enumType('VenueType', {
  description: 'Kind of venue. The numbers are those of the REST API (`service_id`, `k`).',
  values: {
    HOTEL: { value: VENUE_TYPES.HOTEL, description: '1: hotel wedding.' },
    CEREMONY_HALL: { value: VENUE_TYPES.CEREMONY_HALL, description: '2: ceremony hall.' },
    WEDDING_HALL: { value: VENUE_TYPES.WEDDING_HALL, description: '3: wedding hall.' },
    RESTAURANT: { value: VENUE_TYPES.RESTAURANT, description: '4: restaurant.' },
    SHRINE_OR_TEMPLE: { value: VENUE_TYPES.SHRINE_OR_TEMPLE, description: '5: shrine or temple.' },
    PHOTO_STUDIO: { value: VENUE_TYPES.PHOTO_STUDIO, description: '6: photo studio.' },
    OTHER: { value: VENUE_TYPES.OTHER, description: '99: other.' },
  },
});

const HallRegulation = builder.objectRef<NonNullable<HallRow['regulation']>>('HallRegulation').implement({
  description: 'Rules of a hall.',
  fields: (t) => ({
    general: t.field({
      type: 'HTML',
      nullable: true,
      description: 'General rules, e.g. on cancellation; null when the hall wrote none.',
      resolve: ({ regulation: text }, _args, context) => htmlOf(text, context),
    }),
    postponement: t.field({
      type: 'HTML',
      nullable: true,
      description: 'Rules on postponement; null when the hall wrote none.',
      resolve: ({ postponed_regulation: text }, _args, context) => htmlOf(text, context),
    }),
    covid: t.field({
      type: 'HTML',
      nullable: true,
      description: 'Rules concerning covid-19; null when the hall wrote none.',
      resolve: ({ covid_regulation: text }, _args, context) => htmlOf(text, context),
    }),
  }),
});

/** Path of a hall's page: by slug where it has one, else by id. */
function pathOf({ id, area_slug, slug }: HallSummary): string {
  return area_slug && slug ? `/halls/${area_slug}/${slug}` : `/halls/${id}`;
}

function receptionPictures(hall: HallSummary): ImageSource[] {
  const { reception_cover_image: first, reception_cover_image2: second } = hall;
  return imagesAt([first?.photo.photo_url, second?.photo.photo_url], { shows: hall });
}

export const Hall = builder.objectRef<HallSource>('Hall');

Hall.implement({
  description: 'A wedding hall (R54, R75). Facts that lists of halls tell cost no call of their own.',
  interfaces: [Node, Clippable],
  fields: (t) => ({
    rawId: t.exposeString('id', {
      infallible: true,
      description: 'Hall id of the REST API and of `/halls/{id}`.',
    }),
    slug: t.string({
      nullable: true,
      description:
        'Second part of `/halls/{areaSlug}/{slug}`, unique inside the area; null when the hall has none.',
      resolve: told(({ slug }) => slug),
    }),
    areaSlug: t.string({
      nullable: true,
      description: 'Slug of the area, first part of the address by slug; null where unknown.',
      resolve: told(({ area_slug }) => area_slug),
    }),
    url: t.field({
      type: 'URL',
      infallible: true,
      description: "Address of the hall's page: by slug where it has one, else by id.",
      resolve: told((hall, { site }) => site.url + pathOf(hall)),
    }),
    name: t.string({ description: 'Name.', resolve: told(({ name }) => name) }),
    nameKana: t.string({
      nullable: true,
      description: 'Reading of the name in katakana; null where unknown.',
      resolve: told(({ name_kana }) => name_kana),
    }),
    shortName: t.string({
      nullable: true,
      description: 'Short name; null when the hall has none.',
      resolve: told(({ short_name }) => short_name),
    }),
    venueType: t.field({
      type: VenueType,
      description: 'Kind of venue.',
      resolve: told(({ service_id }) => service_id),
    }),
    address: t.string({
      nullable: true,
      description: 'Postal address; null where unknown.',
      resolve: told(({ address }) => address),
    }),
    access: t.string({
      nullable: true,
      description: 'How to get there; plain text. Null where the hall wrote nothing.',
      resolve: told(({ access }) => access),
    }),
    tel: t.string({
      nullable: true,
      description:
        'Telephone number, digits and hyphens; null where unknown. Told by the whole hall only (R54).',
      resolve: toldByWhole(({ tel }) => tel),
    }),
    location: t.field({ type: HallLocation, description: 'Where it lies.', resolve: told((hall) => hall) }),
    capacityMin: t.int({
      nullable: true,
      description: 'Fewest guests it takes; null where unknown.',
      resolve: told(({ capacity_min }) => capacity_min),
    }),
    capacityMax: t.int({
      nullable: true,
      description: 'Most guests it takes; null where unknown.',
      resolve: told(({ capacity_max }) => capacity_max),
    }),
    priceRange: t.string({
      description: 'Price range as text, `$` to `$$$$`; `$$$` when unknown.',
      resolve: told(({ price_range }) => priceRange(price_range)),
    }),
    cost: t.field({
      type: 'JPY',
      nullable: true,
      description: 'Typical cost of a wedding there; null where unknown.',
      resolve: told(({ cost }) => cost),
    }),
    rating: t.float({
      nullable: true,
      description: 'Review score, 1 (worst) to 5 (best); null without reviews.',
      resolve: told(score),
    }),
    ratingCount: t.int({
      description: 'Number of reviews.',
      resolve: told(({ rating_count }) => rating_count),
    }),
    isOfficial: t.boolean({
      description: 'Whether the hall keeps an official page here.',
      resolve: told(({ is_official }) => is_official),
    }),
    isBestRate: t.boolean({
      description: 'Whether the hall gives the best-rate promise.',
      resolve: told(({ is_best_rate }) => is_best_rate),
    }),
    coverImages: t.field({
      type: [Image],
      description: 'Cover pictures, the best first; may be empty.',
      resolve: told((hall) =>
        imagesAt(
          hall.cover_images.map(({ image_url }) => image_url),
          { shows: hall },
        ),
      ),
    }),
    receptionImages: t.field({
      type: [Image],
      description: 'Pictures of the reception, up to two.',
      resolve: told(receptionPictures),
    }),
    popularPhotos: t.field({
      type: [Photo],
      description: 'Much-liked photos. Told by the whole hall only (R54).',
      resolve: toldByWhole(({ popular_photos }) => popular_photos),
    }),
    regulation: t.field({
      type: HallRegulation,
      nullable: true,
      description:
        'Rules of cancellation and postponement; null when the hall wrote none. Told by the whole hall only (R54).',
      resolve: toldByWhole(({ regulation }) => regulation),
    }),
    clipCount: t.int({
      nullable: true,
      description: 'How many users keep it; null where the source gives no count.',
      resolve: told(({ clip_count }) => clip_count),
    }),
    createdAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the hall was listed; null where unknown.',
      resolve: told(({ created_at }) => created_at),
    }),
    updatedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: "When the hall's data last changed; null where unknown.",
      resolve: told(({ updated_at }) => updated_at),
    }),
  }),
});

/** Fields that the id alone answers. Asking for nothing else does not load the hall, so that clip states of many halls cost one call. */
const ANSWERED_BY_ID = new Set(['id', 'rawId', 'viewerHasClipped', 'viewerClip']);

loadNodesOf('Hall', (text, context, info) => {
  const id = rawIdOf<'Hall'>(text);
  if (!id) return null;
  const hall = hallById(id);
  startChildren(hall, context, info);
  return selectedNames(info, 'Hall').every((name) => ANSWERED_BY_ID.has(name))
    ? hall
    : existingHall(id, context);
});
