/**
 * Japanese formats of dates, money and numbers. Dates and times are in JST everywhere. No `Intl`, so that server and
 * browser output is identical.
 */

const WEEKDAYS = '日月火水木金土';
const JST_OFFSET_MS = 9 * 60 * 60 * 1000;

/** 12345 → `12,345`. */
export function formatNumber(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** Yen in units of 10,000 with at most one decimal: 3456789 → `345.7万円`. */
export function formatManYen(yen: number): string {
  return `${formatManNumber(yen)}万円`;
}

/** Whole yen: 3456789 → `¥3,456,789`. */
export function formatYen(value: number): string {
  return `¥${formatNumber(value)}`;
}

/** A date (`2026-11-22`) or an instant: `2026年11月22日(日)`. */
export function formatDate(value: string): string {
  const date = toJst(value);
  return `${date.getUTCFullYear()}年${date.getUTCMonth() + 1}月${date.getUTCDate()}日(${formatWeekday(value)})`;
}

/** Without the year: `11月22日(日)`. */
export function formatShortDate(value: string): string {
  const date = toJst(value);
  return `${date.getUTCMonth() + 1}月${date.getUTCDate()}日(${formatWeekday(value)})`;
}

/** A date or an instant: `2026年11月`. */
export function formatMonth(value: string): string {
  const date = toJst(value);
  return `${date.getUTCFullYear()}年${date.getUTCMonth() + 1}月`;
}

/** One character: `日`. */
export function formatWeekday(value: string): string {
  return WEEKDAYS.charAt(toJst(value).getUTCDay());
}

/** An exclusive end: `11月22日(日) 18:00`; midnight is 24:00 of the day before. */
export function formatDeadline(value: string): string {
  const time = toJst(value).toISOString().slice(11, 16);
  if (time !== '00:00') return `${formatShortDate(value)} ${time}`;
  return `${formatShortDate(new Date(Date.parse(value) - 1).toISOString())} 24:00`;
}

/** The date in JST: `2026-11-22`. */
export function toIsoDate(value: string): string {
  return toJst(value).toISOString().slice(0, 10);
}

/** A quarter: `2026Q4` → `2026年10月〜12月`; anything else (`undecided`) → `時期未定`. */
export function formatSeason(value: string): string {
  const match = /^(\d{4})Q([1-4])$/.exec(value);
  if (!match) return '時期未定';
  const last = Number(match[2]) * 3;
  return `${match[1]}年${last - 2}月〜${last}月`;
}

/** A range of guests: `20〜120名`, `〜120名`, `20名〜`; null without bounds. A minimum of 0 is none. */
export function formatCapacity(
  min: number | null | undefined,
  max: number | null | undefined,
): string | null {
  if (!min) return max == null ? null : `〜${max}名`;
  if (max == null) return `${min}名〜`;
  return min === max ? `${max}名` : `${min}〜${max}名`;
}

/** Minutes as `約2時間30分`. */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return `約${hours > 0 ? `${hours}時間` : ''}${rest > 0 || hours === 0 ? `${rest}分` : ''}`;
}

/** Seconds as `3:07`. */
export function formatClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds) % 60).padStart(2, '0')}`;
}

/** `{title} | {site}`, prefixed with `{n}ページ目 - ` from page 2. */
export function pageTitle(title: string, siteName: string, page = 1): string {
  return `${page > 1 ? `${page}ページ目 - ` : ''}${title} | ${siteName}`;
}

/** A name with さん, unless it already ends in an honorific: はる → はるさん, さんさん → さんさん. */
export function honorific(name: string): string {
  return /(?:さん|さま|様|ちゃん|くん|君)$/.test(name) ? name : `${name}さん`;
}

/** `formatManYen` without its unit: 3456789 → `345.7`. */
export function formatManNumber(value: number): string {
  const tenths = Math.round(value / 1000);
  return tenths % 10 === 0
    ? formatNumber(tenths / 10)
    : `${formatNumber(Math.floor(tenths / 10))}.${tenths % 10}`;
}

/** A `Date` whose UTC fields are JST. Dates without a time stay as they are. */
function toJst(value: string): Date {
  return value.length === 10 ? new Date(`${value}T00:00:00Z`) : new Date(Date.parse(value) + JST_OFFSET_MS);
}
