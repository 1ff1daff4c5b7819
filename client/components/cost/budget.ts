import { storedValue } from '../../storedValue.ts';
import type { HallEstimate } from './hallEstimates.ts';

/** In yen, for the whole wedding. */
export const BUDGETS = [1_500_000, 2_000_000, 2_500_000, 3_000_000, 3_500_000, 4_000_000, 5_000_000];

/** How the halls of a page are chosen by their cost for the visitor's number of guests. */
export interface Budget {
  /** In yen; null for no limit. */
  readonly max: number | null;
  readonly cheapestFirst: boolean;
}

export const NO_BUDGET: Budget = { max: null, cheapestFirst: false };

/** Kept on the device beside the number of guests. */
export const { use: useBudget, save: saveBudget } = storedValue<Budget>({
  key: 'musubi.budget',
  parse(text) {
    const [max = '', order = ''] = (text ?? '').split(' ');
    return { max: BUDGETS.find((yen) => yen === Number(max)) ?? null, cheapestFirst: order === 'cheapest' };
  },
  serialize: ({ max, cheapestFirst }) =>
    max === null && !cheapestFirst ? null : `${max ?? 'any'} ${cheapestFirst ? 'cheapest' : 'given'}`,
});

/** Halls of a page within a budget. A hall whose cost is not known stays, after the others where these are sorted. */
export function withinBudget<Hall>(
  halls: ReadonlyArray<{ readonly hall: Hall; readonly estimate: HallEstimate }>,
  { max, cheapestFirst }: Budget,
): { readonly shown: readonly Hall[]; readonly over: number; readonly unknown: number } {
  const kept = halls.filter(({ estimate }) => !estimate || max === null || estimate.amount <= max);
  const costOf = ({ estimate }: (typeof halls)[number]) => estimate?.amount ?? Infinity;
  const sorted = cheapestFirst
    ? kept.toSorted((a, b) => (costOf(a) === costOf(b) ? 0 : costOf(a) - costOf(b)))
    : kept;
  return {
    shown: sorted.map(({ hall }) => hall),
    over: halls.length - kept.length,
    unknown: kept.filter(({ estimate }) => !estimate).length,
  };
}
