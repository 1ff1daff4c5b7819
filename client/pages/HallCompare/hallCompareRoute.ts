import type { HallComparePageQuery } from '../../__generated__/HallComparePageQuery.graphql.ts';
import type { RouteOutcome, RouteContext } from '../../router/route.tsx';

const MAX_HALLS = 4;

type UrlContext = Pick<RouteContext, 'address'>;

/** Hall ids of the URL without duplicates, in order. */
function requestedHalls({ address }: UrlContext): string[] {
  return [...new Set(address.query.getAll('hall'))];
}

export function compareVariables(context: UrlContext): HallComparePageQuery['variables'] {
  return { ids: requestedHalls(context).slice(0, MAX_HALLS) };
}

/** Number of halls beyond the maximum. */
export function omittedHallCount(context: UrlContext): number {
  return Math.max(requestedHalls(context).length - MAX_HALLS, 0);
}

/** Found with at least one hall, or with none requested: the page then explains how to choose. */
export function compareOutcome({ nodes }: HallComparePageQuery['response']): RouteOutcome {
  const isThere = nodes.length === 0 || nodes.some((node) => node?.__typename === 'Hall');
  return { kind: isThere ? 'found' : 'missing' };
}
