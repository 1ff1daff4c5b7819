/** 六輝 (rokuyo): six names that go round with the days of the old Japanese calendar and begin anew with each of its months. */
import { FIRST_DAY, MONTHS } from './lunarMonths.ts';

/** The names in the order in which (month + day) modulo 6 picks them. */
export const ROKUYO = ['taian', 'shakku', 'sensho', 'tomobiki', 'senbu', 'butsumetsu'] as const;

/** Name of a day. */
export type Rokuyo = (typeof ROKUYO)[number];

const DAY = 86_400_000;
const countOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY;

interface Month {
  readonly begin: number;
  readonly days: number;
  readonly number: number;
}

let begin = countOf(FIRST_DAY);
const months: readonly Month[] = MONTHS.trim()
  .split(/\s+/)
  .map((word) => {
    const month = { begin, days: word.endsWith('+') ? 30 : 29, number: Number.parseInt(word, 10) };
    begin += month.days;
    return month;
  });

/** The name of a day `YYYY-MM-DD`; null outside the years that were worked out (2025 to 2035). */
export function rokuyoOf(day: string): Rokuyo | null {
  const count = countOf(day);
  const month = months.find((one) => count >= one.begin && count < one.begin + one.days);
  return month ? (ROKUYO[(month.number + count - month.begin + 1) % 6] ?? null) : null;
}
