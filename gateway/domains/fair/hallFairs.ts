/** Fairs of a hall. */
import { builder } from '#gateway/schema/builder.ts';
import { forwardArgs, startPage } from '#gateway/schema/kit/connection.ts';
import { Paged, windowOf } from '#gateway/schema/kit/paging.ts';
import {
  getHallRecommendedFair,
  listHallFairContents,
  listHallFairs,
  listHallRecommendedFairs,
} from '#gateway/upstream/endpoints/fairs.ts';

import { Hall } from '../hall/Hall.ts';
import { Fair, FairConnection, FairContentKind, fairOf } from './Fair.ts';

/** Fairs on a page of the product. */
const PAGE = 4;

builder.objectFields(Hall, (t) => ({
  fairs: t.field({
    type: FairConnection,
    startsWithParent: true,
    args: {
      heldOn: t.arg({ type: 'LocalDate', description: 'Only fairs held on this day.' }),
      ...forwardArgs(PAGE),
    },
    description: 'Fairs, soonest first, 4 at a time unless told (R59); those of one day with `heldOn` (R73).',
    resolve: ({ id }, args, { reads }, info) =>
      startPage(
        new Paged(windowOf(args, PAGE), {
          size: PAGE,
          load: async (page, perPage) => {
            const { fairs, total, per_page } = await reads.get(listHallFairs, {
              id,
              per_page: perPage,
              page,
              hold_at: args.heldOn ?? undefined,
            });
            return { rows: fairs.map(fairOf), total, perPage: per_page };
          },
        }),
        info,
      ),
  }),
  recommendedFairs: t.field({
    type: [Fair],
    startsWithParent: true,
    description: 'Fairs recommended by the hall (R64).',
    resolve: async ({ id }, _args, { reads }) =>
      (await reads.get(listHallRecommendedFairs, { id })).fairs.map(fairOf),
  }),
  recommendedFair: t.field({
    type: Fair,
    nullable: true,
    startsWithParent: true,
    description: 'The one fair most recommended (R94); null when there is none.',
    resolve: async ({ id }, _args, { reads }) => {
      const { fair } = await reads.get(getHallRecommendedFair, { id });
      return fair && fairOf(fair);
    },
  }),
  fairContents: t.field({
    type: [FairContentKind],
    startsWithParent: true,
    description: "Kinds of content the hall's fairs offer, most frequent first (R93).",
    resolve: async ({ id }, _args, { reads }) =>
      (await reads.get(listHallFairContents, { id })).fair_contents.map(({ kind }) => kind),
  }),
}));
