import { graphql } from 'react-relay/hooks.js';
import type { answerDiagnosisMutation } from '../../__generated__/answerDiagnosisMutation.graphql.ts';
import { mutate } from '../../relay/mutate.ts';
import type { FormAction } from '../form/formAction.ts';
import { MESSAGES } from '../form/messages.ts';
import { unreachable } from '../form/submission.ts';
import { answersOf, collect, STEPS, stepOf, wrongStep, type Progress } from './steps.ts';
import { answerPath, readSide, SIDES } from './sides.ts';

/** Questions that are answered in one's own words. */
const TEXTS: ReadonlySet<number> = new Set([5, 7, 8]);

/** The screen of a step; where the key is there, the way may be gone on with from here. */
const at = (progress: Progress, step: number, errors: Record<string, string> = {}) => ({
  values: { ...progress, step: String(step) },
  errors,
  isUnfinished: Boolean(progress['key']),
});

/**
 * One screen of the diagnosis: takes the answer along and goes on or back; after the last question all answers are
 * sent together. Until then nothing leaves the form.
 */
export const answerDiagnosis: FormAction = async (environment, fields, here) => {
  const [, , id = '', sideText] = here.path.split('/');
  const side = readSide(sideText);
  if (!side) return unreachable(fields);
  const step = stepOf(fields);
  const progress = collect(fields);
  if (fields.get('go') === 'back') return at(progress, Math.max(1, step - 1));
  if (!progress['key']?.trim()) return at(progress, Math.max(1, step), { key: MESSAGES.enter });
  const wrong = wrongStep(progress, fields.get('rule'));
  if (wrong) return at(progress, step, { [`q${step}`]: wrong });
  if (step < STEPS) return at(progress, step + 1);

  const { answerParentDiagnosis: answered } = await mutate<answerDiagnosisMutation>(
    environment,
    graphql`
      mutation answerDiagnosisMutation($input: AnswerParentDiagnosisInput!) {
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
        answers: answersOf(progress, (number) => TEXTS.has(number)),
      },
    },
  ).catch(() => ({ answerParentDiagnosis: null }));
  if (!answered) return at(progress, step, { '': MESSAGES.unreachable });
  const [first] = answered.userErrors;
  if (!first) return { to: `${answerPath(id, side)}/thanks`, isFinished: true };
  const number = Number(first.path?.at(-1));
  return Number.isInteger(number) && number >= 1 && number <= STEPS
    ? at(progress, number, { [`q${number}`]: first.message })
    : at(progress, step, { '': first.message });
};
