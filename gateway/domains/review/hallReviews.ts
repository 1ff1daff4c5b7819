/** Reviews and costs of halls. */
import { builder } from '#gateway/schema/kit/builder.ts';
import { connection, forwardArgs, numberedArgs, prefetchConnection } from '#gateway/schema/kit/connection.ts';
import { badUserInput } from '#gateway/schema/kit/errors.ts';
import { pagedInMemory, PagedList, pageWindow } from '#gateway/schema/kit/paging.ts';
import { REPORTS_PAGE_SIZE } from '#gateway/upstream/brideReports.ts';
import type { Reply } from '#gateway/upstream/endpoint.ts';
import { listHallCosts } from '#gateway/upstream/endpoints/reviews.ts';
import { MAX_GUESTS } from '#gateway/upstream/endpoints/values.ts';

import { Hall } from '../hall/Hall.ts';
import { ReportSort, ReviewConnection } from './Review.ts';
import { hasConditions, lowestFirst, meets, ReviewFilter } from './reviewFilter.ts';
import { MAX_REPORTS, readReports, reportReader } from './source.ts';

const COSTS_PAGE_SIZE = 20;

type CostRow = Reply<typeof listHallCosts>['costs'][number];

const HallCostItem = builder.objectRef<CostRow['items'][number]>('HallCostItem').implement({
  description: 'An item of a bill.',
  fields: (t) => ({
    name: t.string({ description: 'Name of the item.', resolve: ({ name }) => name }),
    firstEstimate: t.field({
      type: 'JPY',
      nullable: true,
      description: 'First estimate in yen; null if not given.',
      resolve: ({ first_estimate }) => first_estimate,
    }),
    final: t.field({
      type: 'JPY',
      nullable: true,
      description: 'Final amount in yen; null if not given.',
      resolve: ({ final }) => final,
    }),
  }),
});

const HallCost = builder.objectRef<CostRow>('HallCost').implement({
  description: 'The bill of one wedding.',
  fields: (t) => ({
    rawId: t.exposeString('id', { nonNull: true, description: 'Id of the REST API.' }),
    total: t.field({
      type: 'JPY',
      description: 'Final bill in yen.',
      resolve: ({ total_cost }) => total_cost,
    }),
    firstEstimate: t.field({
      type: 'JPY',
      nullable: true,
      description: 'First estimate in yen; null if not given.',
      resolve: ({ first_estimate }) => first_estimate,
    }),
    guestCount: t.int({
      nullable: true,
      description: 'Number of guests; null if not given.',
      resolve: ({ guest_count }) => guest_count,
    }),
    weddingMonth: t.field({
      type: 'LocalDate',
      nullable: true,
      description: 'Month of the wedding, as its first day; null if not given.',
      resolve: ({ wedding_date }) => wedding_date && `${wedding_date.slice(0, 7)}-01`,
    }),
    season: t.string({
      nullable: true,
      description: 'Quarter of the wedding, e.g. `2026Q4`, or `undecided`; null if not given.',
      resolve: ({ season }) => season,
    }),
    items: t.field({
      type: [HallCostItem],
      description: 'Items of the bill; may be empty.',
      resolve: ({ items }) => items,
    }),
    nickname: t.string({
      nullable: true,
      description: 'Nickname of the author; null if not given.',
      resolve: ({ basic_nickname }) => basic_nickname,
    }),
  }),
});

const { Connection: HallCostConnection } = connection('HallCost', HallCost, {
  items: 'costs',
  hasTotal: true,
});

builder.objectFields(Hall, (t) => ({
  reviews: t.field({
    type: ReviewConnection,
    prefetch: true,
    args: {
      season: t.arg.string({
        description: 'Only weddings of this season: a value of `hallSearchOptions.seasons`.',
      }),
      sort: t.arg({ type: ReportSort, defaultValue: 'recommended', description: 'Order of the reviews.' }),
      filter: t.arg({ type: ReviewFilter, description: 'Further conditions.' }),
      lowestRatedFirst: t.arg.boolean({
        description:
          'Lowest score first; equal scores and reviews without one, at the end, in the order of `sort`.',
      }),
      ...numberedArgs(REPORTS_PAGE_SIZE),
    },
    description: `Reviews, 18 per page by default. With \`filter\` or \`lowestRatedFirst\` all reviews are read, one REST call per 18, at most ${MAX_REPORTS} of them.`,
    usesInfo: true,
    resolve: ({ id }, { season, sort, filter, lowestRatedFirst, ...args }, context, info) => {
      const window = pageWindow(args, REPORTS_PAGE_SIZE);
      const conditions = filter && hasConditions(filter) ? filter : null;
      if (conditions || lowestRatedFirst) {
        const read = async () => {
          const all = await readReports(id, { season, sort }, context);
          const found = conditions ? all.filter((review) => meets(review, conditions)) : all;
          return lowestRatedFirst ? lowestFirst(found) : found;
        };
        return prefetchConnection(pagedInMemory(window, read), info);
      }
      const loadReports = reportReader(id, { season, sort }, context);
      const list = new PagedList(window, {
        pageSize: REPORTS_PAGE_SIZE,
        isFixedSize: true,
        load: async (page) => {
          const reply = await loadReports(page);
          return { rows: reply.brides, total: () => reply.total, perPage: () => reply.per_page };
        },
      });
      return prefetchConnection(list, info);
    },
  }),
  costs: t.field({
    type: HallCostConnection,
    prefetch: true,
    args: {
      guestCount: t.arg.int({
        description: 'Only weddings with this number of guests, plus or minus 10; at least 0.',
      }),
      sort: t.arg({ type: ReportSort, defaultValue: 'created_at_desc', description: 'Order of the costs.' }),
      ...forwardArgs(COSTS_PAGE_SIZE),
    },
    description: 'Bills of weddings at this hall, 20 per page by default.',
    usesInfo: true,
    resolve: ({ id }, { guestCount, sort, ...args }, { rest }, info) => {
      if (guestCount != null && (guestCount < 0 || guestCount > MAX_GUESTS))
        throw badUserInput(`\`guestCount\` has to lie between 0 and ${MAX_GUESTS}.`);
      const list = new PagedList(pageWindow(args, COSTS_PAGE_SIZE), {
        pageSize: COSTS_PAGE_SIZE,
        load: async (page, perPage) => {
          const order = sort === 'recommended' ? { order: sort } : {};
          const reply = await rest.get(listHallCosts, {
            id,
            ...(guestCount != null && { n: guestCount }),
            ...order,
            page,
            per_page: perPage,
          });
          return { rows: reply.costs, total: () => reply.total, perPage: () => reply.per_page };
        },
      });
      return prefetchConnection(list, info);
    },
  }),
}));
