/**
 * Checks the lunisolar calendar against the sky by a different method than the generator's: day by day, from the
 * moon's phase at midnight.
 */
import { MoonPhase, SunPosition } from 'astronomy-engine';
import { describe, expect, test } from 'vitest';
import { businessDayAfter, holidayName, ROKUYO, rokuyoOn } from '#gateway/domains/calendar/rules.ts';
import { addDays, startOfDay } from '#gateway/schema/kit/japanTime.ts';

/** From the winter before 2025 to the one after 2035 and beyond, so that every month can be numbered. */
const DAYS = Array.from({ length: 4_850 }, (_, index) => addDays('2023-11-01', index));

/** Whether a new moon falls between two midnights in Japan: the growing phase restarts. */
const phases = DAYS.map((day) => MoonPhase(startOfDay(day)));
const begins = DAYS.flatMap((_, index) => ((phases[index + 1] ?? 0) < (phases[index] ?? 0) ? [index] : []));

/** The 30-degree sector of the sun's longitude at the start of a day; 9 begins at the winter solstice. */
const twelfth = (index: number): number => Math.floor(SunPosition(startOfDay(DAYS[index] ?? '')).elon / 30);

/**
 * Numbers months from the solstices; a month without a principal term is a leap month and repeats the previous
 * number.
 */
function numbered(): Map<number, number> {
  const winters = begins.filter((begin, at) => {
    const end = begins[at + 1];
    return end !== undefined && twelfth(begin) < 9 && twelfth(end) >= 9;
  });
  const numbers = new Map<number, number>();
  for (const [at, winter] of winters.entries()) {
    const year = begins.filter((begin) => begin >= winter && begin < (winters[at + 1] ?? 0));
    let skip = year.length === 13;
    let number = 11;
    for (const [place, begin] of year.entries()) {
      const next = begins[begins.indexOf(begin) + 1] ?? begin;
      if (place > 0 && skip && twelfth(begin) === twelfth(next)) skip = false;
      else if (place > 0) number = (number % 12) + 1;
      numbers.set(begin, number);
    }
  }
  return numbers;
}

describe('六輝', () => {
  test('matches the sky on every day from 2025 to 2035', () => {
    const numbers = numbered();
    const wrong: string[] = [];
    let seen = 0;
    for (const [index, day] of DAYS.entries()) {
      if (day < '2025-01-01' || day > '2035-12-31') continue;
      const begin = begins.findLast((one) => one <= index) ?? 0;
      const name = ROKUYO[((numbers.get(begin) ?? 0) + index - begin + 1) % 6];
      seen += 1;
      if (rokuyoOn(day) !== name) wrong.push(`${day} ${rokuyoOn(day)} ${name}`);
    }
    expect(wrong).toEqual([]);
    expect(seen).toBe(4_017);
  });

  test('begins the lunar year with 先勝, on the dates in Japanese calendars', () => {
    const newYears = [
      '2025-01-29', '2026-02-17', '2027-02-07', '2028-01-27', '2029-02-13', '2030-02-03',
      '2031-01-23', '2032-02-11', '2033-01-31', '2034-02-19', '2035-02-08',
    ]; // prettier-ignore
    for (const day of newYears) expect([day, rokuyoOn(day)]).toEqual([day, 'sensho']);
  });

  test('differs from the Chinese calendar if the new moon falls between the two midnights', () => {
    expect(rokuyoOn('2026-11-22')).toBe('taian');
    expect(rokuyoOn('2026-10-11')).toBe('senbu');
    expect(rokuyoOn('2024-12-30')).toBeNull();
    expect(rokuyoOn('2036-03-01')).toBeNull();
  });
});

describe('holidays', () => {
  test.each([
    ['2026-11-23', '勤労感謝の日'],
    ['2026-05-06', '振替休日'],
    ['2026-09-22', '国民の休日'],
    ['2027-01-01', '元日'],
    ['2026-11-22', null],
  ])('%s is %s', (day, name) => expect(holidayName(day)).toBe(name));
});

test.each([
  ['within a week', '2026-12-01T03:00:00Z', 2, '2026-12-03'],
  ['after midnight in Japan', '2026-12-01T15:00:00Z', 2, '2026-12-04'],
  ['without the weekend and the holiday after it', '2026-11-20T09:00:00Z', 2, '2026-11-25'],
  ['over the new year', '2026-12-31T03:00:00Z', 1, '2027-01-04'],
  ['over the holidays in May', '2027-04-28T03:00:00Z', 5, '2027-05-11'],
])('business days %s', (_case, instant, days, day) => {
  expect(businessDayAfter(new Date(instant), days)).toBe(day);
});
