import { graphql } from 'react-relay/hooks.js';
import type { CreateDiagnosisMutation } from '../../__generated__/CreateDiagnosisMutation.graphql.ts';
import { mutate } from '../../relay/environment.ts';
import { type FormAction, missingFields, rejectSubmission, rejectUnreachable } from '../form/formAction.ts';
import { parseSide, SIDES } from './sides.ts';

/** Creates a diagnosis. Its keys are secrets that are returned only once, so the same page shows them. */
export const createDiagnosis: FormAction = async ({ environment, fields }) => {
  const side = parseSide(fields.get('side'));
  if (!side) return missingFields(fields, { side: 'choose' }) ?? rejectUnreachable(fields);
  const { createParentDiagnosis: payload } = await mutate<CreateDiagnosisMutation>(
    environment,
    graphql`
      mutation CreateDiagnosisMutation($input: CreateParentDiagnosisInput!) {
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
  );
  if (!payload) return rejectUnreachable(fields);
  const { diagnosisRawId: id, key, partnerKey } = payload;
  if (!id || !key || !partnerKey) return rejectSubmission(fields, payload.userErrors);
  return { values: { side, id, key, partnerKey }, errors: {} };
};
