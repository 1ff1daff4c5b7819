/** The brands and rings an account keeps. */
import { builder } from '#gateway/schema/builder.ts';
import { numberedArgs, startPage } from '#gateway/schema/kit/connection.ts';
import { listFavoriteBrands, listFavoriteRings } from '#gateway/upstream/endpoints/favorites.ts';

import { Account } from '../account/Account.ts';
import { BrandConnection, favoriteBrands } from './Brand.ts';
import { PAGE } from './favorites.ts';
import { favoriteRings, RingConnection } from './Ring.ts';

builder.objectFields(Account, (t) => ({
  favoriteBrands: t.field({
    type: BrandConnection,
    args: numberedArgs(PAGE),
    description: 'Kept brands, newest first (R38).',
    resolve: (_account, args, context, info) => startPage(favoriteBrands(args, context), info),
  }),
  favoriteBrandCount: t.int({
    description: 'Number of kept brands (R38).',
    resolve: async (_account, _args, { reads }) =>
      (await reads.get(listFavoriteBrands, { page: 1, page_size: 1 })).meta.total,
  }),
  favoriteRings: t.field({
    type: RingConnection,
    args: numberedArgs(PAGE),
    description: 'Kept rings, newest first (R40).',
    resolve: (_account, args, context, info) => startPage(favoriteRings(args, context), info),
  }),
  favoriteRingCount: t.int({
    description: 'Number of kept rings (R40).',
    resolve: async (_account, _args, { reads }) =>
      (await reads.get(listFavoriteRings, { page: 1, page_size: 1 })).meta.total,
  }),
}));
