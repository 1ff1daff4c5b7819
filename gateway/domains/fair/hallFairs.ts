import { builder } from '#gateway/schema/kit/builder.ts';
import { forwardArgs, prefetchConnection } from '#gateway/schema/kit/connection.ts';
import { PagedList, pageWindow } from '#gateway/schema/kit/paging.ts';
import {
  getHallRecommendedFair,
  listHallFairContents,
  listHallFairs,
  listHallRecommendedFairs,
} from '#gateway/upstream/endpoints/fairs.ts';

import { Hall } from '../hall/Hall.ts';
import { Fair, FairConnection, FairContentKind, toFair } from './Fair.ts';

const PAGE_SIZE = 4;

builder.objectFields(Hall, (t) => ({
  fairs: t.field({
    type: FairConnection,
    prefetch: true,
    args: {
      heldOn: t.arg({ type: 'LocalDate', description: 'Only fairs held on this day.' }),
      ...forwardArgs(PAGE_SIZE),
    },
    description: 'Fairs, soonest first, 4 per page by default; with `heldOn` only those of that day.',
    usesInfo: true,
    resolve: ({ id }, args, { rest }, info) =>
      prefetchConnection(
        new PagedList(pageWindow(args, PAGE_SIZE), {
          pageSize: PAGE_SIZE,
          load: async (page, perPage) => {
            const reply = await rest.get(listHallFairs, {
              id,
              per_page: perPage,
              page,
              hold_at: args.heldOn ?? undefined,
            });
            return { rows: reply.fairs.map(toFair), total: () => reply.total, perPage: () => reply.per_page };
          },
        }),
        info,
      ),
  }),
  recommendedFairs: t.field({
    type: [Fair],
    prefetch: true,
    description: 'Fairs recommended by the hall.',
    resolve: async ({ id }, _args, { rest }) =>
      (await rest.get(listHallRecommendedFairs, { id })).fairs.map(toFair),
  }),
  recommendedFair: t.field({
    type: Fair,
    nullable: true,
    prefetch: true,
    description: 'The most recommended fair; null if there is none.',
    resolve: async ({ id }, _args, { rest }) => {
      const { fair } = await rest.get(getHallRecommendedFair, { id });
      return fair && toFair(fair);
    },
  }),
  fairContents: t.field({
    type: [FairContentKind],
    prefetch: true,
    description: "Kinds of content offered by the hall's fairs, most frequent first.",
    resolve: async ({ id }, _args, { rest }) =>
      (await rest.get(listHallFairContents, { id })).fair_contents.map(({ kind }) => kind),
  }),
}));
