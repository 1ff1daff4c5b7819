import { isDay } from '../../day.ts';
import { normalizeText } from '../../ui/form/normalize.ts';

/** A wedding day as typed: a day, an error for the field, or neither where nothing is typed. */
export interface WeddingDate {
  readonly typed: string;
  /** YYYY-MM-DD */
  readonly day: string | null;
  readonly error: string | null;
}

const DAY = /^(\d{1,4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/;
const EXAMPLE = '2027年5月22日';

/** Reads `2027-05-22` and, from browsers without a date picker, `2027/5/22` and `２０２７年５月２２日`. */
export function readWeddingDate(typed: string): WeddingDate {
  const text = normalizeText(typed).replaceAll(/\s/g, '');
  if (text === '') return { typed: '', day: null, error: null };
  const [, year = '', month = '', day = ''] = DAY.exec(text) ?? [];
  if (year === '')
    return {
      typed,
      day: null,
      error: `日付を読み取れませんでした。「${EXAMPLE}」のように年月日で入力してください。`,
    };
  if (!/^20\d\d$/.test(year))
    return { typed, day: null, error: `西暦4桁の年から入力してください。例：${EXAMPLE}` };
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(date)
    ? { typed, day: date, error: null }
    : {
        typed,
        day: null,
        error: `${year}年${Number(month)}月${Number(day)}日は暦にありません。日付をご確認ください。`,
      };
}

/** A day of Japan a number of days before another; null for a day that does not exist. */
export function daysBefore(day: string, days: number): string | null {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - days);
  return Number.isNaN(date.getTime()) ? null : date.toISOString().slice(0, 10);
}

/** A period of a fee, in days before the wedding. */
interface FeePeriod {
  readonly fromDaysBefore: number | null | undefined;
  readonly untilDaysBefore: number;
}

/** What applies to a notice on a day; null without such a period, and after the wedding. */
export function feeOn<Fee extends FeePeriod>(
  fees: readonly Fee[],
  weddingDay: string,
  on: string,
): Fee | null {
  const isReached = (days: number | null | undefined): boolean => {
    const day = days == null ? null : daysBefore(weddingDay, days);
    return day === null || day <= on;
  };
  return (
    fees.find(
      ({ fromDaysBefore, untilDaysBefore }) =>
        isReached(fromDaysBefore) && on <= (daysBefore(weddingDay, untilDaysBefore) ?? ''),
    ) ?? null
  );
}
