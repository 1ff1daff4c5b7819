import { graphql, type Environment } from 'react-relay/hooks.js';
import type { CheckDiagnosisKeyMutation } from '../../__generated__/CheckDiagnosisKeyMutation.graphql.ts';
import { mutate } from '../../relay/environment.ts';
import { SIDES, type Side } from './sides.ts';

/** Why a side cannot answer with a key; null if it can, undefined if that could not be checked. */
export async function findKeyError(
  environment: Environment,
  { id, side, key }: { id: string; side: Side; key: string },
): Promise<string | null | undefined> {
  const { checkParentDiagnosisKey: payload } = await mutate<CheckDiagnosisKeyMutation>(
    environment,
    graphql`
      mutation CheckDiagnosisKeyMutation($input: CheckParentDiagnosisKeyInput!) {
        checkParentDiagnosisKey(input: $input) {
          userErrors {
            code
            message
          }
        }
      }
    `,
    { input: { diagnosisRawId: id, respondent: SIDES[side].respondent, key } },
  ).catch(() => ({ checkParentDiagnosisKey: null }));
  const [error] = payload?.userErrors ?? [];
  return !payload || error?.code === 'OUTCOME_UNKNOWN' ? undefined : (error?.message ?? null);
}
