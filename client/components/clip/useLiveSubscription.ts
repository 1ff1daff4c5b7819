import { useEffect, useRef } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks.js';
import {
  createOperationDescriptor,
  getRequest,
  type GraphQLTaggedNode,
  type OperationType,
  type PayloadData,
} from 'relay-runtime';
import { readEvents } from '../../relay/sse.ts';

/** Pause before reconnecting; doubles with each failure, up to the maximum. */
const RECONNECT_DELAY_MS = 1_000;
const MAX_RECONNECT_DELAY_MS = 60_000;

interface SubscriptionResponse {
  readonly data?: PayloadData | null;
}

/**
 * Writes the events of a subscription to the store, over server-sent events. Null variables disable it. A lost connection
 * is reopened after a pause; each connection starts with the current state unless it has `revision`, so no change is
 * missed.
 *
 * @param subscription takes the variable `since` besides `variables`
 * @param revision of the state that the store holds
 */
export function useLiveSubscription<Q extends OperationType>(
  subscription: GraphQLTaggedNode,
  variables: Omit<Q['variables'], 'since'> | null,
  revision: string | null | undefined,
): void {
  const environment = useRelayEnvironment();
  const key = variables && JSON.stringify(variables);
  const since = useRef(revision);
  useEffect(() => {
    since.current = revision;
  }, [revision]);
  useEffect(() => {
    if (key === null) return undefined;
    const request = getRequest(subscription);
    const operation = createOperationDescriptor(request, JSON.parse(key));
    const controller = new AbortController();
    const onResponse = ({ data }: SubscriptionResponse): void => {
      if (data) environment.commitPayload(operation, data);
    };
    const createBody = () => ({
      documentId: request.params.id,
      variables: { ...JSON.parse(key), since: since.current },
    });
    void subscribe(createBody, controller.signal, onResponse);
    return () => controller.abort();
  }, [environment, subscription, key]);
}

/** Connects and reconnects until aborted. */
async function subscribe(
  createBody: () => object,
  signal: AbortSignal,
  onResponse: (response: SubscriptionResponse) => void,
): Promise<void> {
  let delay = RECONNECT_DELAY_MS;
  const connect = async (): Promise<void> => {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
      body: JSON.stringify(createBody()),
      credentials: 'same-origin',
      signal,
    });
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
    if (!isStream || !response.body) return;
    for await (const event of readEvents(response.body)) {
      onResponse(JSON.parse(event));
      delay = RECONNECT_DELAY_MS;
    }
  };
  while (!signal.aborted) {
    await connect().catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, delay));
    delay = Math.min(delay * 2, MAX_RECONNECT_DELAY_MS);
  }
}
