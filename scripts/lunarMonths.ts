/**
 * `node scripts/lunarMonths.ts`: works out the months of the old Japanese calendar and writes them down for the gateway, so
 * that the product carries no astronomy. A month begins on the day of a new moon, by the clock of Japan (the Chinese
 * calendar differs where the new moon falls between the two midnights). The month with the winter solstice is the 11th;
 * where thirteen months lie between two solstices, the first without a principal term repeats the number before it.
 */
import { writeFileSync } from 'node:fs';
import { type AstroTime, SearchMoonPhase, SearchSunLongitude } from 'astronomy-engine';
import { root } from './process.ts';

const FILE = `${root}gateway/domains/calendar/lunarMonths.ts`;
/** Years whose days are all covered. */
const YEARS = { first: 2025, last: 2035 };

const DAY = 86_400_000;
const NINE_HOURS = 9 * 3_600_000;

/** A day of Japan, counted from 1970-01-01. */
const dayOf = (time: AstroTime): number => Math.floor((time.date.getTime() + NINE_HOURS) / DAY);
const isoOf = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);
const startOf = (day: number): Date => new Date(day * DAY - NINE_HOURS);

function found(time: AstroTime | null): AstroTime {
  if (time === null) throw new Error('the sky gave no answer');
  return time;
}

const solstice = (year: number): number =>
  dayOf(found(SearchSunLongitude(270, new Date(Date.UTC(year, 11, 1)), 40)));

/** First days of the months from the one that holds `from` to the one that holds `to`. */
function newMoons(from: number, to: number): number[] {
  const days: number[] = [];
  for (let at = startOf(from - 31); ;) {
    const moon = found(SearchMoonPhase(0, at, 40));
    if (dayOf(moon) > to) break;
    days.push(dayOf(moon));
    at = new Date(moon.date.getTime() + DAY);
  }
  return days.slice(days.findLastIndex((day) => day <= from));
}

/** Whether one of the twelve principal terms (the sun at a multiple of 30°) falls on a day of the month. */
function hasPrincipalTerm(begin: number, end: number): boolean {
  return Array.from({ length: 12 }, (_, index) => index * 30).some((longitude) => {
    const time = SearchSunLongitude(longitude, startOf(begin), 32);
    return time !== null && dayOf(time) < end;
  });
}

interface Month {
  readonly begin: number;
  readonly number: number;
}

/** The months from the solstice of one year to that of the next. */
function monthsAfter(year: number): Month[] {
  const begins = newMoons(solstice(year), solstice(year + 1));
  const count = begins.length - 1;
  let leapDone = count === 12;
  let number = 11;
  return begins.slice(0, count).map((begin, index) => {
    if (index > 0) {
      const isLeap = !leapDone && !hasPrincipalTerm(begin, begins[index + 1] ?? begin);
      if (isLeap) leapDone = true;
      else number = (number % 12) + 1;
    }
    return { begin, number };
  });
}

const all: Month[] = [];
for (let year = YEARS.first - 2; year <= YEARS.last; year += 1) all.push(...monthsAfter(year));
const from = Date.UTC(YEARS.first, 0, 1) / DAY;
const until = Date.UTC(YEARS.last + 1, 0, 1) / DAY;
const months = all.slice(all.findLastIndex(({ begin }) => begin <= from));
const words = months.flatMap(({ begin, number }, index) => {
  const next = months[index + 1];
  return next && begin < until ? [`${number}${next.begin - begin === 30 ? '+' : '-'}`] : [];
});

/** Thirteen or fewer months to a line, about a year. */
const lines: string[] = [];
for (let at = 0; at < words.length; at += 12) lines.push(`  ${words.slice(at, at + 12).join(' ')}`);

writeFileSync(
  FILE,
  `// Written by scripts/lunarMonths.ts. Do not edit.

/** The day on which the first of the months begins. */
export const FIRST_DAY = '${isoOf(months[0]?.begin ?? 0)}';

/** Months of the old Japanese calendar by their numbers, one after the other: \`+\` has 30 days, \`-\` has 29. A leap month repeats the number before it. */
export const MONTHS = \`
${lines.join('\n')}
\`;
`,
);
