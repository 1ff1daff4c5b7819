/** The Bride type. The report is in report.ts, what only profiles carry in accountProfile.ts. */
import { builder } from '#gateway/schema/kit/builder.ts';
import { connection } from '#gateway/schema/kit/connection.ts';
import { Image, toImage } from '#gateway/schema/kit/image.ts';
import { asRawId, Node, parseRawId, registerNodeLoader } from '#gateway/schema/kit/node.ts';
import { getAlbum, getBride, listBrideAlbums } from '#gateway/upstream/endpoints/brides.ts';

import { registerClippable } from '../clip/Clipping.ts';
import { Clippable } from '../clippable/Clippable.ts';
import { clipByLove, isLoved } from '../clip/source.ts';
import { Hall } from '../hall/Hall.ts';
import { hallById } from '../hall/source.ts';
import { Album, toAlbum } from './Album.ts';
import { findBride } from './ownProfile.ts';
import { ThemeTag, toThemeTag } from './ThemeTag.ts';
import {
  brideById,
  type BrideSource,
  type BrideSummary,
  fromDetails,
  fromSummary,
  loadBride,
} from './source.ts';

export const Bride = builder.objectRef<BrideSource>('Bride');

const nameOf = (card: BrideSummary): { readonly name: string } => ({
  get name() {
    return card.basic_nickname;
  },
});

Bride.implement({
  description:
    'A person who shows their wedding. Private and closed profiles are null and appear in no list. Their owner finds them by id where the operation also selects data of the viewer, such as `viewerHasClipped`; other operations have no identity.',
  interfaces: [Node, Clippable],
  fields: (t) => ({
    rawId: t.exposeString('id', {
      nonNull: true,
      description: 'User id of the REST API, used in `/brides/{id}`.',
    }),
    nickname: t.string({ description: 'Nickname.', resolve: fromSummary((card) => card.basic_nickname) }),
    region: t.string({
      nullable: true,
      description: 'Region of residence; null if not given.',
      resolve: fromSummary((card) => card.basic_region),
    }),
    icon: t.field({
      type: Image,
      nullable: true,
      description: 'Profile picture; null if there is none.',
      resolve: fromSummary((card, context) =>
        toImage(card.basic_iconimage, context, { subject: nameOf(card) }),
      ),
    }),
    receptionImage: t.field({
      type: Image,
      nullable: true,
      description: 'Picture of the reception in portrait format; null if there is none.',
      resolve: fromSummary((card, context) =>
        toImage(card.reception_cover_image2?.photo.photo_url, context, {
          subject: nameOf(card),
        }),
      ),
    }),
    receptionPlace: t.string({
      nullable: true,
      description: "Place of the reception in the bride's own words; null if not given.",
      resolve: fromSummary((card) => card.reception_place),
    }),
    receptionTaste: t.string({
      nullable: true,
      description: 'Taste of the reception, e.g. ナチュラル; null if not given.',
      resolve: fromSummary((card) => card.reception_taste),
    }),
    receptionStyle: t.string({
      nullable: true,
      description: 'Style of the ceremony, e.g. 教会式; null if not given.',
      resolve: fromSummary((card) => card.reception_style),
    }),
    shareUrl: t.field({
      type: 'URL',
      nullable: true,
      description: 'Address for sharing the profile; null if there is none.',
      resolve: fromSummary((card) => card.profile_share_url),
    }),
    hall: t.field({
      type: Hall,
      nullable: true,
      description: 'The hall of the wedding; null if it is not listed or not given.',
      resolve: fromDetails(({ hall_id }) => (hall_id === null ? null : hallById(asRawId<'Hall'>(hall_id)))),
    }),
    hallName: t.string({
      nullable: true,
      description: 'Name of the hall, even if it is not listed; null if not given.',
      resolve: fromDetails(({ hall_name }) => hall_name),
    }),
    weddingDate: t.field({
      type: 'LocalDate',
      nullable: true,
      description: 'Wedding day in Japan; null if not given.',
      resolve: fromDetails(({ wedding_date }) => wedding_date),
    }),
    guestCount: t.int({
      nullable: true,
      description: 'Number of guests; null if not given.',
      resolve: fromDetails(({ guest_count }) => guest_count),
    }),
    totalCost: t.field({
      type: 'JPY',
      nullable: true,
      description: 'Final bill in yen; null if not given.',
      resolve: fromDetails(({ total_cost }) => total_cost),
    }),
    viewCount: t.int({
      description: 'Number of views of the profile.',
      resolve: fromDetails(({ viewed_count }) => viewed_count),
    }),
    clipCount: t.int({
      nullable: true,
      description:
        'Number of users who clipped the report; null if unknown. In lists it may be some minutes old.',
      resolve: async (bride, _args, context) =>
        bride.clipCount ?? (await loadBride(bride, context)).love_count,
    }),
    viewerHasClipped: t.boolean({
      personal: true,
      prefetch: true,
      description:
        "Whether the viewer clipped the report. The viewer's clip list is read once per request, for all brides together. Always false for guests, without a REST call.",
      resolve: ({ id, clipped }, _args, context) =>
        clipped ?? isLoved('user', (item) => item.id === id, context),
    }),
    isOfficial: t.boolean({
      description: 'Whether the editors vouch for the profile.',
      resolve: fromDetails(({ is_official }) => is_official),
    }),
    themeTags: t.field({
      type: [ThemeTag],
      description: 'Themes of the wedding; may be empty.',
      resolve: fromDetails(({ theme_tags }) => theme_tags.map(toThemeTag)),
    }),
    albums: t.field({
      type: [Album],
      prefetch: true,
      description: 'Albums with their photos; may be empty.',
      resolve: async (bride, _args, { rest }) => {
        const { id, ownProfile } = bride;
        const { album_list: albums } = ownProfile ?? (await rest.get(listBrideAlbums, { id }));
        for (const album of albums) rest.prime(getAlbum, { id: album.id }, album);
        return albums.map((album) => ({ ...toAlbum(album), ...(ownProfile && { bride }) }));
      },
    }),
  }),
});

builder.objectField(Album, 'bride', (t) =>
  t.field({
    type: Bride,
    description: 'The owner of the album.',
    resolve: ({ row, bride }) => bride ?? brideById(asRawId<'Bride'>(row.user_id)),
  }),
);

const parseId = parseRawId<'Bride'>;

registerNodeLoader(
  'Bride',
  (text, context) => {
    const id = parseId(text);
    return id && findBride(id, context);
  },
  (text) => {
    const id = parseId(text);
    return id && brideById(id);
  },
);

export const { Connection: BrideConnection } = connection('Bride', Bride, {
  items: 'brides',
  hasTotal: true,
});

registerClippable(
  'Bride',
  clipByLove(
    'user',
    (id) => ({ id }),
    (id, { rest }) => rest.invalidate(getBride, { id }),
  ),
);
