/** Rules of the parent-and-child diagnosis: what answers are right, and what two sides' answers mean together. */
import { MESSAGES, tooLongMessage } from '#gateway/schema/kit/messages.ts';
import { invalidInput, type UserErrorSource } from '#gateway/schema/kit/userErrors.ts';
import type { diagnosisQuestion, respondent } from '#gateway/upstream/endpoints/diagnosis.ts';
import type { z } from 'zod';

/** A question with the answers of both sides. */
export type DiagnosisQuestionRow = z.output<typeof diagnosisQuestion>;
/** The side that answers. */
export type RespondentName = z.output<typeof respondent>;

/** Questions that are answered in one's own words: their values are texts and have no texts of choices. */
const FREE_TEXT: ReadonlySet<number> = new Set([5, 7, 8]);

/** Whether a question is answered in one's own words. */
export function isFreeText({ id }: Pick<DiagnosisQuestionRow, 'id'>): boolean {
  return FREE_TEXT.has(id);
}

/** The answers as texts of the choices, in their order; null for free texts and until somebody has answered. */
export function textAnswers(
  question: DiagnosisQuestionRow,
): { respondent: RespondentName; text: string }[] | null {
  const { choice_answers: answers, choices } = question;
  if (answers === null || isFreeText(question)) return null;
  const texts = new Map(choices.map(({ value, text }) => [value, text]));
  return answers.flatMap(({ respondent: side, value }) => {
    const text = texts.get(value);
    return text === undefined ? [] : [{ respondent: side, text }];
  });
}

/** What the answers of two sides mean together. */
export type Standing = 'agree' | 'talk' | 'not_yet_asked';

/**
 * `not_yet_asked` while a side has no answer to the question. With choices the two agree when everything one side chose is among the
 * other's choices; free texts agree when they say the same in the same words.
 */
export function standingOf({ choice_answers: answers }: DiagnosisQuestionRow): Standing {
  const valuesOf = (side: RespondentName): string[] =>
    (answers ?? []).filter((one) => one.respondent === side).map(({ value }) => value.trim());
  const [child, parent] = [valuesOf('child'), valuesOf('parent')];
  if (child.length === 0 || parent.length === 0) return 'not_yet_asked';
  const [fewer, more] = child.length <= parent.length ? [child, parent] : [parent, child];
  return fewer.every((value) => more.includes(value)) ? 'agree' : 'talk';
}

/** What one side answers to one question. */
export interface DiagnosisAnswer {
  readonly number: number;
  readonly values: readonly string[];
  readonly text: string;
}

function wrongAnswer(question: DiagnosisQuestionRow, answer: DiagnosisAnswer | undefined): string | null {
  const { choices, max_choices: most, max_length: longest } = question;
  if (isFreeText(question)) {
    const isTooLong = longest !== null && [...(answer?.text ?? '')].length > longest;
    return isTooLong ? tooLongMessage(longest) : null;
  }
  const values = new Set(answer?.values);
  if (values.size === 0 || [...values].some((value) => !choices.some((one) => one.value === value))) {
    return MESSAGES.choose;
  }
  return most !== null && values.size > most ? `${most}つまで選択してください` : null;
}

/** All that is wrong with the answers of one side, in the order of the questions. Free texts may be left out. */
export function answerErrors(
  questions: readonly DiagnosisQuestionRow[],
  answers: readonly DiagnosisAnswer[],
): UserErrorSource[] {
  const given = new Map(answers.map((answer) => [answer.number, answer]));
  const strange = answers.filter(({ number }) => !questions.some(({ id }) => id === number));
  return [
    ...strange.map(({ number }) =>
      invalidInput(['answers', String(number)], 'INVALID_FORMAT', 'この質問はありません'),
    ),
    ...questions.flatMap((question) => {
      const wrong = wrongAnswer(question, given.get(question.id));
      const code = isFreeText(question) ? 'TOO_LONG' : 'REQUIRED';
      return wrong === null ? [] : [invalidInput(['answers', String(question.id)], code, wrong)];
    }),
  ];
}

/** The answers as the source takes them: number of the question to values, or to a text; what is left empty is left out. */
export function answersToSend(
  questions: readonly DiagnosisQuestionRow[],
  answers: readonly DiagnosisAnswer[],
): Record<string, readonly string[] | string> {
  const free = new Set(questions.filter(isFreeText).map(({ id }) => id));
  return Object.fromEntries(
    answers.flatMap(({ number, values, text }): [string, readonly string[] | string][] => {
      if (free.has(number)) return text.trim() === '' ? [] : [[String(number), text.trim()]];
      return [[String(number), [...new Set(values)]]];
    }),
  );
}
