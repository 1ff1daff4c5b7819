/** Times in the contract's formats: timestamps with +09:00, dates in Japan. */

const NINE_HOURS = 9 * 3_600_000;

/** ISO 8601 with the offset +09:00, to the second. */
export function toJapanTime(instant: Date): string {
  return `${new Date(instant.getTime() + NINE_HOURS).toISOString().slice(0, 19)}+09:00`;
}

export const toJapanTimeOrNull = (instant: Date | null): string | null => instant && toJapanTime(instant);

/** The date in Japan, `yyyy-MM-dd`. */
export function japanDay(instant: Date = new Date()): string {
  return toJapanTime(instant).slice(0, 10);
}

/** The last second of the month `months` after the current one in Japan. */
export function endOfMonthAfter(months: number, instant: Date = new Date()): string {
  const [year = 0, month = 1] = japanDay(instant).split('-').map(Number);
  const next = Date.UTC(year, month + months, 1) - NINE_HOURS;
  return toJapanTime(new Date(next - 1_000));
}
