/** Time as the contract writes it: instants with +09:00 and days of the Japanese calendar. */

const NINE_HOURS = 9 * 3_600_000;

/** An instant in ISO 8601 with the offset of Japan, to the second. */
export function toJapanTime(instant: Date): string {
  return `${new Date(instant.getTime() + NINE_HOURS).toISOString().slice(0, 19)}+09:00`;
}

/** As {@link toJapanTime}; null stays null. */
export const toJapanTimeOrNull = (instant: Date | null): string | null => instant && toJapanTime(instant);

/** The day it is in Japan, `yyyy-MM-dd`. */
export function japanDay(instant: Date = new Date()): string {
  return toJapanTime(instant).slice(0, 10);
}

/** The last second of the month that begins `months` months after this one in Japan, as the contract writes it. */
export function endOfMonthAfter(months: number, instant: Date = new Date()): string {
  const [year = 0, month = 1] = japanDay(instant).split('-').map(Number);
  const next = Date.UTC(year, month + months, 1) - NINE_HOURS;
  return toJapanTime(new Date(next - 1_000));
}
