import type { FairPageQuery } from '../../__generated__/FairPageQuery.graphql.ts';
import type { Outcome, Place } from '../../router/page.tsx';

/** Which fair an address means. */
export function fairVariables({ params }: Place): FairPageQuery['variables'] {
  const { hallRawId = '', fairRawId = '' } = params;
  return { hallRawId, fairRawId };
}

/** No such fair, or no longer listed: missing. */
export function fairOutcome({ fair }: FairPageQuery['response']): Outcome {
  return fair ? { kind: 'found' } : { kind: 'missing' };
}
