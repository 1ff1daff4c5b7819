/** Reviews and costs of a hall. */
import { builder } from '#gateway/schema/builder.ts';
import { connection, forwardArgs, numberedArgs, startPage } from '#gateway/schema/kit/connection.ts';
import { badInput } from '#gateway/schema/kit/errors.ts';
import { Paged, windowOf } from '#gateway/schema/kit/paging.ts';
import { listHallCosts } from '#gateway/upstream/endpoints/reviews.ts';
import type { Reply } from '#gateway/upstream/endpoint.ts';

import { Hall } from '../hall/Hall.ts';
import { ReportSort, ReviewConnection } from './Review.ts';
import { reportsOf } from './source.ts';

/** Reviews on a page of R70, which takes no page size. */
const REVIEWS = 18;
/** Costs on a page of the product. */
const COSTS = 20;

type CostRow = Reply<typeof listHallCosts>['costs'][number];

const HallCostItem = builder.objectRef<CostRow['items'][number]>('HallCostItem').implement({
  description: 'One item of a bill.',
  fields: (t) => ({
    name: t.string({ description: 'Name of the item.', resolve: ({ name }) => name }),
    firstEstimate: t.field({
      type: 'JPY',
      nullable: true,
      description: 'First estimate; null when not told.',
      resolve: ({ first_estimate }) => first_estimate,
    }),
    final: t.field({
      type: 'JPY',
      nullable: true,
      description: 'Final amount; null when not told.',
      resolve: ({ final }) => final,
    }),
  }),
});

const HallCost = builder.objectRef<CostRow>('HallCost').implement({
  description: 'What one wedding cost.',
  fields: (t) => ({
    rawId: t.exposeString('id', { infallible: true, description: 'Id of the REST API.' }),
    total: t.field({ type: 'JPY', description: 'Final bill.', resolve: ({ total_cost }) => total_cost }),
    firstEstimate: t.field({
      type: 'JPY',
      nullable: true,
      description: 'First estimate; null when not told.',
      resolve: ({ first_estimate }) => first_estimate,
    }),
    guestCount: t.int({
      nullable: true,
      description: 'Number of guests; null when not told.',
      resolve: ({ guest_count }) => guest_count,
    }),
    weddingMonth: t.field({
      type: 'LocalDate',
      nullable: true,
      description: 'Month of the wedding, as the first day of that month; null when not told.',
      resolve: ({ wedding_date }) => wedding_date && `${wedding_date.slice(0, 7)}-01`,
    }),
    season: t.string({
      nullable: true,
      description: 'Quarter of the wedding such as `2026Q4`, or `undecided`; null when not told.',
      resolve: ({ season }) => season,
    }),
    items: t.field({
      type: [HallCostItem],
      description: 'Item by item; may be empty.',
      resolve: ({ items }) => items,
    }),
    nickname: t.string({
      nullable: true,
      description: 'Nickname of the writer; null when not told.',
      resolve: ({ basic_nickname }) => basic_nickname,
    }),
  }),
});

const { Connection: HallCostConnection } = connection('HallCost', HallCost, { of: 'costs', counted: true });

builder.objectFields(Hall, (t) => ({
  reviews: t.field({
    type: ReviewConnection,
    startsWithParent: true,
    args: {
      season: t.arg.string({
        description: 'Only weddings of this season: a value of `hallSearchOptions.seasons`.',
      }),
      sort: t.arg({ type: ReportSort, defaultValue: 'recommended', description: 'Order.' }),
      ...numberedArgs(REVIEWS),
    },
    description: 'Reviews (R70 with comments=1), 18 at a time unless told.',
    resolve: ({ id }, { season, sort, ...args }, context, info) => {
      const read = reportsOf(id, { season, sort }, context);
      const list = new Paged(windowOf(args, REVIEWS), {
        size: REVIEWS,
        fixed: true,
        load: async (page) => {
          const { brides, total, per_page } = await read(page);
          return { rows: brides, total, perPage: per_page };
        },
      });
      return startPage(list, info);
    },
  }),
  costs: t.field({
    type: HallCostConnection,
    startsWithParent: true,
    args: {
      guestCount: t.arg.int({ description: 'Only weddings with about this many guests: within 10 of it.' }),
      sort: t.arg({ type: ReportSort, defaultValue: 'created_at_desc', description: 'Order.' }),
      ...forwardArgs(COSTS),
    },
    description: 'What weddings cost here (R71), 20 at a time unless told.',
    resolve: ({ id }, { guestCount, sort, ...args }, { reads }, info) => {
      if (guestCount != null && guestCount < 0) throw badInput('`guestCount` cannot be negative.');
      const list = new Paged(windowOf(args, COSTS), {
        size: COSTS,
        load: async (page, perPage) => {
          const order = sort === 'recommended' ? { order: sort } : {};
          const { costs, total, per_page } = await reads.get(listHallCosts, {
            id,
            ...(guestCount != null && { n: guestCount }),
            ...order,
            page,
            per_page: perPage,
          });
          return { rows: costs, total, perPage: per_page };
        },
      });
      return startPage(list, info);
    },
  }),
}));
