import { graphql } from 'react-relay/hooks.js';
import type { createDiagnosisMutation } from '../../__generated__/createDiagnosisMutation.graphql.ts';
import { mutate } from '../../relay/mutate.ts';
import type { FormAction } from '../form/formAction.ts';
import { missing } from '../form/required.ts';
import { refused, unreachable } from '../form/submission.ts';
import { readSide, SIDES } from './sides.ts';

/**
 * Makes a diagnosis. What it answers is shown by the same page and goes nowhere else: the keys are secrets and are
 * told this once.
 */
export const createDiagnosis: FormAction = async (environment, fields) => {
  const side = readSide(fields.get('side'));
  if (!side) return missing(fields, { side: 'choose' }) ?? unreachable(fields);
  const { createParentDiagnosis: made } = await mutate<createDiagnosisMutation>(
    environment,
    graphql`
      mutation createDiagnosisMutation($input: CreateParentDiagnosisInput!) {
        createParentDiagnosis(input: $input) {
          diagnosisRawId
          key
          partnerKey
          userErrors {
            message
            path
          }
        }
      }
    `,
    { input: { respondent: SIDES[side].respondent } },
  ).catch(() => ({ createParentDiagnosis: null }));
  if (!made) return unreachable(fields);
  const { diagnosisRawId: id, key, partnerKey } = made;
  if (!id || !key || !partnerKey) return refused(fields, made.userErrors);
  return { values: { side, id, key, partnerKey }, errors: {} };
};
