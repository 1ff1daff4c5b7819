/** Rules of forms that the source describes: requirement modes and kinds of values, checked before anything is sent. */
import { LIMITS } from '#gateway/graphql/limits.ts';
import { isDigits, isEmail, MESSAGES, tooLongMessage } from '#gateway/schema/kit/messages.ts';
import { isDay } from '#gateway/schema/kit/scalars.ts';
import { UPLOAD_MESSAGES } from '#gateway/schema/kit/upload.ts';
import { invalidInput, type UserErrorSource } from '#gateway/schema/kit/userErrors.ts';

import type { FormFieldRow } from './FormField.ts';

/** What the requirement modes need to know of a field or question. */
export interface Required {
  readonly key: string;
  readonly requirement: FormFieldRow['requirement'];
  readonly group: string | null;
}

/** Most characters of one value. */
const LONGEST = 2_000;

/**
 * Fields left empty that must not be. A field of a group with `one_is_required` is missing when the whole group is empty, and the refusal
 * stands at the group's first field.
 * @param isFilled whether the field has an answer.
 * @param isChosen whether the field is chosen from a list, which is asked for in other words.
 */
export function missingErrors<F extends Required>(
  fields: readonly F[],
  isFilled: (field: F) => boolean,
  isChosen: (field: F) => boolean,
): UserErrorSource[] {
  const groups = new Set<string>();
  return fields.flatMap((field) => {
    const { key, requirement, group } = field;
    if (requirement === 'one_is_required') {
      const name = group ?? key;
      if (groups.has(name)) return [];
      groups.add(name);
      const members = fields.filter(
        (one) => one.requirement === requirement && (one.group ?? one.key) === name,
      );
      if (members.some(isFilled)) return [];
    } else if (requirement !== 'required' || isFilled(field)) return [];
    return [invalidInput(['answers', key], 'REQUIRED', isChosen(field) ? MESSAGES.choose : MESSAGES.enter)];
  });
}

/** What is wrong with a value that was given for a field; null when nothing is. */
function wrongValue({ type, choices }: FormFieldRow, value: string): string | null {
  if ([...value].length > LONGEST) return tooLongMessage(LONGEST);
  if (type === 'email') return isEmail(value) ? null : MESSAGES.email;
  if (type === 'tel' || type === 'number') return isDigits(value) ? null : MESSAGES.digits;
  if (type === 'date') return isDay(value) ? null : MESSAGES.date;
  if (type === 'select') return choices?.some((one) => one.value === value) ? null : MESSAGES.choose;
  return type === 'file' ? MESSAGES.choose : null;
}

/**
 * All that is wrong with the answers to a form, in the order of its fields.
 * @param answers first value by key, without space around it; keys that are left empty may be absent.
 * @param files keys of the fields a file comes for.
 */
export function formErrors(
  fields: readonly FormFieldRow[],
  answers: ReadonlyMap<string, string>,
  files: ReadonlySet<string>,
): UserErrorSource[] {
  const known = new Map(fields.map((field) => [field.key, field]));
  const strange = [...answers.keys(), ...files].filter((key) => !known.has(key));
  const isFilled = ({ key, type, file_url: sent }: FormFieldRow): boolean =>
    type === 'file' ? files.has(key) || sent !== null : (answers.get(key) ?? '') !== '';
  const misplaced = [...files].filter((key) => known.has(key) && known.get(key)?.type !== 'file');
  return [
    ...[...strange, ...misplaced].map((key) =>
      invalidInput(['answers', key], 'INVALID_FORMAT', 'この項目は受け付けていません'),
    ),
    ...(files.size > LIMITS.files ? [invalidInput(['files'], 'TOO_LONG', UPLOAD_MESSAGES.tooMany)] : []),
    ...missingErrors(fields, isFilled, ({ type }) => type === 'select' || type === 'file'),
    ...fields.flatMap((field) => {
      const value = answers.get(field.key) ?? '';
      const wrong = value === '' ? null : wrongValue(field, value);
      return wrong === null ? [] : [invalidInput(['answers', field.key], 'INVALID_FORMAT', wrong)];
    }),
  ];
}

/** The values of answers by key, without space around them; empty ones and keys without any are left out. */
export function valuesByKey(
  answers: readonly { readonly key: string; readonly values: readonly string[] }[],
): Map<string, string[]> {
  const given = new Map<string, string[]>();
  for (const { key, values } of answers) {
    const kept = values.map((value) => value.trim()).filter((value) => value !== '');
    if (kept.length > 0) given.set(key, [...(given.get(key) ?? []), ...kept]);
  }
  return given;
}

/** Path of an answer the source names by its key. */
export function answerPath(key: string): readonly string[] {
  return ['answers', key];
}
