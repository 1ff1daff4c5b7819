import {
  commitMutation,
  type Environment as AnyEnvironment,
  type GraphQLTaggedNode,
} from 'react-relay/hooks.js';
import { Environment, Network, Observable, RecordSource, Store } from 'relay-runtime';
import type {
  FetchFunction,
  GraphQLResponse,
  MutationParameters,
  RelayFieldLogger,
  UploadableMap,
  Variables,
} from 'relay-runtime';
import type { ResponseError } from './responses.ts';
import { subscribeToEvents } from './subscriptions.ts';

/** Executes a persisted operation and emits its responses, including deferred ones. */
export type Transport = (request: {
  readonly id: string;
  readonly name: string;
  readonly variables: Variables;
  readonly isPrivate: boolean;
  readonly isMutation: boolean;
  /** Files by path in the variables (`input.files.0.file`), where the value is null. */
  readonly uploads: UploadableMap | null;
}) => Observable<GraphQLResponse>;

/** `networkCacheConfig` of operations about the viewer, which are sent by POST with credentials. */
export const PRIVATE_REQUEST = { metadata: { isPrivate: true } } as const;

/** Number of pages that stay in the store after leaving them, for going back without a request. */
const GC_RELEASE_BUFFER_SIZE = 20;

/**
 * Relay environment of one visitor in the browser, or of one request on the server. `relayFieldLogger` is called for
 * fields that failed or that the store lacks.
 */
export function createEnvironment(
  transport: Transport,
  where: 'browser' | 'server',
  relayFieldLogger?: RelayFieldLogger,
): Environment {
  const fetchResponse: FetchFunction = ({ id, name, operationKind }, variables, cacheConfig, uploads) => {
    if (id === null) throw new Error(`${name} is not persisted`);
    const isMutation = operationKind === 'mutation';
    const isPrivate = isMutation || cacheConfig.metadata?.['isPrivate'] === true;
    return transport({ id, name, variables, isPrivate, isMutation, uploads: uploads ?? null });
  };
  return new Environment({
    network: Network.create(fetchResponse, subscribeToEvents),
    store: new Store(new RecordSource(), { gcReleaseBufferSize: GC_RELEASE_BUFFER_SIZE }),
    isServer: where === 'server',
    ...(relayFieldLogger && { relayFieldLogger }),
  });
}

/** The gateway refused a mutation until later. */
export class RateLimitedError extends Error {
  override readonly name = 'RateLimitedError';
  readonly retryAfterMs: number;

  constructor(retryAfterMs: number) {
    super('Too many attempts');
    this.retryAfterMs = retryAfterMs;
  }
}

/** The refusal among the errors of a response, or of the exception that Relay made of them. */
export function findRateLimit(failure: unknown): RateLimitedError | null {
  const errors = failure instanceof Error && 'source' in failure ? Object(failure.source).errors : failure;
  if (!Array.isArray(errors)) return null;
  for (const { extensions } of errors as ResponseError[])
    if (extensions?.code === 'RATE_LIMITED') return new RateLimitedError(extensions.retryAfterMs ?? 0);
  return null;
}

/**
 * Commits a mutation and resolves with its payload. Rejects on network failure or when the whole mutation failed, and
 * with {@link RateLimitedError}.
 * `uploads` are files by path in the variables (`input.files.0.file`), where the value is null.
 */
export function mutate<M extends MutationParameters>(
  environment: AnyEnvironment,
  mutation: GraphQLTaggedNode,
  variables: M['variables'],
  uploads?: UploadableMap,
): Promise<M['response']> {
  return new Promise((resolve, reject) => {
    commitMutation<M>(environment, {
      mutation,
      variables,
      ...(uploads && { uploadables: uploads }),
      onCompleted(response, errors) {
        const limit = findRateLimit(errors);
        if (limit) reject(limit);
        else resolve(response);
      },
      onError: (error) => reject(findRateLimit(error) ?? error),
    });
  });
}
