import type { FairPageQuery } from '../../__generated__/FairPageQuery.graphql.ts';
import type { Outcome, Place } from '../../router/page.tsx';

/** Which fair an address means. */
export function fairVariables({ params }: Place): FairPageQuery['variables'] {
  const { hallRawId = '', fairRawId = '' } = params;
  return { hallRawId, fairRawId };
}

/** A fair that is over or no longer listed is gone, and its hall may hold others; no such hall: missing. */
export function fairOutcome({ fair, hall }: FairPageQuery['response']): Outcome {
  if (fair) return { kind: 'found', personal: { withContact: true } };
  return hall ? { kind: 'gone' } : { kind: 'missing' };
}
