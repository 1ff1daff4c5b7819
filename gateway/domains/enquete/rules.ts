/** Rules of surveys: which answers a question takes. Requirement modes are those of every form. */
import { isDigits, MESSAGES, tooLongMessage } from '#gateway/schema/kit/messages.ts';
import { invalidInput, type UserErrorSource } from '#gateway/schema/kit/userErrors.ts';
import type { surveyQuestion } from '#gateway/upstream/endpoints/forms.ts';
import { isId } from '#gateway/upstream/pathTemplate.ts';
import type { z } from 'zod';

import { missingErrors } from '../form/rules.ts';

/** A question as the source asks it. */
export type SurveyQuestionRow = z.output<typeof surveyQuestion>;

/** Kinds of questions; everything the office has added for itself is `ams`. */
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

/** The kind of a question. */
export function kindOf({ type }: Pick<SurveyQuestionRow, 'type'>): QuestionKind {
  return KINDS.find((kind) => kind === type) ?? 'ams';
}

/** Most characters of a text. */
const LONGEST = 2_000;
const SEVERAL: ReadonlySet<QuestionKind> = new Set(['multi_select', 'pickup_picture', 'guest_detail']);
const SEASON = /^(?:20\d\d[Q][1-4]|undecided)$/;
const MONTH = /^20\d\d-(?:0[1-9]|1[0-2])$/;

/** What is wrong with the values given for a question; null when nothing is. */
function wrongValues(question: SurveyQuestionRow, values: readonly string[]): string | null {
  const { choices, max_choices: most } = question;
  const kind = kindOf(question);
  if (values.length > 1 && !SEVERAL.has(kind)) return MESSAGES.choose;
  if (most !== null && most > 0 && values.length > most) return `${most}つまで選択してください`;
  if (values.some((value) => [...value].length > LONGEST)) return tooLongMessage(LONGEST);
  if (choices !== null) {
    return values.every((value) => choices.some((one) => one.value === value)) ? null : MESSAGES.choose;
  }
  if (kind === 'wedding_at_select')
    return values.every((value) => SEASON.test(value)) ? null : MESSAGES.choose;
  if (kind === 'wedding_month_select')
    return values.every((value) => MONTH.test(value)) ? null : MESSAGES.choose;
  if (kind === 'hall') return values.every(isId) ? null : MESSAGES.choose;
  if (kind === 'guest_detail') return values.every((value) => isDigits(value)) ? null : MESSAGES.digits;
  return null;
}

/** All that is wrong with the answers to a survey, in the order of its questions. Empty values are expected to be left out. */
export function surveyErrors(
  questions: readonly SurveyQuestionRow[],
  answers: ReadonlyMap<string, readonly string[]>,
): UserErrorSource[] {
  const strange = [...answers.keys()].filter((key) => !questions.some((question) => question.key === key));
  const isFilled = ({ key }: SurveyQuestionRow): boolean => (answers.get(key)?.length ?? 0) > 0;
  const isChosen = (question: SurveyQuestionRow): boolean =>
    question.choices !== null || /_select$|^hall$/.test(question.type);
  return [
    ...strange.map((key) => invalidInput(['answers', key], 'INVALID_FORMAT', 'この質問はありません')),
    ...missingErrors(questions, isFilled, isChosen),
    ...questions.flatMap((question) => {
      const wrong = wrongValues(question, answers.get(question.key) ?? []);
      return wrong === null ? [] : [invalidInput(['answers', question.key], 'INVALID_FORMAT', wrong)];
    }),
  ];
}

/** The answers as the source takes them, one JSON object: a text, or a list where several values may be given. */
export function surveyData(
  questions: readonly SurveyQuestionRow[],
  answers: ReadonlyMap<string, readonly string[]>,
): Record<string, string | readonly string[]> {
  const several = new Set(
    questions.filter((question) => SEVERAL.has(kindOf(question))).map(({ key }) => key),
  );
  return Object.fromEntries(
    [...answers].map(([key, values]) => [key, several.has(key) ? values : (values[0] ?? '')]),
  );
}
