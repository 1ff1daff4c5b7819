import type { HallComparePageQuery } from '../../__generated__/HallComparePageQuery.graphql.ts';
import type { Outcome, Place } from '../../router/page.tsx';

/** Most halls side by side. */
const MOST = 4;

/** The halls of the address, each once: a set in the order of the address. Null where there are none. */
export function compareVariables({ address }: Place): HallComparePageQuery['variables'] | null {
  const ids = [...new Set(address.query.getAll('hall'))].slice(0, MOST);
  return ids.length === 0 ? null : { ids };
}

/** The page is there as soon as one of the halls is. */
export function compareOutcome({ nodes }: HallComparePageQuery['response']): Outcome {
  return { kind: nodes.some((node) => node?.__typename === 'Hall') ? 'found' : 'missing' };
}
