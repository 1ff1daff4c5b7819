/**
 * Dates, money and numbers as people in Japan read them. Days and times are those of Japan wherever the reader or
 * the server is, and nothing depends on a locale library: server and browser write the same characters.
 */

const WEEKDAYS = '日月火水木金土';
const JST_OFFSET_MS = 9 * 60 * 60 * 1000;

/** 12345 → `12,345`. */
export function formatNumber(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** Yen in units of 10,000 with at most one decimal: 3456789 → `345.7万円`. */
export function formatManYen(formatYen: number): string {
  return `${formatManNumber(formatYen)}万円`;
}

/** Whole yen: 3456789 → `¥3,456,789`. */
export function formatYen(value: number): string {
  return `¥${formatNumber(value)}`;
}

/** A day (`2026-11-22`) or an instant: `2026年11月22日(日)`. */
export function formatDate(value: string): string {
  const date = inJapan(value);
  return `${date.getUTCFullYear()}年${date.getUTCMonth() + 1}月${date.getUTCDate()}日(${formatWeekday(value)})`;
}

/** Without the year: `11月22日(日)`. */
export function formatShortDate(value: string): string {
  const date = inJapan(value);
  return `${date.getUTCMonth() + 1}月${date.getUTCDate()}日(${formatWeekday(value)})`;
}

/** The month of a day or an instant: `2026年11月`. */
export function formatMonth(value: string): string {
  const date = inJapan(value);
  return `${date.getUTCFullYear()}年${date.getUTCMonth() + 1}月`;
}

/** Day of the week, one character: `日`. */
export function formatWeekday(value: string): string {
  return WEEKDAYS.charAt(inJapan(value).getUTCDay());
}

/** The instant up to which something is open: `11月22日(日) 18:00`; midnight is the 24:00 of the day before. */
export function formatDeadline(value: string): string {
  const time = inJapan(value).toISOString().slice(11, 16);
  if (time !== '00:00') return `${formatShortDate(value)} ${time}`;
  return `${formatShortDate(new Date(Date.parse(value) - 1).toISOString())} 24:00`;
}

/** A day for `<time datetime>`: `2026-11-22`. */
export function toIsoDate(value: string): string {
  return inJapan(value).toISOString().slice(0, 10);
}

/** A quarter of the schema: `2026Q4` → `2026年10〜12月`; anything else (`undecided`) → `時期未定`. */
export function formatSeason(value: string): string {
  const match = /^(\d{4})Q([1-4])$/.exec(value);
  if (!match) return '時期未定';
  const last = Number(match[2]) * 3;
  return `${match[1]}年${last - 2}〜${last}月`;
}

/** How many guests a hall seats: `20〜120名`, `〜120名`, `20名〜`; null when neither is known. */
export function formatCapacity(
  min: number | null | undefined,
  max: number | null | undefined,
): string | null {
  if (min == null && max == null) return null;
  return min === max ? `${max}名` : `${min ?? ''}〜${max ?? ''}名`.replace(/^(\d+)〜名$/, '$1名〜');
}

/** Minutes as `約2時間30分`. */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return `約${hours > 0 ? `${hours}時間` : ''}${rest > 0 || hours === 0 ? `${rest}分` : ''}`;
}

/** Seconds of a video as `3:07`. */
export function formatClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds) % 60).padStart(2, '0')}`;
}

/** Title of a page: `{title} | {site}`, from page 2 with `{n}ページ目 - ` before it. */
export function pageTitle(title: string, siteName: string, page = 1): string {
  return `${page > 1 ? `${page}ページ目 - ` : ''}${title} | ${siteName}`;
}

/** The figure of `man` alone, for those who set the unit apart: 3456789 → `345.7`. */
export function formatManNumber(value: number): string {
  const tenths = Math.round(value / 1000);
  return tenths % 10 === 0
    ? formatNumber(tenths / 10)
    : `${formatNumber(Math.floor(tenths / 10))}.${tenths % 10}`;
}

/** A date whose UTC fields are those of Japan. A day without time is that day. */
function inJapan(value: string): Date {
  return value.length === 10 ? new Date(`${value}T00:00:00Z`) : new Date(Date.parse(value) + JST_OFFSET_MS);
}
