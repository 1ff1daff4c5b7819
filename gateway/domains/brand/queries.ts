/** Lists of brands and rings, and the account's clipped ones. */
import { builder } from '#gateway/schema/kit/builder.ts';
import { numberedArgs, prefetchConnection } from '#gateway/schema/kit/connection.ts';
import {
  listBrands,
  listFavoriteBrands,
  listFavoriteRings,
  listRings,
} from '#gateway/upstream/endpoints/favorites.ts';

import { Account } from '../account/Account.ts';
import { BrandConnection, favoriteBrands } from './Brand.ts';
import { favoriteRings, RingConnection } from './Ring.ts';
import { listOf, PAGE_SIZE, toBrand, toRing } from './source.ts';

builder.queryFields((t) => ({
  brands: t.field({
    type: BrandConnection,
    args: numberedArgs(PAGE_SIZE),
    description: 'All brands, 20 per page by default.',
    usesInfo: true,
    resolve: (_root, args, { rest }, info) =>
      prefetchConnection(
        listOf(args, (page, page_size) => rest.get(listBrands, { page, page_size }), toBrand),
        info,
      ),
  }),
  rings: t.field({
    type: RingConnection,
    args: numberedArgs(PAGE_SIZE),
    description: 'All rings, 20 per page by default.',
    usesInfo: true,
    resolve: (_root, args, { rest }, info) =>
      prefetchConnection(
        listOf(args, (page, page_size) => rest.get(listRings, { page, page_size }), toRing),
        info,
      ),
  }),
}));

builder.objectFields(Account, (t) => ({
  favoriteBrands: t.field({
    type: BrandConnection,
    args: numberedArgs(PAGE_SIZE),
    description: 'Clipped brands, newest first.',
    usesInfo: true,
    resolve: (_account, args, context, info) => prefetchConnection(favoriteBrands(args, context), info),
  }),
  favoriteBrandCount: t.int({
    description: 'Number of clipped brands.',
    resolve: async (_account, _args, { rest }) =>
      (await rest.get(listFavoriteBrands, { page: 1, page_size: 1 })).meta.total,
  }),
  favoriteRings: t.field({
    type: RingConnection,
    args: numberedArgs(PAGE_SIZE),
    description: 'Clipped rings, newest first.',
    usesInfo: true,
    resolve: (_account, args, context, info) => prefetchConnection(favoriteRings(args, context), info),
  }),
  favoriteRingCount: t.int({
    description: 'Number of clipped rings.',
    resolve: async (_account, _args, { rest }) =>
      (await rest.get(listFavoriteRings, { page: 1, page_size: 1 })).meta.total,
  }),
}));
