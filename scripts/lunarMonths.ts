/**
 * `node scripts/lunarMonths.ts`: computes the months of the old Japanese calendar and writes them to a module of
 * the gateway, which needs no astronomy at run time.
 * A month begins on the day of a new moon in Japan (the Chinese calendar differs when the new moon falls between
 * the two midnights). The month of the winter solstice is the 11th; where there are thirteen months between two
 * solstices, the first without a principal term is a leap month and repeats the previous number.
 */
import { writeFileSync } from 'node:fs';
import { type AstroTime, SearchMoonPhase, SearchSunLongitude } from 'astronomy-engine';
import { root } from './process.ts';

const FILE = `${root}gateway/domains/calendar/lunarMonths.ts`;
/** Years covered completely. */
const YEARS = { first: 2025, last: 2035 };

const DAY = 86_400_000;
const NINE_HOURS = 9 * 3_600_000;

/** Days since 1970-01-01 in Japan. */
const japanDayNumber = (time: AstroTime): number => Math.floor((time.date.getTime() + NINE_HOURS) / DAY);
const toIsoDate = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);
const startOfDay = (day: number): Date => new Date(day * DAY - NINE_HOURS);

function requireTime(time: AstroTime | null): AstroTime {
  if (time === null) throw new Error('No astronomical event found');
  return time;
}

const solstice = (year: number): number =>
  japanDayNumber(requireTime(SearchSunLongitude(270, new Date(Date.UTC(year, 11, 1)), 40)));

/** First days of the months from the one containing `from` to the one containing `to`. */
function newMoons(from: number, to: number): number[] {
  const days: number[] = [];
  for (let at = startOfDay(from - 31); ;) {
    const moon = requireTime(SearchMoonPhase(0, at, 40));
    if (japanDayNumber(moon) > to) break;
    days.push(japanDayNumber(moon));
    at = new Date(moon.date.getTime() + DAY);
  }
  return days.slice(days.findLastIndex((day) => day <= from));
}

/** Whether one of the twelve principal terms (solar longitude a multiple of 30°) falls into the month. */
function hasPrincipalTerm(firstDay: number, end: number): boolean {
  return Array.from({ length: 12 }, (_, index) => index * 30).some((longitude) => {
    const time = SearchSunLongitude(longitude, startOfDay(firstDay), 32);
    return time !== null && japanDayNumber(time) < end;
  });
}

interface Month {
  readonly firstDay: number;
  readonly number: number;
}

/** Months between the winter solstices of two years. */
function monthsAfter(year: number): Month[] {
  const firstDays = newMoons(solstice(year), solstice(year + 1));
  const count = firstDays.length - 1;
  let leapDone = count === 12;
  let number = 11;
  return firstDays.slice(0, count).map((firstDay, index) => {
    if (index > 0) {
      const isLeap = !leapDone && !hasPrincipalTerm(firstDay, firstDays[index + 1] ?? firstDay);
      if (isLeap) leapDone = true;
      else number = (number % 12) + 1;
    }
    return { firstDay, number };
  });
}

const all: Month[] = [];
for (let year = YEARS.first - 2; year <= YEARS.last; year += 1) all.push(...monthsAfter(year));
const from = Date.UTC(YEARS.first, 0, 1) / DAY;
const to = Date.UTC(YEARS.last + 1, 0, 1) / DAY;
const months = all.slice(all.findLastIndex(({ firstDay }) => firstDay <= from));
const encodedMonths = months.flatMap(({ firstDay, number }, index) => {
  const next = months[index + 1];
  return next && firstDay < to ? [`${number}${next.firstDay - firstDay === 30 ? '+' : '-'}`] : [];
});

/** About one year per line. */
const lines: string[] = [];
for (let at = 0; at < encodedMonths.length; at += 12)
  lines.push(`  ${encodedMonths.slice(at, at + 12).join(' ')}`);

writeFileSync(
  FILE,
  `// Written by scripts/lunarMonths.ts. Do not edit.

/** First day of the first month. */
export const FIRST_DAY = '${toIsoDate(months[0]?.firstDay ?? 0)}';

/** Month numbers of the old Japanese calendar, in order: \`+\` has 30 days, \`-\` has 29. A leap month repeats the previous number. */
export const MONTHS = \`
${lines.join('\n')}
\`;
`,
);
