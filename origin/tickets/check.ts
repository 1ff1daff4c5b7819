/** What is wrong with a filled-in ticket. */
import type { FieldMessages } from '../http/refusals.ts';
import { CHOOSE, REQUIRED } from '../http/fields.ts';
import type { TicketField } from './forms.ts';

/** Each type's form and the message for anything else. */
const FORMATS: Partial<Record<TicketField['type'], readonly [RegExp, string]>> = {
  email: [/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'メールアドレス形式で入力してください'],
  tel: [/^[0-9]{10,11}$/, '半角数字で入力してください'],
  number: [/^[0-9]{1,9}$/, '半角数字で入力してください'],
  date: [/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/, '日付を入力してください'],
};
const LONGEST = 2_000;

const missingText = ({ type }: TicketField): string =>
  type === 'file' || type === 'select' ? CHOOSE : REQUIRED;

function wrongText(field: TicketField, text: string): string | null {
  if (text.length > LONGEST) return `${LONGEST}文字以内で入力してください`;
  if (field.choices !== null) return field.choices.some(({ value }) => value === text) ? null : CHOOSE;
  const [form, message] = FORMATS[field.type] ?? [];
  return form === undefined || form.test(text) ? null : (message ?? null);
}

/** Messages by field for `answers`, where a file counts by its id; empty when all is well. */
export function ticketErrors(
  fields: readonly TicketField[],
  answers: Readonly<Record<string, string>>,
): FieldMessages {
  const isFilled = ({ key }: TicketField): boolean => (answers[key] ?? '') !== '';
  const errors: FieldMessages = {};
  for (const field of fields) {
    const text = answers[field.key] ?? '';
    const group = fields.filter((other) => other.group !== null && other.group === field.group);
    const isMissing =
      field.requirement === 'required'
        ? text === ''
        : field.requirement === 'one_is_required' && !group.some(isFilled);
    const wrong = isMissing
      ? missingText(field)
      : text !== '' && field.type !== 'file'
        ? wrongText(field, text)
        : null;
    if (wrong !== null) errors[field.key] = [wrong];
  }
  return errors;
}
