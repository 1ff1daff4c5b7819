/** Days and hours in Japan, where the product's calendar lives whatever the machine's time zone. Japan has no summer time: always +09:00. */

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const OFFSET = 9 * HOUR;

/** The calendar day `YYYY-MM-DD` it is in Japan at an instant; a text in ISO 8601 with Japan's offset begins with it. */
export function dayInJapan(instant: Date | string): string {
  if (typeof instant !== 'string') return new Date(instant.getTime() + OFFSET).toISOString().slice(0, 10);
  return instant.endsWith('+09:00') ? instant.slice(0, 10) : dayInJapan(new Date(instant));
}

/** The instant a day begins in Japan. */
export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00+09:00`);
}

/** The day `days` after another. */
export function addDays(day: string, days: number): string {
  return dayInJapan(new Date(startOfDay(day).getTime() + days * DAY));
}

/** The instant `hours` after a day begins in Japan; 24 is the next midnight. */
export function atHour(day: string, hours: number): Date {
  return new Date(startOfDay(day).getTime() + hours * HOUR);
}

/** An instant in ISO 8601 with Japan's offset. */
export function inJapan(instant: Date): string {
  return `${new Date(instant.getTime() + OFFSET).toISOString().slice(0, 19)}+09:00`;
}
