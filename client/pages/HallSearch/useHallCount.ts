import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks.js';
import { createOperationDescriptor, getRequest, type Disposable } from 'relay-runtime';
import type { useHallCountQuery } from '../../__generated__/useHallCountQuery.graphql.ts';
import type { Conditions } from './searchConditions.ts';
import { toHallFilter } from './hallFilter.ts';

const query = graphql`
  query useHallCountQuery($filter: HallFilter) {
    halls(filter: $filter, first: 1) {
      totalCount
      # eslint-disable-next-line relay/must-colocate-fragment-spreads -- for the form that calls the hook
      ...HallSearchForm_halls
    }
  }
`;

/** Debounce (ms). */
const DEBOUNCE_MS = 250;

/** Result of conditions not yet submitted. */
export interface Draft {
  readonly isCounting: boolean;
  readonly count: number | null;
  readonly halls: useHallCountQuery['response']['halls'] | null;
  /** The conditions of `halls`. */
  readonly counted: Conditions | null;
}

const UNKNOWN = { count: null, halls: null, counted: null };

/**
 * Counts halls while the form is edited. `draft` and `chosen`, the conditions with choices not submitted yet, are null
 * until the first change after a search (`address`).
 */
export function useHallCount(address: string): {
  draft: Draft | null;
  chosen: Conditions | null;
  count: (conditions: Conditions) => void;
} {
  const environment = useRelayEnvironment();
  const [state, setState] = useState<{ of: string; chosen: Conditions; draft: Draft } | null>(null);
  // Returning to a search discards the choices that were made on it.
  if (state && state.of !== address) setState(null);
  const cancel = useRef(() => {});
  const retained = useRef<Disposable>(null);
  useEffect(() => () => cancel.current(), [address]);
  useEffect(() => () => retained.current?.dispose(), []);

  const count = useCallback(
    (conditions: Conditions) => {
      const setDraft = (draft: Draft) => setState({ of: address, chosen: conditions, draft });
      cancel.current();
      setState((last) => ({
        of: address,
        chosen: conditions,
        draft: { ...(last?.of === address ? last.draft : UNKNOWN), isCounting: true },
      }));
      const timer = setTimeout(() => {
        const variables = { filter: toHallFilter(conditions) };
        const subscription = fetchQuery<useHallCountQuery>(environment, query, variables).subscribe({
          next({ halls }) {
            // The form reads fragments of the answer.
            const previous = retained.current;
            retained.current = environment.retain(createOperationDescriptor(getRequest(query), variables));
            previous?.dispose();
            setDraft({ isCounting: false, count: halls?.totalCount ?? null, halls, counted: conditions });
          },
          error: () => setDraft({ ...UNKNOWN, isCounting: false }),
        });
        cancel.current = () => subscription.unsubscribe();
      }, DEBOUNCE_MS);
      cancel.current = () => clearTimeout(timer);
    },
    [environment, address],
  );
  return { draft: state?.draft ?? null, chosen: state?.chosen ?? null, count };
}
