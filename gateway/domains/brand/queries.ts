/** Queries of brands and rings. */
import { builder } from '#gateway/schema/builder.ts';
import { numberedArgs, startPage } from '#gateway/schema/kit/connection.ts';
import { Paged, windowOf } from '#gateway/schema/kit/paging.ts';
import { listBrands, listRings } from '#gateway/upstream/endpoints/favorites.ts';

import { BrandConnection } from './Brand.ts';
import { PAGE } from './favorites.ts';
import { RingConnection } from './Ring.ts';
import { brandOf, ringOf } from './source.ts';

builder.queryFields((t) => ({
  brands: t.field({
    type: BrandConnection,
    args: numberedArgs(PAGE),
    description: 'All brands (X05).',
    resolve: (_root, args, { reads }, info) =>
      startPage(
        new Paged(windowOf(args, PAGE), {
          size: PAGE,
          load: async (page, perPage) => {
            const { meta, data } = await reads.get(listBrands, { page, page_size: perPage });
            return { rows: data.map(brandOf), total: meta.total };
          },
        }),
        info,
      ),
  }),
  rings: t.field({
    type: RingConnection,
    args: numberedArgs(PAGE),
    description: 'All rings (X06).',
    resolve: (_root, args, { reads }, info) =>
      startPage(
        new Paged(windowOf(args, PAGE), {
          size: PAGE,
          load: async (page, perPage) => {
            const { meta, data } = await reads.get(listRings, { page, page_size: perPage });
            return { rows: data.map(ringOf), total: meta.total };
          },
        }),
        info,
      ),
  }),
}));
