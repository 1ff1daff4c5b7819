import { graphql } from 'react-relay/hooks.js';
import type { AnswerDiagnosisMutation } from '../../__generated__/AnswerDiagnosisMutation.graphql.ts';
import { mutate } from '../../relay/environment.ts';
import { pathSegments } from '../../router/address.ts';
import { MESSAGES, rejectUnreachable, type FormAction } from '../form/formAction.ts';
import { diagnosisAnswerPath, parseSide, SIDES } from './sides.ts';
import {
  currentStep,
  QUESTION_COUNT,
  readProgress,
  stepError,
  toAnswerInputs,
  type Progress,
} from './steps.ts';

/** Numbers of the questions with a text answer. */
const TEXT_QUESTIONS: ReadonlySet<number> = new Set([5, 7, 8]);

/** The form at a step. With a key the progress is a draft. */
const showStep = (progress: Progress, step: number, errors: Record<string, string> = {}) => ({
  values: { ...progress, step: String(step) },
  errors,
  isDraft: Boolean(progress['key']),
});

/**
 * One step of the diagnosis: adds the answer to the progress and moves on or back. All answers are submitted together
 * after the last question.
 */
export const answerDiagnosis: FormAction = async (environment, fields, here) => {
  const [, id = '', sideText] = pathSegments(here.path);
  const side = parseSide(sideText);
  if (!side) return rejectUnreachable(fields);
  const step = currentStep(fields);
  const progress = readProgress(fields);
  if (fields.get('go') === 'back') return showStep(progress, Math.max(1, step - 1));
  if (!progress['key']?.trim()) return showStep(progress, Math.max(1, step), { key: MESSAGES.enter });
  const stepMessage = stepError(progress, fields.get('rule'));
  if (stepMessage) return showStep(progress, step, { [`q${step}`]: stepMessage });
  if (step < QUESTION_COUNT) return showStep(progress, step + 1);

  const { answerParentDiagnosis: payload } = await mutate<AnswerDiagnosisMutation>(
    environment,
    graphql`
      mutation AnswerDiagnosisMutation($input: AnswerParentDiagnosisInput!) {
        answerParentDiagnosis(input: $input) {
          diagnosis {
            rawId
          }
          userErrors {
            message
            path
          }
        }
      }
    `,
    {
      input: {
        diagnosisRawId: id,
        respondent: SIDES[side].respondent,
        key: progress['key'].trim(),
        answers: toAnswerInputs(progress, (number) => TEXT_QUESTIONS.has(number)),
      },
    },
  ).catch(() => ({ answerParentDiagnosis: null }));
  if (!payload) return showStep(progress, step, { '': MESSAGES.unreachable });
  const [error] = payload.userErrors;
  if (!error) return { to: `${diagnosisAnswerPath(id, side)}/thanks`, clearsDraft: true };
  const number = Number(error.path?.at(-1));
  return Number.isInteger(number) && number >= 1 && number <= QUESTION_COUNT
    ? showStep(progress, number, { [`q${number}`]: error.message })
    : showStep(progress, step, { '': error.message });
};
