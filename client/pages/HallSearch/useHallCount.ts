import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks.js';
import type { useHallCountQuery } from '../../__generated__/useHallCountQuery.graphql.ts';
import type { Conditions } from './searchConditions.ts';
import { toHallFilter } from './hallFilter.ts';

/** Debounce (ms). */
const DEBOUNCE_MS = 250;

/** Result of conditions not yet submitted. */
export interface Draft {
  readonly isCounting: boolean;
  readonly count: number | null;
  readonly halls: useHallCountQuery['response']['halls'] | null;
}

/** Counts halls while the form is edited. `draft` is null until the first change. */
export function useHallCount(): { draft: Draft | null; count: (conditions: Conditions) => void } {
  const environment = useRelayEnvironment();
  const [draft, setDraft] = useState<Draft | null>(null);
  const cancel = useRef(() => {});
  useEffect(() => () => cancel.current(), []);

  const count = useCallback(
    (conditions: Conditions) => {
      cancel.current();
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
          { filter: toHallFilter(conditions) },
        ).subscribe({
          next: ({ halls }) => setDraft({ isCounting: false, count: halls?.totalCount ?? null, halls }),
          error: () => setDraft({ isCounting: false, count: null, halls: null }),
        });
        cancel.current = () => subscription.unsubscribe();
      }, DEBOUNCE_MS);
      cancel.current = () => clearTimeout(timer);
    },
    [environment],
  );
  return { draft, count };
}
