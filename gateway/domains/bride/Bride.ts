/** Brides: people who show their wedding. `source.ts` says what is held of one; albums and themes hang on her by her id, the report is in report.ts. */
import { builder } from '#gateway/schema/builder.ts';
import { connection } from '#gateway/schema/kit/connection.ts';
import { rawIdOf, trustedId } from '#gateway/schema/kit/ids.ts';
import { Image, imageAt } from '#gateway/schema/kit/image.ts';
import { loadNodesOf, Node } from '#gateway/schema/kit/node.ts';
import { startChildren } from '#gateway/schema/kit/prefetch.ts';
import { getAlbum, listBrideAlbums } from '#gateway/upstream/endpoints/brides.ts';

import { Clippable, clippable } from '../clip/Clippable.ts';
import { isLoved, loved } from '../clip/source.ts';
import { Hall } from '../hall/Hall.ts';
import { hallById } from '../hall/source.ts';
import { Album, albumOf } from './Album.ts';
import { brideById, type BrideSource, existingBride, told, toldByWhole, wholeBride } from './source.ts';
import { ThemeTag, themeTagOf } from './ThemeTag.ts';

export const Bride = builder.objectRef<BrideSource>('Bride');

Bride.implement({
  description:
    'A person who shows her or his wedding. Profiles that are private or closed are not to be had: null, and in no list.',
  interfaces: [Node, Clippable],
  fields: (t) => ({
    rawId: t.exposeString('id', {
      infallible: true,
      description: 'User id of the REST API and of `/brides/{id}`.',
    }),
    nickname: t.string({ description: 'Nickname.', resolve: told((card) => card.basic_nickname) }),
    region: t.string({
      nullable: true,
      description: 'Where she lives; null when not told.',
      resolve: told((card) => card.basic_region),
    }),
    icon: t.field({
      type: Image,
      nullable: true,
      description: 'Her icon; null when there is none.',
      resolve: told((card) => imageAt(card.basic_iconimage, { shows: { name: card.basic_nickname } })),
    }),
    receptionImage: t.field({
      type: Image,
      nullable: true,
      description: 'Picture of the reception, upright; null when there is none.',
      resolve: told((card) =>
        imageAt(card.reception_cover_image2?.photo.photo_url, { shows: { name: card.basic_nickname } }),
      ),
    }),
    receptionPlace: t.string({
      nullable: true,
      description: 'Where the reception was held, in her words; null when not told.',
      resolve: told((card) => card.reception_place),
    }),
    receptionTaste: t.string({
      nullable: true,
      description: 'Taste of the reception, e.g. ナチュラル; null when not told.',
      resolve: told((card) => card.reception_taste),
    }),
    receptionStyle: t.string({
      nullable: true,
      description: 'Style of the ceremony, e.g. 教会式; null when not told.',
      resolve: told((card) => card.reception_style),
    }),
    shareUrl: t.field({
      type: 'URL',
      nullable: true,
      description: 'Address to share the profile by; null when there is none.',
      resolve: told((card) => card.profile_share_url),
    }),
    hall: t.field({
      type: Hall,
      nullable: true,
      description: 'The hall of the wedding; null when the product does not list it or she does not tell.',
      resolve: toldByWhole(({ hall_id }) => (hall_id === null ? null : hallById(trustedId<'Hall'>(hall_id)))),
    }),
    hallName: t.string({
      nullable: true,
      description: 'Name of the hall, also where the product does not list it; null when not told.',
      resolve: toldByWhole(({ hall_name }) => hall_name),
    }),
    weddingDate: t.field({
      type: 'LocalDate',
      nullable: true,
      description: 'Day of the wedding; null when not told.',
      resolve: toldByWhole(({ wedding_date }) => wedding_date),
    }),
    guestCount: t.int({
      nullable: true,
      description: 'Number of guests; null when not told.',
      resolve: toldByWhole(({ guest_count }) => guest_count),
    }),
    totalCost: t.field({
      type: 'JPY',
      nullable: true,
      description: 'Final bill; null when not told.',
      resolve: toldByWhole(({ total_cost }) => total_cost),
    }),
    viewCount: t.int({
      description: 'How often the profile was viewed.',
      resolve: toldByWhole(({ viewed_count }) => viewed_count),
    }),
    clipCount: t.int({
      nullable: true,
      description: 'How many users keep the report; null where the source gives no count.',
      resolve: async (bride, _args, context) =>
        bride.clipCount ?? (await wholeBride(bride, context)).love_count,
    }),
    viewerHasClipped: t.boolean({
      personal: true,
      startsWithParent: true,
      description:
        'Whether the viewer keeps the report; the list of those kept (R26) is read once per request. Always false for a guest, without a call.',
      resolve: ({ id, clipped }, _args, context) =>
        clipped ?? isLoved('user', (item) => item.id === id, context),
    }),
    isOfficial: t.boolean({
      description: 'Whether the editors vouch for the profile.',
      resolve: toldByWhole(({ is_official }) => is_official),
    }),
    themeTags: t.field({
      type: [ThemeTag],
      description: 'Themes of the wedding; may be empty.',
      resolve: toldByWhole(({ theme_tags }) => theme_tags.map(themeTagOf)),
    }),
    albums: t.field({
      type: [Album],
      startsWithParent: true,
      description: 'Albums with their photos (R16); may be empty.',
      resolve: async ({ id }, _args, { reads }) => {
        const { album_list: albums } = await reads.get(listBrideAlbums, { id });
        for (const album of albums) reads.prime(getAlbum, { id: album.id }, album);
        return albums.map(albumOf);
      },
    }),
  }),
});

builder.objectField(Album, 'bride', (t) =>
  t.field({
    type: Bride,
    description: 'Whose album it is.',
    resolve: ({ row }) => brideById(trustedId<'Bride'>(row.user_id)),
  }),
);

loadNodesOf('Bride', (text, context, info) => {
  const id = rawIdOf<'Bride'>(text);
  if (!id) return null;
  startChildren(brideById(id), context, info);
  return existingBride(id, context);
});

export const { Connection: BrideConnection, Edge: BrideEdge } = connection('Bride', Bride, {
  of: 'brides',
  counted: true,
});

clippable(
  'Bride',
  loved('user', (id) => ({ id })),
);
