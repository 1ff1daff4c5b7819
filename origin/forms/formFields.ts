/** Fields of the ticket forms and the special form, and their validation. */
import { japanDay } from '../japanTime.ts';
import type { FieldMessages } from '../http/errors.ts';
import { CHOICE_REQUIRED, DATE_REQUIRED, REQUIRED } from '../http/fields.ts';

/** The contract's FormField without its value. */
export type FormField = {
  key: string;
  type: 'text' | 'email' | 'tel' | 'number' | 'date' | 'textarea' | 'select' | 'file';
  label: string;
  requirement: 'required' | 'hidden' | 'one_is_required' | null;
  group: string | null;
  choices: { value: string; label: string }[] | null;
};

type FieldOptions = Partial<Omit<FormField, 'key' | 'type' | 'label'>>;

export const formField = (
  key: string,
  type: FormField['type'],
  label: string,
  options: FieldOptions = {},
): FormField => ({ key, type, label, requirement: null, group: null, choices: null, ...options });

export const choices = (labels: Record<string, string>): FormField['choices'] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** Name, telephone and email; one of the two contacts is enough. */
const CONTACT = { requirement: 'one_is_required', group: 'contact' } as const;
export const APPLICANT_FIELDS: readonly FormField[] = [
  formField('applicant_name', 'text', 'お名前', { requirement: 'required' }),
  formField('tel', 'tel', '電話番号', CONTACT),
  formField('email', 'email', 'メールアドレス', CONTACT),
];

type Format = Readonly<{ pattern: RegExp; message: string }>;

export const EMAIL_FORMAT: Format = {
  pattern: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  message: 'メールアドレス形式で入力してください',
};
export const TEL_FORMAT: Format = { pattern: /^[0-9]{10,11}$/, message: '半角数字で入力してください' };

const FORMATS: Partial<Record<FormField['type'], Format>> = {
  email: EMAIL_FORMAT,
  tel: TEL_FORMAT,
  number: { pattern: /^[0-9]{1,9}$/, message: '半角数字で入力してください' },
  date: { pattern: /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/, message: DATE_REQUIRED },
};
const MAX_LENGTH = 2_000;

const missingMessage = ({ type }: FormField): string =>
  type === 'date' ? DATE_REQUIRED : type === 'file' || type === 'select' ? CHOICE_REQUIRED : REQUIRED;

/** Days that cannot be in the future. */
const PAST_DAYS: ReadonlySet<string> = new Set(['visited_on', 'purchased_on']);

function formatMessage(field: FormField, text: string): string | null {
  if (text.length > MAX_LENGTH) return `${MAX_LENGTH}文字以内で入力してください`;
  if (field.choices !== null)
    return field.choices.some(({ value }) => value === text) ? null : CHOICE_REQUIRED;
  const format = FORMATS[field.type];
  if (format !== undefined && !format.pattern.test(text)) return format.message;
  const isFuture = PAST_DAYS.has(field.key) && text > japanDay(new Date());
  return isFuture ? '今日までの日付を入力してください' : null;
}

/** Error messages by field; the value of a file field is its id. */
export function validateForm(
  fields: readonly FormField[],
  answers: Readonly<Record<string, string>>,
): FieldMessages {
  const isFilled = ({ key }: FormField): boolean => (answers[key] ?? '') !== '';
  const errors: FieldMessages = {};
  for (const field of fields) {
    const text = answers[field.key] ?? '';
    const alternatives = fields.filter((other) => other.group !== null && other.group === field.group);
    const isMissing =
      field.requirement === 'required'
        ? text === ''
        : field.requirement === 'one_is_required' && !alternatives.some(isFilled);
    const message = isMissing
      ? missingMessage(field)
      : text !== '' && field.type !== 'file'
        ? formatMessage(field, text)
        : null;
    if (message !== null) errors[field.key] = [message];
  }
  return errors;
}
