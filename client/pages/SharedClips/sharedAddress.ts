import type { SharedClipsPageQuery } from '../../__generated__/SharedClipsPageQuery.graphql.ts';
import { pageNumber } from '../../router/address.ts';
import type { Outcome, Place } from '../../router/page.tsx';

/** Variables of a shared list: the secret of its address, and the page. */
export function sharedVariables({ address, params }: Place): SharedClipsPageQuery['variables'] | null {
  const page = pageNumber(address);
  return page === null ? null : { hash: params['hash'] ?? '', page };
}

/** A list nobody knows is not there. */
export function sharedOutcome({ hallClipShare }: SharedClipsPageQuery['response']): Outcome {
  return { kind: hallClipShare ? 'found' : 'missing' };
}
