import type { Context } from '#gateway/context.ts';
import { builder, restEnum } from '#gateway/schema/kit/builder.ts';
import { connection } from '#gateway/schema/kit/connection.ts';
import { badUpstreamValue } from '#gateway/schema/kit/errors.ts';
import { isLost, readOptional } from '#gateway/upstream/decode.ts';
import { Image, requireImage } from '#gateway/schema/kit/image.ts';
import type { Reply } from '#gateway/upstream/endpoint.ts';
import type { listHallOfficialPhotos } from '#gateway/upstream/endpoints/halls.ts';

/** A row in lists of photos; albums add the orientation. */
type HallPhotoRow = Reply<typeof listHallOfficialPhotos>['photos'][number];

/** A photo of a hall, or one in an album, which has no category and no photographer of its own. */
export type PhotoRow = Omit<HallPhotoRow, AbsentInAlbums> &
  Partial<Pick<HallPhotoRow, AbsentInAlbums>> & { readonly orientation?: Orientation | null };

type AbsentInAlbums = 'category' | 'user_id' | 'basic_nickname';

type Orientation = 'landscape' | 'portrait' | 'square';

const PhotoOrientation = restEnum('PhotoOrientation', 'Orientation of a photo.', {
  landscape: 'Wider than high.',
  portrait: 'Higher than wide.',
  square: 'As wide as high.',
});

export const HallPhotoCategory = restEnum('HallPhotoCategory', 'Subject of a hall photo.', {
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

/** The photos whose picture can be shown. @throws UPSTREAM_BAD_RESPONSE where too few can (see `isLost`) */
export function showable<Row extends { readonly photo_url: string }>(
  photos: readonly Row[],
  { images }: Pick<Context, 'images'>,
): Row[] {
  const shown = photos.filter((photo) => readOptional(() => images.addressOf(photo.photo_url)) !== null);
  if (isLost(photos.length, photos.length - shown.length)) throw badUpstreamValue('list of photos');
  return shown;
}

function orientationFromSize(width: number | null, height: number | null): Orientation | null {
  if (!width || !height) return null;
  if (width === height) return 'square';
  return width > height ? 'landscape' : 'portrait';
}

export const Photo = builder.objectRef<PhotoRow>('Photo').implement({
  description: "A photo of a hall, or in a bride's album.",
  fields: (t) => ({
    rawId: t.string({ nonNull: true, description: 'Photo id of the REST API.', resolve: ({ id }) => id }),
    image: t.field({
      type: Image,
      description: 'The picture; its `altText` is the caption.',
      resolve: (photo, _args, context) =>
        requireImage(photo.photo_url, context, {
          get width() {
            return photo.width;
          },
          get height() {
            return photo.height;
          },
          get altText() {
            return photo.caption;
          },
        }),
    }),
    orientation: t.field({
      type: PhotoOrientation,
      nullable: true,
      description:
        'Orientation as given by the owner, otherwise derived from the size; null if both are unknown.',
      resolve: ({ orientation, width, height }) => orientation ?? orientationFromSize(width, height),
    }),
    caption: t.string({
      nullable: true,
      description: 'Caption, plain text; null if there is none.',
      resolve: ({ caption }) => caption,
    }),
    category: t.field({
      type: HallPhotoCategory,
      nullable: true,
      description: 'Subject; null if unknown, and for photos in albums.',
      resolve: ({ category }) => category,
    }),
    uploadedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Time of upload; null if unknown.',
      resolve: ({ uploaded_at }) => uploaded_at,
    }),
    nickname: t.string({
      nullable: true,
      description:
        'Nickname of the bride who took the photo; null for photos by the hall or a partner, and in albums (see `Album.bride`).',
      resolve: ({ basic_nickname }) => basic_nickname,
    }),
  }),
});

export const { Connection: PhotoConnection } = connection('Photo', Photo, {
  items: 'photos',
  hasTotal: true,
});
