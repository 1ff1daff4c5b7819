import type { Environment, PreloadedQuery } from 'react-relay/hooks.js';
import {
  createOperationDescriptor,
  PreloadableQueryRegistry,
  type ConcreteRequest,
  type OperationType,
} from 'relay-runtime';

/** Resolves with the initial response to a query or with the complete one; at once where the store has the data. */
export function firstResponse<Q extends OperationType>(
  { source }: PreloadedQuery<Q>,
  until: 'initial' | 'complete',
): Promise<void> {
  return new Promise((resolve, reject) => {
    if (!source) return resolve();
    source.subscribe({
      next: () => until === 'initial' && resolve(),
      complete: () => resolve(),
      error: reject,
    });
  });
}

/** A query by the id of its document, once the chunk of its page is loaded. */
export function loadedQuery(id: string): ConcreteRequest {
  const query = PreloadableQueryRegistry.get(id);
  if (!query) throw new Error(`The page's chunk does not contain query ${id}`);
  return query;
}

/** The data of a query in the store. Throws where the query throws on field errors and has one. */
export function readData<Q extends OperationType>(
  environment: Environment,
  query: ConcreteRequest,
  { variables, networkCacheConfig }: PreloadedQuery<Q>,
): Q['response'] {
  const { fragment } = createOperationDescriptor(query, variables, networkCacheConfig);
  const snapshot = environment.lookup(fragment);
  throwFieldErrors(snapshot);
  return snapshot.data;
}

/** Throws the first field error that a hook would throw. Relay's types lack `fieldErrors`. */
function throwFieldErrors(snapshot: object): void {
  if (!('fieldErrors' in snapshot) || !Array.isArray(snapshot.fieldErrors)) return;
  for (const { kind, owner, fieldPath, handled, shouldThrow } of snapshot.fieldErrors)
    if (!handled && (shouldThrow || kind.endsWith('.throw')))
      throw new Error(`${kind}: ${owner}.${fieldPath}`);
}

/** Rejects as soon as the signal aborts. */
export function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
