/** Rings of the brands. */
import { builder } from '#gateway/schema/builder.ts';
import { connection } from '#gateway/schema/kit/connection.ts';
import { wordEnum } from '#gateway/schema/kit/enums.ts';
import { rawIdOf, trustedId } from '#gateway/schema/kit/ids.ts';
import { Image, imageAt } from '#gateway/schema/kit/image.ts';
import { loadNodesOf, Node } from '#gateway/schema/kit/node.ts';
import {
  listFavoriteRings,
  listKeptRingIds,
  toggleFavoriteRing,
} from '#gateway/upstream/endpoints/favorites.ts';

import { clippable, Clippable } from '../clip/Clippable.ts';
import { Brand } from './Brand.ts';
import { favoriteList, toggled } from './favorites.ts';
import { existingRing, ringOf, type RingSource, rowOfRing } from './source.ts';

export const RingChoice = wordEnum('RingChoice', 'Which rings are meant or looked for.', {
  engagement_ring: 'Engagement ring (婚約指輪).',
  wedding_ring: 'Wedding rings (結婚指輪).',
  both: 'Both.',
});

export const Ring = builder.objectRef<RingSource>('Ring').implement({
  description: 'A ring of a brand.',
  interfaces: [Node, Clippable],
  fields: (t) => ({
    rawId: t.exposeString('id', { infallible: true, description: 'Ring id of the REST API.' }),
    name: t.string({
      description: 'Name.',
      resolve: async (ring, _args, context) => (await rowOfRing(ring, context)).name,
    }),
    brand: t.field({
      type: Brand,
      description: 'The brand that makes it.',
      resolve: async (ring, _args, context) => ({
        __typename: 'Brand' as const,
        id: trustedId<'Brand'>((await rowOfRing(ring, context)).brand_id),
      }),
    }),
    brandName: t.string({
      description: 'Name of the brand; it comes with the ring, without a call of its own.',
      resolve: async (ring, _args, context) => (await rowOfRing(ring, context)).brand_name,
    }),
    ringChoice: t.field({
      type: RingChoice,
      description: 'Whether it is an engagement ring, a wedding ring or made for both.',
      resolve: async (ring, _args, context) => (await rowOfRing(ring, context)).ring_choice,
    }),
    material: t.string({
      nullable: true,
      description: 'Material; null where the brand does not tell.',
      resolve: async (ring, _args, context) => (await rowOfRing(ring, context)).material,
    }),
    price: t.field({
      type: 'JPY',
      nullable: true,
      description: 'Price in yen, tax included; null where the brand does not tell.',
      resolve: async (ring, _args, context) => (await rowOfRing(ring, context)).price,
    }),
    picture: t.field({
      type: Image,
      nullable: true,
      description: 'Picture; null where there is none.',
      resolve: async (ring, _args, context) => {
        const row = await rowOfRing(ring, context);
        return imageAt(row.thumbnail, { shows: row });
      },
    }),
    url: t.field({
      type: 'URL',
      nullable: true,
      description: "The ring on the brand's own site; null where there is none.",
      resolve: async (ring, _args, context) => (await rowOfRing(ring, context)).url,
    }),
    clipCount: t.int({
      nullable: true,
      description: 'Always null: the source tells no number of keepers for rings.',
      resolve: () => null,
    }),
    viewerHasClipped: t.boolean({
      personal: true,
      startsWithParent: true,
      description:
        'Whether the viewer keeps it: one bulk call (X06) for all rings of a request. Always false for a guest, without a call.',
      resolve: ({ id, clipped }, _args, { reads }) => clipped ?? reads.member(listKeptRingIds, id),
    }),
  }),
});

loadNodesOf('Ring', (text, context) => {
  const id = rawIdOf<'Ring'>(text);
  return id && existingRing(id, context);
});

export const { Connection: RingConnection, Edge: RingEdge } = connection('Ring', Ring, {
  of: 'rings',
  counted: true,
});

/** The rings the viewer keeps, newest first (R40). */
export const favoriteRings = favoriteList(listFavoriteRings, ringOf);

clippable('Ring', {
  find: existingRing,
  ...toggled({
    isKept: (id, { reads }) => reads.member(listKeptRingIds, id),
    toggle: async (id, { reads }) => (await reads.send(toggleFavoriteRing, { ring_id: id })).data.is_favorite,
  }),
});
