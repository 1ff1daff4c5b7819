import type { BridePageQuery } from '../../__generated__/BridePageQuery.graphql.ts';
import type { Outcome, Place } from '../../router/page.tsx';

/** Which bride an address means. */
export function brideVariables({ params: { rawId = '' } }: Place): BridePageQuery['variables'] | null {
  return { by: { rawId } };
}

/** Nobody there, or somebody who hides her profile: missing, both alike. */
export function brideOutcome({ bride }: BridePageQuery['response']): Outcome {
  return bride ? { kind: 'found' } : { kind: 'missing' };
}
