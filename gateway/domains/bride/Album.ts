/** Photo albums of brides. */
import type { Context } from '#gateway/context.ts';
import { builder } from '#gateway/schema/builder.ts';
import { absent } from '#gateway/schema/kit/errors.ts';
import { type RawId, rawIdOf, trustedId } from '#gateway/schema/kit/ids.ts';
import { Image, imageAt } from '#gateway/schema/kit/image.ts';
import { loadNodesOf, Node } from '#gateway/schema/kit/node.ts';
import { getAlbum } from '#gateway/upstream/endpoints/brides.ts';
import type { Reply } from '#gateway/upstream/endpoint.ts';

import { Photo, type PhotoRow } from '../photo/Photo.ts';

/** An album as R14 and R16 give it. */
type AlbumRow = Reply<typeof getAlbum>;

/** An album on its way through the resolvers. */
export interface AlbumSource {
  readonly __typename: 'Album';
  readonly id: RawId<'Album'>;
  readonly row: AlbumRow;
}

/** An album told by the REST API. */
export function albumOf(row: AlbumRow): AlbumSource {
  return { __typename: 'Album', id: trustedId<'Album'>(row.id), row };
}

/** An album by id (R14); null when there is none or its owner hides her profile. */
export async function findAlbum(id: RawId<'Album'> | null, { reads }: Context): Promise<AlbumSource | null> {
  const row = id && (await absent(reads.get(getAlbum, { id })));
  return row && albumOf(row);
}

/** Photos of albums have no category of halls, and their owner is told by the album. */
const photoOf = (photo: AlbumRow['photo_list'][number]): PhotoRow => ({
  ...photo,
  category: null,
  user_id: null,
  basic_nickname: null,
});

export const Album = builder.objectRef<AlbumSource>('Album').implement({
  description: 'A photo album of a bride.',
  interfaces: [Node],
  fields: (t) => ({
    rawId: t.exposeString('id', {
      infallible: true,
      description: 'Album id of the REST API and of `/albums/{id}`.',
    }),
    title: t.string({
      nullable: true,
      description: 'Title; null when its owner gave none.',
      resolve: ({ row }) => row.album_title,
    }),
    coverImage: t.field({
      type: Image,
      nullable: true,
      description: 'Cover: the one chosen, else the first photo; null for an empty album.',
      resolve: ({ row }) =>
        imageAt(row.cover_photo_url ?? row.photo_list[0]?.photo_url, { altText: row.album_title }),
    }),
    photoCount: t.int({ description: 'Number of photos.', resolve: ({ row }) => row.photo_count }),
    photos: t.field({
      type: [Photo],
      description:
        'All photos, in the order of their owner. Position and camera are taken out of every picture.',
      resolve: ({ row }) => row.photo_list.map(photoOf),
    }),
  }),
});

loadNodesOf('Album', (text, context) => findAlbum(rawIdOf<'Album'>(text), context));
