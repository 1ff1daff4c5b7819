import type { HallComparePageQuery } from '../../__generated__/HallComparePageQuery.graphql.ts';
import type { Outcome, Place } from '../../router/page.tsx';

/** Most halls side by side. */
const MOST = 4;

/** What of a place the choice is read from. */
type Asked = Pick<Place, 'address'>;

/** The halls an address names, each once, in its order. */
function namedHalls({ address }: Asked): string[] {
  return [...new Set(address.query.getAll('hall'))];
}

/** Variables of the page: the first four halls of the address. */
export function compareVariables(place: Asked): HallComparePageQuery['variables'] {
  return { ids: namedHalls(place).slice(0, MOST) };
}

/** Halls that are named and stand in no column, since there are too many. */
export function leftOut(place: Asked): number {
  return Math.max(namedHalls(place).length - MOST, 0);
}

/** The page is there with one of the halls, and also where none was chosen: then it tells how to choose. */
export function compareOutcome({ nodes }: HallComparePageQuery['response']): Outcome {
  const isThere = nodes.length === 0 || nodes.some((node) => node?.__typename === 'Hall');
  return { kind: isThere ? 'found' : 'missing' };
}
