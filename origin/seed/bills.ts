/** What a wedding cost: the first estimate, the final bill and its lines, which add up. */
import type { CostItem } from '../db/tables.ts';
import type { Dice } from '../dice.ts';
import type { HallDraft } from './drafts.ts';

export type Bill = { estimate: number; final: number; items: CostItem[] };

/** Lines of a bill: share of the whole, and how far it may grow beyond the estimate. */
const LINES = [
  ['料理・飲物', 0.39, 0.18],
  ['会場使用料', 0.1, 0],
  ['挙式料', 0.09, 0],
  ['衣裳・美容', 0.15, 0.5],
  ['装花', 0.08, 0.6],
  ['写真・映像', 0.09, 0.55],
  ['引出物・引菓子', 0.06, 0.2],
  ['演出・音響', 0.04, 0.3],
] as const;

/** Lines of a studio's bill. */
const STUDIO_LINES = [
  ['撮影料', 0.42, 0],
  ['衣裳・美容', 0.33, 0.35],
  ['データ・アルバム', 0.25, 0.6],
] as const;

const thousands = (value: number): number => Math.round(value / 1_000) * 1_000;

/** A bill for a wedding of `guests`. */
export function bill(dice: Dice, hall: HallDraft, guests: number): Bill {
  const { venue, costFactor } = hall;
  const usual = (venue.base + venue.perGuest * guests) * costFactor * dice.between(0.78, 1.08);
  const lines = hall.serviceId === 6 ? STUDIO_LINES : LINES;
  const items: CostItem[] = lines.map(([name, share, growth]) => {
    const estimated = thousands(usual * share * dice.between(0.85, 1.15));
    return {
      name,
      first_estimate: estimated,
      final: thousands(estimated * (1 + growth * dice.between(0, 1.3))),
    };
  });
  if (hall.serviceId !== 6 && dice.chance(0.35)) {
    items.push({ name: '持込料', first_estimate: null, final: dice.pick([33_000, 55_000, 66_000]) });
  }
  if (dice.chance(0.3)) {
    const discount = items[0];
    if (discount?.final) discount.final = thousands(discount.final * 0.94);
  }
  const sum = (of: 'first_estimate' | 'final'): number =>
    items.reduce((total, item) => total + (item[of] ?? 0), 0);
  return { estimate: sum('first_estimate'), final: sum('final'), items };
}
