import type { DiagnosisAnswerPageQuery } from '../../__generated__/DiagnosisAnswerPageQuery.graphql.ts';
import type { Outcome, Place } from '../../router/page.tsx';

/** The diagnosis of an address. */
export function diagnosisVariables({ params }: Place): DiagnosisAnswerPageQuery['variables'] {
  return { id: params['id'] ?? '' };
}

/** An unknown id is a page that is not there. */
export function diagnosisOutcome(data: { readonly parentDiagnosis?: unknown }): Outcome {
  return data.parentDiagnosis ? { kind: 'found' } : { kind: 'missing' };
}
