import { month, season } from '../../format.ts';
import type { GivenField } from '../../givenForm.ts';

type Choices = GivenField['choices'];

/** Quarters the season picker offers, besides 未定. */
const QUARTERS = 20;
/** Months the month picker offers. */
const MONTHS = 36;

/** The quarters from the one of `now` (Japan time) on, then 未定. */
export function seasonChoices(now: Date): Choices {
  const japan = new Date(now.getTime() + 9 * 3_600_000);
  const first = japan.getUTCFullYear() * 4 + Math.floor(japan.getUTCMonth() / 3);
  const values = Array.from({ length: QUARTERS }, (_, index) => {
    const quarter = first + index;
    return `${Math.floor(quarter / 4)}Q${(quarter % 4) + 1}`;
  });
  return [...values, 'undecided'].map((value) => ({ value, label: season(value) }));
}

/** The months from the one of `now` (Japan time) on. */
export function monthChoices(now: Date): Choices {
  const japan = new Date(now.getTime() + 9 * 3_600_000);
  const first = japan.getUTCFullYear() * 12 + japan.getUTCMonth();
  return Array.from({ length: MONTHS }, (_, index) => {
    const at = first + index;
    const value = `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
    return { value, label: month(`${value}-01`) };
  });
}
