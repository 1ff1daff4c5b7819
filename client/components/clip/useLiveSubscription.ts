import { useMemo, useState } from 'react';
import { useSubscription } from 'react-relay/hooks.js';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';

/**
 * Writes the events of a subscription to the store, beginning with the first change after `revision`.
 *
 * @param subscription takes the variable `since` besides `variables`
 * @param revision of the state that the store holds
 */
export function useLiveSubscription<S extends OperationType>(
  subscription: GraphQLTaggedNode,
  variables: Omit<S['variables'], 'since'>,
  revision: string | null | undefined,
): void {
  const [since] = useState(revision);
  const key = JSON.stringify(variables);
  useSubscription<S>(
    useMemo(() => ({ subscription, variables: { ...JSON.parse(key), since } }), [subscription, key, since]),
  );
}
