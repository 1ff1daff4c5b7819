/** Validation of forms defined by the REST API. */
import { isDay } from '#gateway/schema/kit/scalars.ts';
import { readOptional } from '#gateway/upstream/decode.ts';
import { MAX_UPLOAD_FILES, UPLOAD_MESSAGES } from '#gateway/schema/kit/upload.ts';
import { invalidInput, type UserErrorSource } from '#gateway/schema/kit/userErrors.ts';
import {
  characterCount,
  isDigits,
  isEmail,
  maxLengthMessage,
  MESSAGES,
  normalizeTel,
} from '#gateway/schema/kit/validation.ts';

import { lastDay, type FormFieldRow } from './FormField.ts';

export interface RequirementRule {
  readonly key: string;
  readonly requirement: FormFieldRow['requirement'];
  readonly group: string | null;
}

/** In characters. */
const MAX_VALUE_LENGTH = 2_000;

/** Messages of empty required fields that are not typed in. */
const MISSING_MESSAGES: Readonly<Partial<Record<FormFieldRow['type'], string>>> = {
  select: MESSAGES.choose,
  file: MESSAGES.choose,
  date: MESSAGES.date,
};

/**
 * Errors for required fields without an answer. An empty `one_is_required` group is reported once, at its first
 * field.
 * @param messageOf what the user is to do in an empty field
 */
export function missingErrors<F extends RequirementRule>(
  fields: readonly F[],
  isFilled: (field: F) => boolean,
  messageOf: (field: F) => string,
): UserErrorSource[] {
  const groups = new Set<string>();
  return fields.flatMap((field) => {
    const isMissing = readOptional(() => {
      const name = groupOf(field);
      if (name === null) return field.requirement === 'required' && !isFilled(field);
      if (groups.has(name)) return false;
      groups.add(name);
      return !fields.some((one) => readOptional(() => groupOf(one) === name && isFilled(one)) ?? true);
    });
    if (!isMissing) return [];
    const message = readOptional(() => messageOf(field)) ?? MESSAGES.enter;
    return [invalidInput(answerPath(field.key), 'REQUIRED', message)];
  });
}

const groupOf = ({ key, requirement, group }: RequirementRule): string | null =>
  requirement === 'one_is_required' ? (group ?? key) : null;

/** Message for an invalid value; null for a valid one. Throws Malformed if the field does not state what it accepts. */
function valueError(field: FormFieldRow, value: string, today: string): string | null {
  const { type, choices } = field;
  if (type === 'email') return isEmail(value) ? null : MESSAGES.email;
  if (type === 'tel' || type === 'number') return isDigits(value) ? null : MESSAGES.digits;
  if (type === 'date') {
    if (!isDay(value)) return MESSAGES.date;
    return value > (lastDay(field, today) ?? value) ? MESSAGES.pastDate : null;
  }
  if (type === 'select') return choices?.some((one) => one.value === value) ? null : MESSAGES.choose;
  return type === 'file' ? MESSAGES.choose : null;
}

/**
 * Errors in the order of the fields. Limits that a field does not state are left to the REST API.
 * @param answers first value by key, trimmed; empty fields may be absent.
 * @param files keys of the fields with an uploaded file.
 * @param today in Japan
 */
export function formErrors(
  fields: readonly FormFieldRow[],
  answers: ReadonlyMap<string, string>,
  files: ReadonlySet<string>,
  today: string,
): UserErrorSource[] {
  const fieldsByKey = new Map(fields.map((field) => [field.key, field]));
  const unknownKeys = [...answers.keys(), ...files].filter((key) => !fieldsByKey.has(key));
  const isFilled = ({ key, type, file_url: submittedFile }: FormFieldRow): boolean =>
    type === 'file' ? files.has(key) || submittedFile !== null : (answers.get(key) ?? '') !== '';
  const typeOf = (key: string): string | null => readOptional(() => fieldsByKey.get(key)?.type ?? 'file');
  const misplacedFiles = [...files].filter((key) => (typeOf(key) ?? 'file') !== 'file');
  return [
    ...[...unknownKeys, ...misplacedFiles].map((key) =>
      invalidInput(answerPath(key), 'INVALID_FORMAT', 'この項目は受け付けていません'),
    ),
    ...(files.size > MAX_UPLOAD_FILES ? [invalidInput(['files'], 'TOO_LONG', UPLOAD_MESSAGES.tooMany)] : []),
    ...missingErrors(fields, isFilled, ({ type }) => MISSING_MESSAGES[type] ?? MESSAGES.enter),
    ...fields.flatMap((field) => {
      const value = answers.get(field.key) ?? '';
      if (characterCount(value) > MAX_VALUE_LENGTH)
        return [invalidInput(answerPath(field.key), 'TOO_LONG', maxLengthMessage(MAX_VALUE_LENGTH))];
      const message = value === '' ? null : readOptional(() => valueError(field, value, today));
      return message === null ? [] : [invalidInput(answerPath(field.key), 'INVALID_FORMAT', message)];
    }),
  ];
}

type SentAnswers = readonly { readonly key: string; readonly values: readonly string[] }[];

/** Errors of fields that several entries answer differently: which of them the user means is unknown. */
function repeatedErrors(answers: SentAnswers): UserErrorSource[] {
  const firstOf = new Map<string, string>();
  const repeated = new Set<string>();
  for (const { key, values } of answers) {
    const value = values[0]?.trim() ?? '';
    if ((firstOf.get(key) ?? value) !== value) repeated.add(key);
    firstOf.set(key, value);
  }
  return [...repeated].map((key) => invalidInput(answerPath(key), 'INVALID_FORMAT', '回答が重複しています'));
}

/**
 * All errors of a filled-in form, one for each path.
 * @param sent the answers as they came
 * @param answers first value by key, trimmed
 */
export function submissionErrors(
  fields: readonly FormFieldRow[],
  sent: SentAnswers,
  answers: ReadonlyMap<string, string>,
  files: { readonly keys: ReadonlySet<string>; readonly errors: readonly UserErrorSource[] },
  today: string,
): UserErrorSource[] {
  const errors = [
    ...repeatedErrors(sent),
    ...formErrors(fields, answers, files.keys, today),
    ...files.errors,
  ];
  const paths = errors.map(({ path }) => JSON.stringify(path));
  return errors.filter((_error, at) => paths.indexOf(paths[at] ?? '') === at);
}

/** The answers with normalized telephone numbers. */
export function withTels(
  fields: readonly FormFieldRow[],
  answers: ReadonlyMap<string, string>,
): Map<string, string> {
  const isTelKey = (one: string): boolean =>
    fields.some((field) => field.key === one && readOptional(() => field.type) === 'tel');
  return new Map([...answers].map(([key, value]) => [key, isTelKey(key) ? normalizeTel(value) : value]));
}

/** Trimmed non-empty values by key. */
export function valuesByKey(answers: SentAnswers): Map<string, string[]> {
  const valuesOfKey = new Map<string, string[]>();
  for (const { key, values } of answers) {
    const nonEmpty = values.map((value) => value.trim()).filter((value) => value !== '');
    if (nonEmpty.length > 0) valuesOfKey.set(key, [...(valuesOfKey.get(key) ?? []), ...nonEmpty]);
  }
  return valuesOfKey;
}

export function answerPath(key: string): readonly string[] {
  return ['answers', key];
}

/** Paths of refused parameters: of those answers or files; null for parameters of the call itself. */
export function answerPathAmong(
  ...inputs: readonly (readonly { readonly key: string }[] | null | undefined)[]
): (parameter: string) => readonly string[] | null {
  const keys = new Set(inputs.flatMap((input) => input?.map(({ key }) => key) ?? []));
  return (parameter) => (keys.has(parameter) ? answerPath(parameter) : null);
}
