import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks.js';
import type { useHallCountQuery } from '../../__generated__/useHallCountQuery.graphql.ts';
import type { Conditions } from './conditions.ts';
import { filterOf } from './filter.ts';

/** How long (ms) the conditions have to rest before halls are counted anew. */
const REST_MS = 250;

/** What conditions not yet sent would find: the number of halls, and per option. */
export interface Draft {
  readonly isCounting: boolean;
  /** Null where the count is not known. */
  readonly count: number | null;
  readonly halls: useHallCountQuery['response']['halls'] | null;
}

/** Counts halls while conditions are being chosen. `draft` is null as long as nothing was changed. */
export function useHallCount(): { draft: Draft | null; count: (conditions: Conditions) => void } {
  const environment = useRelayEnvironment();
  const [draft, setDraft] = useState<Draft | null>(null);
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);

  const count = useCallback(
    (conditions: Conditions) => {
      stop.current();
      setDraft((last) => ({ isCounting: true, count: last?.count ?? null, halls: last?.halls ?? null }));
      const timer = setTimeout(() => {
        const subscription = fetchQuery<useHallCountQuery>(
          environment,
          graphql`
            query useHallCountQuery($filter: HallFilter) {
              halls(filter: $filter, first: 1) {
                totalCount
                ...HallSearchForm_halls
              }
            }
          `,
          { filter: filterOf(conditions) },
        ).subscribe({
          next: ({ halls }) => setDraft({ isCounting: false, count: halls?.totalCount ?? null, halls }),
          error: () => setDraft({ isCounting: false, count: null, halls: null }),
        });
        stop.current = () => subscription.unsubscribe();
      }, REST_MS);
      stop.current = () => clearTimeout(timer);
    },
    [environment],
  );
  return { draft, count };
}
