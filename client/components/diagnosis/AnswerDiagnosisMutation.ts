import { graphql } from 'react-relay/hooks.js';
import type { AnswerDiagnosisMutation } from '../../__generated__/AnswerDiagnosisMutation.graphql.ts';
import { mutate } from '../../relay/environment.ts';
import { pathSegments } from '../../router/address.ts';
import { MESSAGES, rejectUnreachable, type FormAction } from '../form/formAction.ts';
import type { Submission } from '../../relay/hydrationData.ts';
import { findKeyError } from './CheckDiagnosisKeyMutation.ts';
import { parseSide, SIDES } from './sides.ts';
import { currentStep, QUESTION_COUNT, readProgress, stepError, toAnswerInputs } from './steps.ts';
import { diagnosisAnswerPath, diagnosisThanksPath } from '../../paths.ts';

/** Numbers of the questions with a text answer. */
const TEXT_QUESTIONS: ReadonlySet<number> = new Set([5, 7, 8]);

/** After a lost reply: a side can answer again. */
const CHECK = 'もう一度「この内容で送る」を押してください。届いていても、同じ答えに置き換わるだけです。';

/**
 * One step of the diagnosis: adds the answer to the progress and moves on or back. All answers are submitted together
 * after the last question.
 */
export const answerDiagnosis: FormAction = async ({ environment, fields, address }) => {
  const [, id = '', sideText] = pathSegments(address.path);
  const side = parseSide(sideText);
  if (!side) return rejectUnreachable(fields);
  const step = currentStep(fields);
  const progress = readProgress(fields);
  /** The form at a step. With a key the progress is a draft. */
  const showStep = (shown: number, errors: Record<string, string> = {}): Submission => ({
    values: { ...progress, step: String(shown) },
    errors,
    address: diagnosisAnswerPath({ id, side }, { q: shown }),
    isDraft: Boolean(progress['key']),
  });
  if (fields.get('go') === 'back') return showStep(Math.max(1, step - 1));
  if (!progress['key']?.trim()) return showStep(Math.max(1, step), { key: MESSAGES.enter });
  // Only the first step: later ones come from a form that was opened with the key.
  const wrongKey =
    step === 1 ? await findKeyError(environment, { id, side, key: progress['key'].trim() }) : null;
  if (wrongKey) return showStep(step, { key: wrongKey });
  const stepMessage = stepError(progress, fields.get('rule'));
  if (stepMessage) return showStep(step, { [`q${step}`]: stepMessage });
  if (step < QUESTION_COUNT) return showStep(step + 1);

  const response = await mutate<AnswerDiagnosisMutation>(
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
  ).catch((failure: unknown) => rejectUnreachable(fields, failure, CHECK));
  if ('errors' in response) return showStep(step, response.errors);
  const { answerParentDiagnosis: payload } = response;
  if (!payload) return showStep(step, rejectUnreachable(fields).errors);
  const [error] = payload.userErrors;
  if (!error) return { to: diagnosisThanksPath({ id, side }), clearsDraft: true };
  const number = Number(error.path?.at(-1));
  return Number.isInteger(number) && number >= 1 && number <= QUESTION_COUNT
    ? showStep(number, { [`q${number}`]: error.message })
    : showStep(step, { '': error.message });
};
