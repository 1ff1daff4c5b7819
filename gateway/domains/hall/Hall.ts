/** The Hall type. Domains that build on halls (photos, fairs, reviews, clips) add their fields to it. */
import type { Context } from '#gateway/context.ts';
import { builder } from '#gateway/schema/kit/builder.ts';
import { readOptional } from '#gateway/upstream/decode.ts';
import { Image, type ImageSource, toImage, toImages } from '#gateway/schema/kit/image.ts';
import { marksBreaksOf, withBreaks } from '#gateway/html/lineBreaks.ts';
import { Node, parseRawId, registerNodeLoader } from '#gateway/schema/kit/node.ts';

import { proxiedHtml } from '../../schema/kit/html.ts';
import { Clippable } from '../clippable/Clippable.ts';
import { cancellationFees, HallCancellationFee } from './cancellationFees.ts';
import { HallLocation } from './location.ts';
import { priceRange, ratingOrNull, VENUE_TYPES } from './rules.ts';
import {
  findHall,
  fromDetails,
  fromSummary,
  hallById,
  type HallRow,
  type HallSource,
  type HallSummary,
} from './source.ts';

export const VenueType = builder.enumType('VenueType', {
  description: "Kind of venue. The numbers are the REST API's (`service_id`, `k`).",
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
  description: 'Terms of a hall.',
  fields: (t) => ({
    general: t.field({
      type: 'HTML',
      nullable: true,
      description: 'General terms, e.g. on cancellation; null if there are none.',
      resolve: ({ regulation: text }, _args, context) => proxiedHtml(text, context),
    }),
    cancellationFees: t.field({
      type: [HallCancellationFee],
      nullable: true,
      description:
        'The steps of the cancellation fee, from the earliest cancellation to the latest, as read from `general`; null where that has no steps that can be read with certainty: show `general` itself.',
      resolve: ({ regulation: text }) => cancellationFees(text),
    }),
    postponement: t.field({
      type: 'HTML',
      nullable: true,
      description: 'Terms of postponement; null if there are none.',
      resolve: ({ postponed_regulation: text }, _args, context) => proxiedHtml(text, context),
    }),
    covid: t.field({
      type: 'HTML',
      nullable: true,
      description: 'Terms concerning covid-19; null if there are none.',
      resolve: ({ covid_regulation: text }, _args, context) => proxiedHtml(text, context),
    }),
  }),
});

/** By slug if the hall has one, otherwise by id. The id also serves where a slug is invalid. */
function hallPath(hall: HallSummary): string {
  const bySlug = readOptional(() => hall.area_slug && hall.slug && `/halls/${hall.area_slug}/${hall.slug}`);
  return bySlug || `/halls/${hall.id}`;
}

function toReceptionImages(hall: HallSummary, context: Context): ImageSource[] {
  const readers = [() => hall.reception_cover_image, () => hall.reception_cover_image2];
  const given = readers.filter((read) => readOptional(() => read() === null) !== true);
  return toImages(given, (read) => toImage(read()?.photo.photo_url, context, { subject: hall }));
}

const clipCount = fromSummary(({ clip_count }) => clip_count);

export const Hall = builder.objectRef<HallSource>('Hall');

Hall.implement({
  description: 'A wedding hall. Fields that lists of halls already carry cost no extra REST call.',
  interfaces: [Node, Clippable],
  fields: (t) => ({
    rawId: t.exposeString('id', {
      nonNull: true,
      description: 'Hall id of the REST API, used in `/halls/{id}`.',
    }),
    slug: t.string({
      nullable: true,
      description:
        'Second part of `/halls/{areaSlug}/{slug}`, unique within the area; null if the hall has none.',
      resolve: fromSummary(({ slug }) => slug),
    }),
    areaSlug: t.string({
      nullable: true,
      description: 'Slug of the area, first part of `/halls/{areaSlug}/{slug}`; null if unknown.',
      resolve: fromSummary(({ area_slug }) => area_slug),
    }),
    url: t.field({
      type: 'URL',
      nonNull: true,
      description: "Address of the hall's page: by slug if the hall has one, otherwise by id.",
      resolve: fromSummary((hall, { site }) => site.url + hallPath(hall)),
    }),
    name: t.string({ description: 'Name.', resolve: fromSummary(({ name }) => name) }),
    nameWithBreaks: t.string({
      description: marksBreaksOf('name'),
      resolve: fromSummary(({ name }) => withBreaks(name)),
    }),
    nameKana: t.string({
      nullable: true,
      description: 'Name in katakana; null if unknown.',
      resolve: fromSummary(({ name_kana }) => name_kana),
    }),
    shortName: t.string({
      nullable: true,
      description: 'Short name; null if the hall has none.',
      resolve: fromSummary(({ short_name }) => short_name),
    }),
    venueType: t.field({
      type: VenueType,
      description: 'Kind of venue.',
      resolve: fromSummary(({ service_id }) => service_id),
    }),
    address: t.string({
      nullable: true,
      description: 'Postal address; null if unknown.',
      resolve: fromSummary(({ address }) => address),
    }),
    access: t.string({
      nullable: true,
      description: 'Directions, plain text; null if there are none.',
      resolve: fromSummary(({ access }) => access),
    }),
    accessWithBreaks: t.string({
      nullable: true,
      description: `${marksBreaksOf('access')} Null if there are none.`,
      resolve: fromSummary(({ access }) => access && withBreaks(access)),
    }),
    tel: t.string({
      nullable: true,
      description: 'Telephone number, digits and hyphens; null if unknown. Costs a REST call in lists.',
      resolve: fromDetails(({ tel }) => tel),
    }),
    location: t.field({
      type: HallLocation,
      description: 'Location.',
      resolve: fromSummary((hall) => hall),
    }),
    capacityMin: t.int({
      nullable: true,
      description: 'Minimum number of guests; null if unknown.',
      resolve: fromSummary(({ capacity_min }) => capacity_min),
    }),
    capacityMax: t.int({
      nullable: true,
      description: 'Maximum number of guests; null if unknown.',
      resolve: fromSummary(({ capacity_max }) => capacity_max),
    }),
    priceRange: t.string({
      description: 'Price range from `$` to `$$$$`; `$$$` if unknown.',
      resolve: fromSummary(({ price_range }) => priceRange(price_range)),
    }),
    cost: t.field({
      type: 'JPY',
      nullable: true,
      description: 'Typical cost of a wedding in yen; null if unknown.',
      resolve: fromSummary(({ cost }) => cost),
    }),
    rating: t.float({
      nullable: true,
      description: 'Review score, 1 (worst) to 5 (best); null without a score.',
      resolve: fromSummary(ratingOrNull),
    }),
    ratingCount: t.int({
      description:
        'Number of reviews with a score, 0 if none has one. `reviews.totalCount` also counts those without.',
      resolve: fromSummary(({ rating_count }) => rating_count),
    }),
    isOfficial: t.boolean({
      description: 'Whether the hall maintains an official page on this site.',
      resolve: fromSummary(({ is_official }) => is_official),
    }),
    isBestRate: t.boolean({
      description: 'Whether the hall promises the best rate.',
      resolve: fromSummary(({ is_best_rate }) => is_best_rate),
    }),
    coverImages: t.field({
      type: [Image],
      description: 'Cover pictures, best first; may be empty.',
      resolve: fromSummary((hall, context) =>
        toImages(hall.cover_images, ({ image_url }) => toImage(image_url, context, { subject: hall })),
      ),
    }),
    receptionImages: t.field({
      type: [Image],
      description: 'Pictures of the reception, up to two.',
      resolve: fromSummary(toReceptionImages),
    }),
    regulation: t.field({
      type: HallRegulation,
      nullable: true,
      description:
        'Terms of cancellation and postponement; null if there are none. Costs a REST call in lists.',
      resolve: fromDetails(({ regulation }) => regulation),
    }),
    clipCount: t.int({
      nullable: true,
      description:
        'Number of users who clipped the hall; null if unknown. In lists it may be some minutes old.',
      resolve: (hall, args, context) =>
        hall.clipCount === undefined ? clipCount(hall, args, context) : hall.clipCount,
    }),
    createdAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Time the hall was listed; null if unknown.',
      resolve: fromSummary(({ created_at }) => created_at),
    }),
    updatedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: "Time of the last change to the hall's data; null if unknown.",
      resolve: fromSummary(({ updated_at }) => updated_at),
    }),
  }),
});

const parseId = parseRawId<'Hall'>;

registerNodeLoader(
  'Hall',
  (text, context) => {
    const id = parseId(text);
    return id && findHall(id, context);
  },
  (text) => {
    const id = parseId(text);
    return id && hallById(id);
  },
);

const HallSlugInput = builder.inputType('HallSlugInput', {
  description: 'The two slugs in the address of a hall.',
  fields: (t) => ({
    areaSlug: t.string({ required: true, description: 'Slug of the area.' }),
    slug: t.string({ required: true, description: 'Slug of the hall.' }),
  }),
});

export const HallBy = builder.inputType('HallBy', {
  isOneOf: true,
  description: 'Selects a hall by exactly one field.',
  fields: (t) => ({
    id: t.id({ description: 'Global id.' }),
    rawId: t.string({ description: 'Hall id of the REST API, used in `/halls/{id}`.' }),
    slug: t.field({
      type: HallSlugInput,
      description: 'Slugs of area and hall, used in `/halls/{areaSlug}/{slug}`.',
    }),
  }),
});
