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
  SubscribeFunction,
  UploadableMap,
  Variables,
} from 'relay-runtime';
import type { ResponseError } from './responses.ts';

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
    network: Network.create(fetchResponse, subscribe),
    store: new Store(new RecordSource(), { gcReleaseBufferSize: GC_RELEASE_BUFFER_SIZE }),
    isServer: where === 'server',
    ...(relayFieldLogger && { relayFieldLogger }),
  });
}

/** Few pages are live, so that the module loads with the first subscription. */
const subscribe: SubscribeFunction = (operation, variables) =>
  Observable.from(import('./subscriptions.ts')).mergeMap(({ subscribeToEvents }) =>
    subscribeToEvents(operation, variables),
  );

/** The gateway refused a mutation until later. */
export class RateLimitedError extends Error {
  override readonly name = 'RateLimitedError';
  readonly retryAfterMs: number;

  constructor(retryAfterMs: number) {
    super('Too many attempts');
    this.retryAfterMs = retryAfterMs;
  }
}

/** Whether a request timed out; a mutation may have been carried out. */
function isTimeout(failure: unknown): boolean {
  return Object(Object(failure).cause ?? failure).name === 'TimeoutError';
}

/** Statuses of a proxy that did not get the gateway's reply. */
const LOST_STATUSES = [502, 504];

/** Whether the reply got lost; a mutation may have been carried out. */
export function isLost(failure: unknown): boolean {
  const { name, status, isUnsent } = Object(failure);
  if (name !== 'NetworkError' || isUnsent) return false;
  return status === null || LOST_STATUSES.includes(status);
}

/** What to do when an action may have been carried out, where the page shows whether it was. */
export const CHECK_FIRST = '届いていることもあるので、確かめてからもう一度お試しください。';

/**
 * Message for visitors when their action (`送信`, `操作`) was rate-limited, with the time to wait, or timed out; null for
 * any other failure.
 */
export function explainRefusal(failure: unknown, action: string, check = CHECK_FIRST): string | null {
  if (isTimeout(failure)) return `返事がないため、${action}を中断しました。${check}`;
  if (!(failure instanceof RateLimitedError)) return null;
  const seconds = Math.max(1, Math.ceil(failure.retryAfterMs / 1000));
  const wait = seconds < 60 ? `${seconds}秒` : `${Math.ceil(seconds / 60)}分`;
  return `短い時間に何度も${action}されたため、受け付けられません。${wait}ほどおいて、もう一度お試しください。`;
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

/** Pauses before retries, together longer than the gateway's circuit breaker stays open. */
const RETRY_DELAYS_MS = [250, 500, 1_000, 1_000, 1_000, 1_000, 1_000];

/** Repeats a request that is safe to repeat. Rejects at once with {@link RateLimitedError} and after a time-out. */
export async function withRetries<T>(request: () => Promise<T>): Promise<T> {
  for (const delay of RETRY_DELAYS_MS) {
    try {
      return await request();
    } catch (failure) {
      if (failure instanceof RateLimitedError || isTimeout(failure)) throw failure;
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
  return request();
}

/**
 * Carries out a mutation that has an idempotency key, again after a lost reply. Null when its outcome remains unknown.
 * Rejects when it was surely not carried out: with {@link RateLimitedError}, and where the browser is offline.
 */
export async function withKnownOutcome<T>(mutation: () => Promise<T>): Promise<T | null> {
  if (navigator.onLine === false) throw new Error('The browser is offline');
  return withRetries(mutation).catch((failure: unknown) => {
    if (failure instanceof RateLimitedError) throw failure;
    return null;
  });
}

/** Returns a function that runs tasks in order, at most `max` of them concurrently. */
export function limitConcurrency(max: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running < max) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
