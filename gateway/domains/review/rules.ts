/** Rules of reviews: the quarters they are filtered by. */
import { dayInJapan } from '#gateway/schema/kit/japan.ts';

/** A quarter-year such as `2026Q4`, or `undecided`. */
const SEASON = /^(20\d{2}Q[1-4]|undecided)$/;

/** How many quarters the picker offers, beside `undecided`. */
const OFFERED = 20;

/** A choice of the season picker. */
export interface SeasonChoice {
  readonly value: string;
  readonly label: string;
}

/** Whether a text names a season. */
export function isSeason(text: string): boolean {
  return SEASON.test(text);
}

/** The picker's choices: the current quarter in Japan first, back through 20 quarters, then `undecided`. Reviews tell of the past. */
export function seasonChoices(now: Date): SeasonChoice[] {
  const [year = 0, month = 1] = dayInJapan(now).split('-').map(Number);
  const current = year * 4 + Math.floor((month - 1) / 3);
  const quarters = Array.from({ length: OFFERED }, (_, back) => {
    const quarter = (current - back) % 4;
    const ofYear = Math.floor((current - back) / 4);
    return {
      value: `${ofYear}Q${quarter + 1}`,
      label: `${ofYear}年${quarter * 3 + 1}月〜${quarter * 3 + 3}月`,
    };
  });
  return [...quarters, { value: 'undecided', label: '未定' }];
}
