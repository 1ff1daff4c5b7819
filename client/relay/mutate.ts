import { commitMutation, type Environment, type GraphQLTaggedNode } from 'react-relay/hooks.js';
import type { MutationParameters, UploadableMap } from 'relay-runtime';

/**
 * Sends a mutation and answers its payload; rejects when the gateway cannot be reached or the whole of it failed.
 * `uploads` are files by their place in the variables (`input.files.0.file`), where null stands for them.
 */
export function mutate<M extends MutationParameters>(
  environment: Environment,
  mutation: GraphQLTaggedNode,
  variables: M['variables'],
  uploads?: UploadableMap,
): Promise<M['response']> {
  return new Promise((resolve, reject) => {
    commitMutation<M>(environment, {
      mutation,
      variables,
      ...(uploads && { uploadables: uploads }),
      onCompleted: resolve,
      onError: reject,
    });
  });
}
