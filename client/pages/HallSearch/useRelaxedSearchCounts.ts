import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks.js';
import type { useRelaxedSearchCountsQuery } from '../../__generated__/useRelaxedSearchCountsQuery.graphql.ts';
import { writeConditions, type Conditions } from './searchConditions.ts';
import { toHallFilter } from './hallFilter.ts';

const MAX_COUNTED = 8;

/** Hall counts by search URL; pending ones are absent. */
export function useRelaxedSearchCounts(searches: readonly Conditions[]): ReadonlyMap<string, number> {
  const environment = useRelayEnvironment();
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map());
  const addresses = searches.map(writeConditions).join(' ');

  useEffect(() => {
    const subscriptions = searches.slice(0, MAX_COUNTED).map((search) =>
      fetchQuery<useRelaxedSearchCountsQuery>(
        environment,
        graphql`
          query useRelaxedSearchCountsQuery($filter: HallFilter) {
            halls(filter: $filter, first: 1) {
              totalCount
            }
          }
        `,
        { filter: toHallFilter(search) },
      ).subscribe({
        next({ halls }) {
          const count = halls?.totalCount;
          if (count != null) setCounts((known) => new Map(known).set(writeConditions(search), count));
        },
        // The condition is offered without a count.
        error() {},
      }),
    );
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
    // `searches` is a new array on every render; its URLs identify it.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [environment, addresses]);
  return counts;
}
