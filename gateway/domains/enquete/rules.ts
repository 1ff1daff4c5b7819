/** Validation of survey answers. Requirement modes work as in other forms. */
import type { z } from 'zod';
import { readOptional } from '#gateway/upstream/decode.ts';
import { invalidInput, type UserErrorSource } from '#gateway/schema/kit/userErrors.ts';
import { characterCount, isDigits, maxLengthMessage, MESSAGES } from '#gateway/schema/kit/validation.ts';
import { isId, isStorable } from '#gateway/upstream/request.ts';
import type { surveyQuestion } from '#gateway/upstream/endpoints/forms.ts';

import { isSeason } from '../calendar/rules.ts';
import { missingErrors } from '../form/rules.ts';

export type SurveyQuestionRow = z.output<typeof surveyQuestion>;

/** Every type added by the office (`ams_…`) is of kind `ams`. */
export type QuestionKind =
  | 'select'
  | 'multi_select'
  | 'pickup_picture'
  | 'wedding_at_select'
  | 'wedding_month_select'
  | 'hall'
  | 'guest_detail'
  | 'guest_status'
  | 'text'
  | 'ams';

const KINDS: readonly QuestionKind[] = [
  'select', 'multi_select', 'pickup_picture', 'wedding_at_select', 'wedding_month_select', 'hall', 'guest_detail',
  'guest_status', 'text',
]; // prettier-ignore

export function questionKind({ type }: Pick<SurveyQuestionRow, 'type'>): QuestionKind {
  return KINDS.find((kind) => kind === type) ?? 'ams';
}

/** In characters. */
const MAX_TEXT_LENGTH = 2_000;
const MULTI_VALUE_KINDS: ReadonlySet<QuestionKind> = new Set([
  'multi_select',
  'pickup_picture',
  'guest_detail',
]);
const MONTH_PATTERN = /^20\d\d-(?:0[1-9]|1[0-2])$/;

/** Message for a text that is too long or too many choices; null if there are none. */
function lengthError(question: SurveyQuestionRow, values: readonly string[]): string | null {
  if (values.some((value) => characterCount(value) > MAX_TEXT_LENGTH))
    return maxLengthMessage(MAX_TEXT_LENGTH);
  const { max_choices: maxChoices } = question;
  const isTooMany = maxChoices !== null && maxChoices > 0 && values.length > maxChoices;
  return isTooMany ? `${maxChoices}つまで選択してください` : null;
}

/** Message for the first value of a wrong form; null if there is none. */
function valuesError(question: SurveyQuestionRow, values: readonly string[]): string | null {
  const { choices } = question;
  const kind = questionKind(question);
  if (values.length > 1 && !MULTI_VALUE_KINDS.has(kind)) return MESSAGES.choose;
  if (choices !== null) {
    return values.every((value) => choices.some((one) => one.value === value)) ? null : MESSAGES.choose;
  }
  if (kind === 'wedding_at_select') return values.every(isSeason) ? null : MESSAGES.choose;
  if (kind === 'wedding_month_select')
    return values.every((value) => MONTH_PATTERN.test(value)) ? null : MESSAGES.choose;
  if (kind === 'hall') return values.every(isId) ? null : MESSAGES.choose;
  if (kind === 'guest_detail') return values.every((value) => isDigits(value)) ? null : MESSAGES.digits;
  return null;
}

/**
 * Errors in the order of the questions. Expects empty values to be left out. Limits that a
 * question does not state are left to the REST API.
 */
export function surveyErrors(
  questions: readonly SurveyQuestionRow[],
  answers: ReadonlyMap<string, readonly string[]>,
): UserErrorSource[] {
  const unknownKeys = [...answers.keys()].filter(
    (key) => !questions.some((question) => question.key === key),
  );
  const isFilled = ({ key }: SurveyQuestionRow): boolean => (answers.get(key)?.length ?? 0) > 0;
  const missingMessage = ({ choices, type }: SurveyQuestionRow): string =>
    choices !== null || /_select$|^hall$/.test(type) ? MESSAGES.choose : MESSAGES.enter;
  return [
    ...unknownKeys.map((key) => invalidInput(['answers', key], 'INVALID_FORMAT', 'この質問はありません')),
    ...missingErrors(questions, isFilled, missingMessage),
    ...questions.flatMap((question) => {
      const values = answers.get(question.key) ?? [];
      if (!values.every(isStorable))
        return [invalidInput(['answers', question.key], 'REJECTED', MESSAGES.unusable)];
      const tooLong = readOptional(() => lengthError(question, values));
      if (tooLong !== null) return [invalidInput(['answers', question.key], 'TOO_LONG', tooLong)];
      const message = readOptional(() => valuesError(question, values));
      return message === null ? [] : [invalidInput(['answers', question.key], 'INVALID_FORMAT', message)];
    }),
  ];
}

const takesSeveral = (question: SurveyQuestionRow): boolean => MULTI_VALUE_KINDS.has(questionKind(question));

/** The answers in REST format: one value, or a list for questions that take several. */
export function surveyData(
  questions: readonly SurveyQuestionRow[],
  answers: ReadonlyMap<string, readonly string[]>,
): Record<string, string | readonly string[]> {
  return Object.fromEntries(
    [...answers].map(([key, values]) => {
      const question = questions.find((one) => one.key === key);
      const isSeveral = question && (readOptional(() => takesSeveral(question)) ?? values.length > 1);
      return [key, isSeveral ? values : (values[0] ?? '')];
    }),
  );
}
