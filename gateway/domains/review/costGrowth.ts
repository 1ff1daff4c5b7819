/** How bills grow from the first estimate to the final amount, at a hall and at the halls of its prefecture. */
import type { Context } from '#gateway/context.ts';
import { builder } from '#gateway/schema/kit/builder.ts';
import { nullIfNotFound } from '#gateway/schema/kit/errors.ts';
import { asRawId } from '#gateway/schema/kit/node.ts';
import { readOptional, readValid } from '#gateway/upstream/decode.ts';
import { searchHalls } from '#gateway/upstream/endpoints/search.ts';

import { Hall } from '../hall/Hall.ts';
import { Prefecture } from '../place/Place.ts';
import { median, newestBills } from './bills.ts';

/** Amounts of the REST API in yen; its fields throw where they are invalid. */
interface Bill {
  readonly total_cost: number;
  readonly first_estimate: number | null;
  readonly items: ReadonlyArray<{
    readonly name: string;
    readonly first_estimate: number | null;
    readonly final: number | null;
  }>;
}

/** Medians of the bills that have both amounts, in yen. */
interface Growth {
  readonly billCount: number;
  readonly firstEstimate: number;
  readonly final: number;
  /** Median of the differences; not the difference of the medians. */
  readonly increase: number;
}

interface ItemGrowth extends Growth {
  readonly name: string;
}

export interface CostGrowth extends Growth {
  readonly hallCount: number;
  readonly items: readonly ItemGrowth[];
}

interface Amounts {
  readonly first: number;
  readonly final: number;
}

/** Null where an amount is missing or the first is zero. */
function amountsOf(first: number | null, final: number | null): Amounts | null {
  return first && final !== null ? { first, final } : null;
}

function growth(amounts: readonly Amounts[]): Growth {
  return {
    billCount: amounts.length,
    firstEstimate: median(amounts.map(({ first }) => first)),
    final: median(amounts.map(({ final }) => final)),
    increase: median(amounts.map(({ first, final }) => final - first)),
  };
}

/**
 * Null without a bill that has both amounts. Items by what they add, most first.
 * @throws when no bill is left and one is invalid
 */
export function costGrowth(bills: readonly Bill[], hallCount: number): CostGrowth | null {
  const totals = readValid(bills, (bill) => amountsOf(bill.first_estimate, bill.total_cost));
  if (totals.length === 0) return null;
  const byName = new Map<string, Amounts[]>();
  for (const item of bills.flatMap((bill) => readOptional(() => bill.items) ?? [])) {
    const name = readOptional(() => item.name);
    const amounts = readOptional(() => amountsOf(item.first_estimate, item.final));
    if (name && amounts) byName.set(name, [...(byName.get(name) ?? []), amounts]);
  }
  const items = [...byName].map(([name, amounts]) => ({ name, ...growth(amounts) }));
  return {
    ...growth(totals),
    hallCount,
    items: items.toSorted((one, other) => other.increase - one.increase),
  };
}

/** The first page of the search in its default order: 30 halls. A hall whose bills cannot be read is left out. */
async function prefectureGrowth(slug: string, context: Context): Promise<CostGrowth | null> {
  const { halls } = await context.rest.get(searchHalls, { prefecture_slug: slug, page: 1 });
  const read = await Promise.allSettled(halls.map(({ id }) => newestBills(asRawId<'Hall'>(id), context)));
  const found = read.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const [first] = read;
  if (found.length === 0 && first?.status === 'rejected') throw first.reason;
  return costGrowth(found.flat(), found.filter((bills) => bills.length > 0).length);
}

const CostItemGrowth = builder.objectRef<ItemGrowth>('CostItemGrowth').implement({
  description: 'How an item of the bills grows from first to final.',
  fields: (t) => ({
    name: t.exposeString('name', { nonNull: true, description: 'Name of the item, e.g. `料理・飲物`.' }),
  }),
});

const CostGrowthObject = builder.objectRef<CostGrowth>('CostGrowth').implement({
  description:
    'How bills grow from the first estimate to the final amount: medians of the bills that give both. Bills and items with one amount alone do not count.',
  fields: (t) => ({
    hallCount: t.exposeInt('hallCount', {
      nonNull: true,
      description: 'Number of halls whose bills are used; 1 for a hall.',
    }),
    items: t.field({
      type: [CostItemGrowth],
      description: 'The items of the bills, those that add most first; may be empty.',
      resolve: ({ items }) => items,
    }),
  }),
});

for (const type of [CostItemGrowth, CostGrowthObject]) {
  builder.objectFields(type, (t) => ({
    billCount: t.int({
      nonNull: true,
      description:
        'Number of bills that give both amounts; at least 1. Say it: the medians of few bills say little.',
      resolve: ({ billCount }) => billCount,
    }),
    firstEstimate: t.field({
      type: 'JPY',
      nonNull: true,
      description: 'Median of the first estimates in yen.',
      resolve: ({ firstEstimate }) => firstEstimate,
    }),
    final: t.field({
      type: 'JPY',
      nonNull: true,
      description: 'Median of the final amounts in yen.',
      resolve: ({ final }) => final,
    }),
    increase: t.int({
      nonNull: true,
      description: 'Median of what a bill rose from first to final, in yen; negative where it fell.',
      resolve: ({ increase }) => increase,
    }),
  }));
}

builder.objectField(Hall, 'costGrowth', (t) =>
  t.field({
    type: CostGrowthObject,
    nullable: true,
    prefetch: true,
    needsNoObject: true,
    description:
      'How the bills of the hall grow, from its newest 100 bills; null without a bill that gives both amounts. One REST call a hall, shared with `costEstimate`.',
    resolve: async ({ id }, _args, context) => {
      const bills = await nullIfNotFound(newestBills(id, context));
      return bills && costGrowth(bills, 1);
    },
  }),
);

builder.objectField(Prefecture, 'costGrowth', (t) =>
  t.field({
    type: CostGrowthObject,
    nullable: true,
    description:
      'How bills grow at the first 30 halls of the hall search in the prefecture, each with its newest 100 bills; null without a bill that gives both amounts. One REST call and one a hall, up to 31: request it only where it is shown.',
    resolve: ({ slug }, _args, context) => prefectureGrowth(slug, context),
  }),
);
