/**
 * Calendar rules: public holidays of Japan, 六輝 (rokuyo), and the quarters ("seasons") by which reviews are filtered.
 */
import japan from 'japanese-holidays';
import { LRUCache } from 'lru-cache';
import { badUserInput } from '#gateway/schema/kit/errors.ts';
import { DAY_MS, dayInJapan } from '#gateway/schema/kit/japanTime.ts';

import { FIRST_DAY, MONTHS } from './lunarMonths.ts';

/** Names by month and day, e.g. `11-23`. */
const holidaysByYear = new LRUCache<number, ReadonlyMap<string, string>>({ max: 40 });

const twoDigits = (value: number): string => String(value).padStart(2, '0');

function loadHolidays(year: number): ReadonlyMap<string, string> {
  const known = holidaysByYear.get(year);
  if (known) return known;
  const holidays = new Map(
    japan
      .getHolidaysOf(year)
      .map(({ month, date, name }) => [`${twoDigits(month)}-${twoDigits(date)}`, name]),
  );
  holidaysByYear.set(year, holidays);
  return holidays;
}

/** Name of the holiday on a day `YYYY-MM-DD`; null on other days. */
export function holidayName(day: string): string | null {
  return loadHolidays(Number(day.slice(0, 4))).get(day.slice(5)) ?? null;
}

/** Whether a day `YYYY-MM-DD` is a Saturday, Sunday or public holiday. */
export function isDayOff(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6 || holidayName(day) !== null;
}

/** The day in Japan that is a number of business days (no weekends, no holidays) after an instant. */
export function businessDayAfter(instant: Date, businessDays: number): string {
  let at = instant.getTime();
  for (let left = businessDays; left > 0;) {
    at += DAY_MS;
    if (!isDayOff(dayInJapan(new Date(at)))) left -= 1;
  }
  return dayInJapan(new Date(at));
}

/** In the order of (lunar month + lunar day) modulo 6. */
export const ROKUYO = ['taian', 'shakku', 'sensho', 'tomobiki', 'senbu', 'butsumetsu'] as const;

export type Rokuyo = (typeof ROKUYO)[number];

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

interface LunarMonth {
  readonly start: number;
  readonly days: number;
  readonly number: number;
}

let monthStart = dayNumber(FIRST_DAY);
const months: readonly LunarMonth[] = MONTHS.trim()
  .split(/\s+/)
  .map((word) => {
    const month = {
      start: monthStart,
      days: word.endsWith('+') ? 30 : 29,
      number: Number.parseInt(word, 10),
    };
    monthStart += month.days;
    return month;
  });

/** The 六輝 of a day `YYYY-MM-DD`; null outside 2025 to 2035, the range of the lunar calendar table. */
export function rokuyoOn(day: string): Rokuyo | null {
  const number = dayNumber(day);
  const month = months.find(({ start, days }) => number >= start && number < start + days);
  return month ? (ROKUYO[(month.number + number - month.start + 1) % 6] ?? null) : null;
}

const SEASON_PATTERN = /^(20\d{2}Q[1-4]|undecided)$/;

const QUARTERS_OFFERED = 20;

export interface SeasonChoice {
  readonly value: string;
  readonly label: string;
}

/** Whether a text is a quarter such as `2026Q4`, or `undecided`. */
export function isSeason(text: string): boolean {
  return SEASON_PATTERN.test(text);
}

/** @throws BAD_USER_INPUT for a text that is no season; none is valid */
export function checkSeason(season: string | null | undefined): void {
  if (season && !isSeason(season))
    throw badUserInput('`season` is a quarter such as `2026Q4`, or `undecided`.');
}

/** The current quarter in Japan and the 19 before it, newest first, then `undecided`. */
export function seasonChoices(now: Date): SeasonChoice[] {
  const [year = 0, month = 1] = dayInJapan(now).split('-').map(Number);
  const current = year * 4 + Math.floor((month - 1) / 3);
  const quarters = Array.from({ length: QUARTERS_OFFERED }, (_, back) => {
    const quarter = (current - back) % 4;
    const ofYear = Math.floor((current - back) / 4);
    return {
      value: `${ofYear}Q${quarter + 1}`,
      label: `${ofYear}年${quarter * 3 + 1}月〜${quarter * 3 + 3}月`,
    };
  });
  return [...quarters, { value: 'undecided', label: '未定' }];
}
