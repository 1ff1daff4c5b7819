/** Brands of rings, dresses and other wedding goods. */
import { builder, restEnum } from '#gateway/schema/kit/builder.ts';
import { connection } from '#gateway/schema/kit/connection.ts';
import { Image, toImage } from '#gateway/schema/kit/image.ts';
import { Node, parseRawId, registerNodeLoader } from '#gateway/schema/kit/node.ts';
import {
  listFavoriteBrands,
  listClippedBrandIds,
  toggleFavoriteBrand,
} from '#gateway/upstream/endpoints/favorites.ts';

import { registerClippable } from '../clip/Clipping.ts';
import { Clippable } from '../clippable/Clippable.ts';
import { type BrandSource, clipByToggle, favoriteList, findBrand, loadBrandRow, toBrand } from './source.ts';

const BrandCategory = restEnum('BrandCategory', 'What a brand makes.', {
  ring: 'Rings.',
  dress: 'Dresses and kimono.',
  other: 'Anything else: paper items, gifts, flowers, photographs.',
});

export const Brand = builder.objectRef<BrandSource>('Brand').implement({
  description: 'A brand of rings, dresses or other wedding goods.',
  interfaces: [Node, Clippable],
  fields: (t) => ({
    rawId: t.exposeString('id', { nonNull: true, description: 'Brand id of the REST API.' }),
    name: t.string({
      description: 'Name.',
      resolve: async (brand, _args, context) => (await loadBrandRow(brand, context)).name,
    }),
    nameKana: t.string({
      nullable: true,
      description: 'Name in katakana; null if unknown.',
      resolve: async (brand, _args, context) => (await loadBrandRow(brand, context)).name_kana,
    }),
    category: t.field({
      type: BrandCategory,
      description: 'What the brand makes.',
      resolve: async (brand, _args, context) => (await loadBrandRow(brand, context)).category,
    }),
    picture: t.field({
      type: Image,
      nullable: true,
      description: "Picture of the brand's work; null if there is none.",
      resolve: async (brand, _args, context) => {
        const row = await loadBrandRow(brand, context);
        return toImage(row.thumbnail, context, { subject: row });
      },
    }),
    url: t.field({
      type: 'URL',
      nullable: true,
      description: "The brand's own site; null if it has none.",
      resolve: async (brand, _args, context) => (await loadBrandRow(brand, context)).url,
    }),
    clipCount: t.int({
      nullable: true,
      description: 'Always null: the REST API does not count clips of brands.',
      resolve: () => null,
    }),
    viewerHasClipped: t.boolean({
      personal: true,
      prefetch: true,
      description:
        'Whether the viewer clipped the brand: one bulk call for all brands of a request. Always false for guests, without a REST call.',
      resolve: ({ id, clipped }, _args, { rest }) => clipped ?? rest.isMember(listClippedBrandIds, id),
    }),
  }),
});

const parseId = parseRawId<'Brand'>;

registerNodeLoader(
  'Brand',
  (text, context) => {
    const id = parseId(text);
    return id && findBrand(id, context);
  },
  (text) => {
    const id = parseId(text);
    return id && { __typename: 'Brand', id };
  },
);

export const { Connection: BrandConnection } = connection('Brand', Brand, {
  items: 'brands',
  hasTotal: true,
});

/** The viewer's clipped brands, newest first. */
export const favoriteBrands = favoriteList(listFavoriteBrands, toBrand);

registerClippable('Brand', {
  find: findBrand,
  ...clipByToggle({
    isClipped: (id, { rest }) => rest.isMember(listClippedBrandIds, id),
    toggle: async (id, { rest }) => (await rest.send(toggleFavoriteBrand, { brand_id: id })).data.is_favorite,
  }),
});
