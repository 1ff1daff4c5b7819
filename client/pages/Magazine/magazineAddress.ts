import type { MagazinePageQuery } from '../../__generated__/MagazinePageQuery.graphql.ts';
import { pageNumber } from '../../router/address.ts';
import type { Outcome, Place } from '../../router/page.tsx';

/** Which page of the newest articles. */
export function magazineVariables({ address }: Place): MagazinePageQuery['variables'] | null {
  const page = pageNumber(address);
  return page === null ? null : { page, isFirst: page === 1 };
}

/** A page beyond the last: missing. */
export function magazineOutcome({ recent }: MagazinePageQuery['response']): Outcome {
  return recent.nodes.length === 0 ? { kind: 'missing' } : { kind: 'found' };
}
