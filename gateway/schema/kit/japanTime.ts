/** Days and hours in Japan, independent of the time zone of the machine. Japan has no daylight saving time: always +09:00. */

const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
const OFFSET_MS = 9 * HOUR_MS;

/** The calendar day `YYYY-MM-DD` in Japan at an instant. */
export function dayInJapan(instant: Date | string): string {
  if (typeof instant !== 'string') return new Date(instant.getTime() + OFFSET_MS).toISOString().slice(0, 10);
  return instant.endsWith('+09:00') ? instant.slice(0, 10) : dayInJapan(new Date(instant));
}

/** Midnight in Japan at the start of a day. */
export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00+09:00`);
}

export function addDays(day: string, days: number): string {
  return dayInJapan(new Date(startOfDay(day).getTime() + days * DAY_MS));
}

/** The instant `hours` after the start of a day in Japan; 24 is the next midnight. */
export function atHour(day: string, hours: number): Date {
  return new Date(startOfDay(day).getTime() + hours * HOUR_MS);
}

/** An instant in ISO 8601 with Japan's offset. */
export function toJapanDateTime(instant: Date): string {
  return `${new Date(instant.getTime() + OFFSET_MS).toISOString().slice(0, 19)}+09:00`;
}
