/** Photos of halls, by brides, by halls and by partners. */
import { builder } from '#gateway/schema/builder.ts';
import { wordEnum } from '#gateway/schema/kit/enums.ts';
import { Image, imageOf } from '#gateway/schema/kit/image.ts';
import { connection } from '#gateway/schema/kit/connection.ts';
import type { listHallOfficialPhotos } from '#gateway/upstream/endpoints/halls.ts';
import type { Reply } from '#gateway/upstream/endpoint.ts';

/** A photo as every list of photos gives it; albums tell which way it was held too. */
export type PhotoRow = Reply<typeof listHallOfficialPhotos>['photos'][number] & {
  readonly orientation?: Orientation | null;
};

type Orientation = 'landscape' | 'portrait' | 'square';

const PhotoOrientation = wordEnum('PhotoOrientation', 'Which way a photo is held.', {
  landscape: 'Wider than high.',
  portrait: 'Higher than wide.',
  square: 'As wide as high.',
});

export const HallPhotoCategory = wordEnum('HallPhotoCategory', 'What a hall photo shows.', {
  image: 'Overall impression.',
  ceremony: 'Ceremony.',
  reception: 'Reception.',
  garden: 'Garden.',
  food: 'Food.',
  dress: 'Dress.',
  decoration: 'Decoration.',
  facility: 'Facility.',
  other: 'Anything else.',
});

function orientationOf(width: number | null, height: number | null): Orientation | null {
  if (!width || !height) return null;
  if (width === height) return 'square';
  return width > height ? 'landscape' : 'portrait';
}

export const Photo = builder.objectRef<PhotoRow>('Photo').implement({
  description: "A photo of a hall, or one in a bride's album.",
  fields: (t) => ({
    rawId: t.string({ infallible: true, description: 'Photo id of the REST API.', resolve: ({ id }) => id }),
    image: t.field({
      type: Image,
      description: 'The picture; its `altText` is the caption.',
      resolve: ({ photo_url, caption, width, height }) =>
        imageOf(photo_url, { width, height, altText: caption }),
    }),
    orientation: t.field({
      type: PhotoOrientation,
      nullable: true,
      description:
        'Which way it is held, as its owner said or as its size tells; null where neither is known.',
      resolve: ({ orientation, width, height }) => orientation ?? orientationOf(width, height),
    }),
    caption: t.string({
      nullable: true,
      description: 'Caption written by a person; plain text. Null when there is none.',
      resolve: ({ caption }) => caption,
    }),
    category: t.field({
      type: HallPhotoCategory,
      nullable: true,
      description: 'What it shows; null when nobody said, and for photos of albums.',
      resolve: ({ category }) => category,
    }),
    uploadedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it was uploaded; null where unknown.',
      resolve: ({ uploaded_at }) => uploaded_at,
    }),
    nickname: t.string({
      nullable: true,
      description:
        'Nickname of the bride who took it; null for photos by the hall or a partner, and in albums (see `Album.bride`).',
      resolve: ({ basic_nickname }) => basic_nickname,
    }),
  }),
});

export const { Connection: PhotoConnection } = connection('Photo', Photo, { of: 'photos', counted: true });
