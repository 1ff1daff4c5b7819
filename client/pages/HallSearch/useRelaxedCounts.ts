import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks.js';
import type { useRelaxedCountsQuery } from '../../__generated__/useRelaxedCountsQuery.graphql.ts';
import { writeConditions, type Conditions } from './conditions.ts';
import { filterOf } from './filter.ts';

/** More conditions than this are not tried one by one. */
const MOST_TRIED = 8;

/** How many halls each of several searches would find, by their address; a search not yet counted is not in it. */
export function useRelaxedCounts(searches: readonly Conditions[]): ReadonlyMap<string, number> {
  const environment = useRelayEnvironment();
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map());
  const addresses = searches.map(writeConditions).join(' ');

  useEffect(() => {
    const subscriptions = searches.slice(0, MOST_TRIED).map((search) =>
      fetchQuery<useRelaxedCountsQuery>(
        environment,
        graphql`
          query useRelaxedCountsQuery($filter: HallFilter) {
            halls(filter: $filter, first: 1) {
              totalCount
            }
          }
        `,
        { filter: filterOf(search) },
      ).subscribe({
        next({ halls }) {
          const count = halls?.totalCount;
          if (count != null) setCounts((known) => new Map(known).set(writeConditions(search), count));
        },
        // Without its count the condition is still offered.
        error() {},
      }),
    );
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
    // The addresses say all that the searches are; the array itself is new with every render.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [environment, addresses]);
  return counts;
}
