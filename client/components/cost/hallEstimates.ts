import { useEffect, useSyncExternalStore } from 'react';
import { fetchQuery, graphql, useRelayEnvironment, type Environment } from 'react-relay/hooks.js';
import type { hallEstimatesQuery } from '../../__generated__/hallEstimatesQuery.graphql.ts';
import type { CostEstimateData } from '../../ui/cost/CostEstimate.tsx';

/** Null where no bill is near the number of guests, undefined while it is not known. */
export type HallEstimate = CostEstimateData | null | undefined;

/** Halls a query; each costs the gateway a REST call unless its bills are cached. */
const MAX_HALLS = 30;

const keyOf = (id: string, guestCount: number): string => `${guestCount} ${id}`;

/** By hall and number of guests; replaced when estimates arrive. */
let estimates: ReadonlyMap<string, CostEstimateData | null> = new Map();
/** Keys of estimates that are requested and not received. */
const requested = new Set<string>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Halls of the page that is being rendered, until one query asks for all of them. */
let waiting: { readonly guestCount: number; readonly ids: string[] } | null = null;

function request(environment: Environment, ids: readonly string[], guestCount: number): void {
  const missing = ids.filter((id) => {
    const key = keyOf(id, guestCount);
    return !requested.has(key) && !estimates.has(key);
  });
  if (missing.length === 0) return;
  missing.forEach((id) => requested.add(keyOf(id, guestCount)));
  if (waiting?.guestCount === guestCount) return void waiting.ids.push(...missing);
  const batch = { guestCount, ids: missing };
  waiting = batch;
  setTimeout(() => {
    if (waiting === batch) waiting = null;
    for (let start = 0; start < batch.ids.length; start += MAX_HALLS)
      load(environment, batch.ids.slice(start, start + MAX_HALLS), guestCount);
  });
}

/** Public, so that visitors with the same number of guests share the answer. */
function load(environment: Environment, ids: readonly string[], guestCount: number): void {
  // A failed estimate stays unknown until the next page requests it.
  const end = () => ids.forEach((id) => requested.delete(keyOf(id, guestCount)));
  fetchQuery<hallEstimatesQuery>(
    environment,
    graphql`
      query hallEstimatesQuery($ids: [ID!]!, $guestCount: Int!) {
        nodes(ids: $ids) {
          id
          ... on Hall {
            costEstimate(guestCount: $guestCount) @catch(to: RESULT) {
              amount
              billCount
              minGuestCount
              maxGuestCount
            }
          }
        }
      }
    `,
    { ids, guestCount },
  ).subscribe({
    next({ nodes }) {
      const next = new Map(estimates);
      for (const node of nodes) {
        if (!node?.costEstimate?.ok) continue;
        const { value } = node.costEstimate;
        next.set(
          keyOf(node.id, guestCount),
          value
            ? {
                guestCount,
                amount: value.amount,
                billCount: value.billCount,
                minGuestCount: value.minGuestCount,
                maxGuestCount: value.maxGuestCount,
              }
            : null,
        );
      }
      estimates = next;
      listeners.forEach((listener) => listener());
    },
    complete: end,
    error: end,
  });
}

/** Estimates of halls, by global id, for a number of guests; those of all components of a page come in one query. */
export function useHallEstimates(ids: readonly string[], guestCount: number | null): readonly HallEstimate[] {
  const environment = useRelayEnvironment();
  const current = useSyncExternalStore(
    subscribe,
    () => estimates,
    () => estimates,
  );
  const list = ids.join(' ');
  useEffect(() => {
    if (guestCount !== null && list !== '') request(environment, list.split(' '), guestCount);
  }, [environment, list, guestCount]);
  return ids.map((id) => (guestCount === null ? undefined : current.get(keyOf(id, guestCount))));
}
