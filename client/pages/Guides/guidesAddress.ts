import type { GuidesPageQuery } from '../../__generated__/GuidesPageQuery.graphql.ts';
import { pageNumber } from '../../router/address.ts';
import type { Outcome, Place } from '../../router/page.tsx';

/** Which page of the guides. */
export function guidesVariables({ address }: Place): GuidesPageQuery['variables'] | null {
  const page = pageNumber(address);
  return page === null ? null : { page };
}

/** A page beyond the last: missing. */
export const guidesOutcome = ({ guides }: GuidesPageQuery['response']): Outcome =>
  guides.nodes.length === 0 ? { kind: 'missing' } : { kind: 'found' };
