/** Brands of rings, dresses and other things of a wedding. */
import { builder } from '#gateway/schema/builder.ts';
import { connection } from '#gateway/schema/kit/connection.ts';
import { wordEnum } from '#gateway/schema/kit/enums.ts';
import { rawIdOf } from '#gateway/schema/kit/ids.ts';
import { Image, imageAt } from '#gateway/schema/kit/image.ts';
import { loadNodesOf, Node } from '#gateway/schema/kit/node.ts';
import {
  listFavoriteBrands,
  listKeptBrandIds,
  toggleFavoriteBrand,
} from '#gateway/upstream/endpoints/favorites.ts';

import { clippable, Clippable } from '../clip/Clippable.ts';
import { favoriteList, toggled } from './favorites.ts';
import { brandOf, type BrandSource, existingBrand, rowOfBrand } from './source.ts';

const BrandCategory = wordEnum('BrandCategory', 'What a brand makes.', {
  ring: 'Rings.',
  dress: 'Dresses and kimono.',
  other: 'Anything else: paper items, gifts, flowers, photographs.',
});

export const Brand = builder.objectRef<BrandSource>('Brand').implement({
  description: 'A brand of rings, dresses or other things of a wedding.',
  interfaces: [Node, Clippable],
  fields: (t) => ({
    rawId: t.exposeString('id', { infallible: true, description: 'Brand id of the REST API.' }),
    name: t.string({
      description: 'Name.',
      resolve: async (brand, _args, context) => (await rowOfBrand(brand, context)).name,
    }),
    nameKana: t.string({
      nullable: true,
      description: 'Name in katakana; null where unknown.',
      resolve: async (brand, _args, context) => (await rowOfBrand(brand, context)).name_kana,
    }),
    category: t.field({
      type: BrandCategory,
      description: 'What it makes.',
      resolve: async (brand, _args, context) => (await rowOfBrand(brand, context)).category,
    }),
    picture: t.field({
      type: Image,
      nullable: true,
      description: 'A picture of its work; null where there is none.',
      resolve: async (brand, _args, context) => {
        const row = await rowOfBrand(brand, context);
        return imageAt(row.thumbnail, { shows: row });
      },
    }),
    url: t.field({
      type: 'URL',
      nullable: true,
      description: "The brand's own site; null where it has none.",
      resolve: async (brand, _args, context) => (await rowOfBrand(brand, context)).url,
    }),
    clipCount: t.int({
      nullable: true,
      description: 'Always null: the source tells no number of keepers for brands.',
      resolve: () => null,
    }),
    viewerHasClipped: t.boolean({
      personal: true,
      startsWithParent: true,
      description:
        'Whether the viewer keeps it: one bulk call (X05) for all brands of a request. Always false for a guest, without a call.',
      resolve: ({ id, clipped }, _args, { reads }) => clipped ?? reads.member(listKeptBrandIds, id),
    }),
  }),
});

loadNodesOf('Brand', (text, context) => {
  const id = rawIdOf<'Brand'>(text);
  return id && existingBrand(id, context);
});

export const { Connection: BrandConnection, Edge: BrandEdge } = connection('Brand', Brand, {
  of: 'brands',
  counted: true,
});

/** The brands the viewer keeps, newest first (R38). */
export const favoriteBrands = favoriteList(listFavoriteBrands, brandOf);

clippable('Brand', {
  find: existingBrand,
  ...toggled({
    isKept: (id, { reads }) => reads.member(listKeptBrandIds, id),
    toggle: async (id, { reads }) =>
      (await reads.send(toggleFavoriteBrand, { brand_id: id })).data.is_favorite,
  }),
});
