import type { Context } from '#gateway/context.ts';
import { builder } from '#gateway/schema/kit/builder.ts';
import { nullIfNotFound } from '#gateway/schema/kit/errors.ts';
import { Image, toImage } from '#gateway/schema/kit/image.ts';
import { asRawId, Node, parseRawId, type RawId, registerNodeLoader } from '#gateway/schema/kit/node.ts';
import type { Reply } from '#gateway/upstream/endpoint.ts';
import { getAlbum } from '#gateway/upstream/endpoints/brides.ts';

import { Photo, showable } from '../photo/Photo.ts';
import type { BrideSource } from './source.ts';

type AlbumRow = Reply<typeof getAlbum>;

export interface AlbumSource {
  readonly __typename: 'Album';
  readonly id: RawId<'Album'>;
  readonly row: AlbumRow;
  /** The owner, where it is the viewer. */
  readonly bride?: BrideSource;
}

export function toAlbum(row: AlbumRow): AlbumSource {
  return { __typename: 'Album', id: asRawId<'Album'>(row.id), row };
}

/** Null if there is none or its owner hides the profile. */
export async function findAlbum(id: RawId<'Album'> | null, { rest }: Context): Promise<AlbumSource | null> {
  const row = id && (await nullIfNotFound(rest.get(getAlbum, { id })));
  return row && toAlbum(row);
}

export const Album = builder.objectRef<AlbumSource>('Album').implement({
  description: 'A photo album of a bride.',
  interfaces: [Node],
  fields: (t) => ({
    rawId: t.exposeString('id', {
      nonNull: true,
      description: 'Album id of the REST API, used in `/albums/{id}`.',
    }),
    title: t.string({
      nullable: true,
      description: 'Title; null if the owner gave none.',
      resolve: ({ row }) => row.album_title,
    }),
    coverImage: t.field({
      type: Image,
      nullable: true,
      description: 'Cover: the chosen photo, or else the first one; null for an empty album.',
      resolve: ({ row }, _args, context) =>
        toImage(row.cover_photo_url ?? row.photo_list[0]?.photo_url, context, {
          get altText() {
            return row.album_title;
          },
        }),
    }),
    photoCount: t.int({ description: 'Number of photos.', resolve: ({ row }) => row.photo_count }),
    photos: t.field({
      type: [Photo],
      description:
        "All photos, in the owner's order. Location and camera data are removed from the pictures.",
      resolve: ({ row }, _args, context) => showable(row.photo_list, context),
    }),
  }),
});

registerNodeLoader('Album', (text, context) => findAlbum(parseRawId<'Album'>(text), context));
