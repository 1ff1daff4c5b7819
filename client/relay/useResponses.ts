import { useEffect, useState } from 'react';
import { fetchQuery, useRelayEnvironment, type GraphQLTaggedNode } from 'react-relay/hooks.js';
import { createOperationDescriptor, getRequest, type OperationType } from 'relay-runtime';

/**
 * Responses to a query that a component sends once it is shown, as parts that the page is complete without: one for each
 * element of `variables`, undefined until it is known, null where it failed. They stay in the store while the component
 * uses them. Other variables, and leaving, cancel what is not answered.
 */
export function useResponses<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: ReadonlyArray<Query['variables']>,
  options?: Parameters<typeof fetchQuery>[3],
): ReadonlyArray<Query['response'] | null | undefined> {
  const environment = useRelayEnvironment();
  const [known, setKnown] = useState<Readonly<Record<string, Query['response'] | null>>>({});
  const list = JSON.stringify(variables);
  useEffect(() => {
    const all: ReadonlyArray<Query['variables']> = JSON.parse(list);
    const started = all.flatMap((each) => {
      const show = (response: Query['response'] | null) =>
        setKnown((others) => ({ ...others, [JSON.stringify(each)]: response }));
      const request = fetchQuery<Query>(environment, query, each, options).subscribe({
        next: show,
        error: () => show(null),
      });
      const operation = createOperationDescriptor(getRequest(query), each);
      return [environment.retain(operation), { dispose: request.unsubscribe }];
    });
    return () => started.forEach(({ dispose }) => dispose());
  }, [environment, query, list, options]);
  return variables.map((each) => known[JSON.stringify(each)]);
}
