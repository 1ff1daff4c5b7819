/** Durations, and times in the contract's formats: timestamps with +09:00, dates in Japan. */

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

const JAPAN_OFFSET_MS = 9 * HOUR_MS;

/** ISO 8601 with the offset +09:00, to the second. */
export function toJapanTime(instant: Date): string {
  return `${new Date(instant.getTime() + JAPAN_OFFSET_MS).toISOString().slice(0, 19)}+09:00`;
}

export const toJapanTimeOrNull = (instant: Date | null): string | null => instant && toJapanTime(instant);

/** The date in Japan, `yyyy-MM-dd`. */
export function japanDay(instant: Date = new Date()): string {
  return toJapanTime(instant).slice(0, 10);
}

/** The last second of the month `months` after the current one in Japan. */
export function endOfMonthAfter(months: number): string {
  const [year = 0, month = 1] = japanDay().split('-').map(Number);
  const next = Date.UTC(year, month + months, 1) - JAPAN_OFFSET_MS;
  return toJapanTime(new Date(next - 1_000));
}
