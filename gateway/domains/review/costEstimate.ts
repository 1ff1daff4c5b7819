/** What a wedding costs at a hall for a number of guests, from the bills of weddings of about that size. */
import { builder } from '#gateway/schema/kit/builder.ts';
import { badUserInput, nullIfNotFound } from '#gateway/schema/kit/errors.ts';
import { readValid } from '#gateway/upstream/decode.ts';

import { Hall } from '../hall/Hall.ts';
import { median, newestBills } from './bills.ts';

/** Bills within so many guests count, or within twice as many where these are fewer than `ENOUGH_BILLS`. */
const TOLERANCE = 10;
const ENOUGH_BILLS = 3;

/** A bill of the REST API; its fields throw where they are invalid. */
interface Bill {
  readonly total_cost: number;
  readonly guest_count: number | null;
}

export interface CostEstimate {
  readonly guestCount: number;
  /** In yen. */
  readonly amount: number;
  readonly billCount: number;
  readonly minGuestCount: number;
  readonly maxGuestCount: number;
}

/**
 * Null without a bill of about as many guests. Bills without a number of guests or a total do not count.
 * @throws when no bill is left and an invalid one may be of that size
 */
export function estimateCost(bills: readonly Bill[], guestCount: number): CostEstimate | null {
  const known = readValid(bills, (bill) => {
    const guests = bill.guest_count;
    const distance = Math.abs((guests ?? 0) - guestCount);
    if (!guests || distance > 2 * TOLERANCE) return null;
    return bill.total_cost ? { distance, total: bill.total_cost } : null;
  });
  if (known.length === 0) return null;
  const near = known.filter(({ distance }) => distance <= TOLERANCE);
  const [used, tolerance] = near.length < ENOUGH_BILLS ? [known, 2 * TOLERANCE] : [near, TOLERANCE];
  return {
    guestCount,
    amount: median(used.map(({ total }) => total)),
    billCount: used.length,
    minGuestCount: Math.max(1, guestCount - tolerance),
    maxGuestCount: guestCount + tolerance,
  };
}

const HallCostEstimate = builder.objectRef<CostEstimate>('HallCostEstimate').implement({
  description:
    'What a wedding costs at a hall for a number of guests: the median of the final bills of weddings of about that size.',
  fields: (t) => ({
    guestCount: t.exposeInt('guestCount', { nonNull: true, description: 'The requested number of guests.' }),
    amount: t.field({
      type: 'JPY',
      nonNull: true,
      description: 'Median of the final bills in yen.',
      resolve: ({ amount }) => amount,
    }),
    billCount: t.exposeInt('billCount', {
      nonNull: true,
      description: 'Number of bills that it is made of; at least 1.',
    }),
    minGuestCount: t.exposeInt('minGuestCount', {
      nonNull: true,
      description: 'Bills of weddings with at least this number of guests are used.',
    }),
    maxGuestCount: t.exposeInt('maxGuestCount', {
      nonNull: true,
      description: 'Bills of weddings with at most this number of guests are used.',
    }),
  }),
});

builder.objectField(Hall, 'costEstimate', (t) =>
  t.field({
    type: HallCostEstimate,
    nullable: true,
    prefetch: true,
    needsNoObject: true,
    args: {
      guestCount: t.arg.int({ required: true, description: 'Number of guests; at least 1.' }),
    },
    description:
      'What a wedding costs here for a number of guests, from the newest 100 bills: those within 10 guests, or within 20 where these are fewer than 3. Null without such a bill. One REST call a hall, the same for every number of guests.',
    resolve: async ({ id }, { guestCount }, context) => {
      if (guestCount < 1) throw badUserInput('`guestCount` has to be at least 1.');
      const bills = await nullIfNotFound(newestBills(id, context));
      return bills && estimateCost(bills, guestCount);
    },
  }),
);
