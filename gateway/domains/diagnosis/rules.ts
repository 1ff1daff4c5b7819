/** Validation of diagnosis answers. `standing.ts` compares the answers of two sides. */
import type { z } from 'zod';
import { readOptional } from '#gateway/upstream/decode.ts';
import { invalidInput, type UserErrorCode, type UserErrorSource } from '#gateway/schema/kit/userErrors.ts';
import { characterCount, maxLengthMessage, MESSAGES } from '#gateway/schema/kit/validation.ts';
import type { diagnosisQuestion, respondent } from '#gateway/upstream/endpoints/diagnosis.ts';
import { isStorable } from '#gateway/upstream/request.ts';

export type DiagnosisQuestionRow = z.output<typeof diagnosisQuestion>;
export type Respondent = z.output<typeof respondent>;

const FREE_TEXT: ReadonlySet<number> = new Set([5, 7, 8]);

/** Whether a question is answered as text. */
export function isFreeText({ id }: Pick<DiagnosisQuestionRow, 'id'>): boolean {
  return FREE_TEXT.has(id);
}

export interface DiagnosisAnswer {
  readonly number: number;
  readonly values: readonly string[];
  readonly text: string;
}

function answerError(
  question: DiagnosisQuestionRow,
  answer: DiagnosisAnswer | undefined,
): readonly [code: UserErrorCode, message: string] | null {
  if (answer && ![answer.text, ...answer.values].every(isStorable)) return ['REJECTED', MESSAGES.unusable];
  const { choices, max_choices: maxChoices, max_length: maxLength } = question;
  if (isFreeText(question)) {
    const isTooLong = maxLength !== null && characterCount(answer?.text ?? '') > maxLength;
    return isTooLong ? ['TOO_LONG', maxLengthMessage(maxLength)] : null;
  }
  const values = new Set(answer?.values);
  if (values.size === 0 || [...values].some((value) => !choices.some((one) => one.value === value))) {
    return ['REQUIRED', MESSAGES.choose];
  }
  return maxChoices !== null && values.size > maxChoices
    ? ['TOO_LONG', `${maxChoices}つまで選択してください`]
    : null;
}

/**
 * Errors in the order of the questions. Free texts are optional. Limits that a question does not
 * state are left to the REST API.
 */
export function answerErrors(
  questions: readonly DiagnosisQuestionRow[],
  answers: readonly DiagnosisAnswer[],
): UserErrorSource[] {
  const answersByNumber = new Map(answers.map((answer) => [answer.number, answer]));
  const unknownAnswers = answers.filter(({ number }) => !questions.some(({ id }) => id === number));
  return [
    ...unknownAnswers.map(({ number }) =>
      invalidInput(['answers', String(number)], 'INVALID_FORMAT', 'この質問はありません'),
    ),
    ...questions.flatMap((question) => {
      const error = readOptional(() => answerError(question, answersByNumber.get(question.id)));
      return error ? [invalidInput(['answers', String(question.id)], ...error)] : [];
    }),
  ];
}

/** The answers in REST format: values or text by question number, without empty texts. */
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
