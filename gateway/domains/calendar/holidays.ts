/** Public holidays of Japan (祝日, 振替休日 and 国民の休日), computed from the law. */
import japan from 'japanese-holidays';
import { LRUCache } from 'lru-cache';

/** Holidays of a year by month and day, `11-23`. */
const years = new LRUCache<number, ReadonlyMap<string, string>>({ max: 40 });

const two = (value: number): string => String(value).padStart(2, '0');

function holidaysOf(year: number): ReadonlyMap<string, string> {
  const known = years.get(year);
  if (known) return known;
  const holidays = new Map(
    japan.getHolidaysOf(year).map(({ month, date, name }) => [`${two(month)}-${two(date)}`, name]),
  );
  years.set(year, holidays);
  return holidays;
}

/** Name of the holiday a day `YYYY-MM-DD` is; null for all other days. */
export function holidayOf(day: string): string | null {
  return holidaysOf(Number(day.slice(0, 4))).get(day.slice(5)) ?? null;
}
