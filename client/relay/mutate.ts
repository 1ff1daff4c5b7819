import { commitMutation, type Environment, type GraphQLTaggedNode } from 'react-relay/hooks.js';
import type { MutationParameters } from 'relay-runtime';

/** Sends a mutation and answers its payload; rejects when the gateway cannot be reached or the whole of it failed. */
export function mutate<M extends MutationParameters>(
  environment: Environment,
  mutation: GraphQLTaggedNode,
  variables: M['variables'],
): Promise<M['response']> {
  return new Promise((resolve, reject) => {
    commitMutation<M>(environment, { mutation, variables, onCompleted: resolve, onError: reject });
  });
}
