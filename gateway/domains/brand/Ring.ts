import { builder, restEnum } from '#gateway/schema/kit/builder.ts';
import { connection } from '#gateway/schema/kit/connection.ts';
import { Image, toImage } from '#gateway/schema/kit/image.ts';
import { asRawId, Node, parseRawId, registerNodeLoader } from '#gateway/schema/kit/node.ts';
import {
  listFavoriteRings,
  listClippedRingIds,
  toggleFavoriteRing,
} from '#gateway/upstream/endpoints/favorites.ts';

import { registerClippable } from '../clip/Clipping.ts';
import { Clippable } from '../clippable/Clippable.ts';
import { Brand } from './Brand.ts';
import { clipByToggle, favoriteList, findRing, loadRingRow, type RingSource, toRing } from './source.ts';

export const RingChoice = restEnum('RingChoice', 'Kind of rings.', {
  engagement_ring: 'Engagement ring (婚約指輪).',
  wedding_ring: 'Wedding rings (結婚指輪).',
  both: 'Both.',
});

const Ring = builder.objectRef<RingSource>('Ring').implement({
  description: 'A ring of a brand.',
  interfaces: [Node, Clippable],
  fields: (t) => ({
    rawId: t.exposeString('id', { nonNull: true, description: 'Ring id of the REST API.' }),
    name: t.string({
      description: 'Name.',
      resolve: async (ring, _args, context) => (await loadRingRow(ring, context)).name,
    }),
    brand: t.field({
      type: Brand,
      description: 'The brand that makes the ring.',
      resolve: async (ring, _args, context) => ({
        __typename: 'Brand' as const,
        id: asRawId<'Brand'>((await loadRingRow(ring, context)).brand_id),
      }),
    }),
    brandName: t.string({
      description: 'Name of the brand, without a REST call for the brand.',
      resolve: async (ring, _args, context) => (await loadRingRow(ring, context)).brand_name,
    }),
    ringChoice: t.field({
      type: RingChoice,
      description: 'Whether it is an engagement ring, a wedding ring or both.',
      resolve: async (ring, _args, context) => (await loadRingRow(ring, context)).ring_choice,
    }),
    material: t.string({
      nullable: true,
      description: 'Material; null if unknown.',
      resolve: async (ring, _args, context) => (await loadRingRow(ring, context)).material,
    }),
    price: t.field({
      type: 'JPY',
      nullable: true,
      description: 'Price in yen including tax; null if unknown.',
      resolve: async (ring, _args, context) => (await loadRingRow(ring, context)).price,
    }),
    picture: t.field({
      type: Image,
      nullable: true,
      description: 'Picture; null if there is none.',
      resolve: async (ring, _args, context) => {
        const row = await loadRingRow(ring, context);
        return toImage(row.thumbnail, context, { subject: row });
      },
    }),
    url: t.field({
      type: 'URL',
      nullable: true,
      description: "The ring on the brand's own site; null if there is none.",
      resolve: async (ring, _args, context) => (await loadRingRow(ring, context)).url,
    }),
    clipCount: t.int({
      nullable: true,
      description: 'Always null: the REST API does not count clips of rings.',
      resolve: () => null,
    }),
    viewerHasClipped: t.boolean({
      personal: true,
      prefetch: true,
      description:
        'Whether the viewer clipped the ring: one bulk call for all rings of a request. Always false for guests, without a REST call.',
      resolve: ({ id, clipped }, _args, { rest }) => clipped ?? rest.isMember(listClippedRingIds, id),
    }),
  }),
});

const parseId = parseRawId<'Ring'>;

registerNodeLoader(
  'Ring',
  (text, context) => {
    const id = parseId(text);
    return id && findRing(id, context);
  },
  (text) => {
    const id = parseId(text);
    return id && { __typename: 'Ring', id };
  },
);

export const { Connection: RingConnection } = connection('Ring', Ring, {
  items: 'rings',
  hasTotal: true,
});

/** The viewer's clipped rings, newest first. */
export const favoriteRings = favoriteList(listFavoriteRings, toRing);

registerClippable('Ring', {
  find: findRing,
  ...clipByToggle({
    isClipped: (id, { rest }) => rest.isMember(listClippedRingIds, id),
    toggle: async (id, { rest }) => (await rest.send(toggleFavoriteRing, { ring_id: id })).data.is_favorite,
  }),
});
