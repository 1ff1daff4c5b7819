import { formatMonth, formatSeason } from '../../format.ts';
import type { DynamicField } from '../../dynamicForm.ts';
import type { Submission } from '../../relay/hydrationData.ts';
import { rejectSubmission } from './formAction.ts';

type Choices = DynamicField['choices'];

const QUARTER_COUNT = 20;
const MONTH_COUNT = 36;
const JST_OFFSET_MS = 9 * 3_600_000;

/** Quarters from the current one (JST), then 未定. */
export function seasonChoices(now: Date): Choices {
  const date = new Date(now.getTime() + JST_OFFSET_MS);
  const first = date.getUTCFullYear() * 4 + Math.floor(date.getUTCMonth() / 3);
  const values = Array.from({ length: QUARTER_COUNT }, (_, index) => {
    const quarter = first + index;
    return `${Math.floor(quarter / 4)}Q${(quarter % 4) + 1}`;
  });
  return [...values, 'undecided'].map((value) => ({ value, label: formatSeason(value) }));
}

/** Months from the current one (JST). */
export function monthChoices(now: Date): Choices {
  const date = new Date(now.getTime() + JST_OFFSET_MS);
  const first = date.getUTCFullYear() * 12 + date.getUTCMonth();
  return Array.from({ length: MONTH_COUNT }, (_, index) => {
    const month = first + index;
    const value = `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
    return { value, label: formatMonth(`${value}-01`) };
  });
}

const MAX_YEARS_AHEAD = 10;

/** Rejects a form with a wedding day many years ahead, where the year is a slip; null otherwise. */
export function rejectFarWeddingDay(
  fields: URLSearchParams,
  name: string,
  now = new Date(),
): Submission | null {
  const last = new Date(now);
  last.setUTCFullYear(last.getUTCFullYear() + MAX_YEARS_AHEAD);
  return Date.parse(fields.get(name) ?? '') > last.getTime()
    ? rejectSubmission(fields, [
        { message: `${MAX_YEARS_AHEAD}年以内の日付を入力してください。年をご確認ください。`, path: [name] },
      ])
    : null;
}
