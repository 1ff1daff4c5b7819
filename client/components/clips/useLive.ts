import { useEffect } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks.js';
import {
  createOperationDescriptor,
  getRequest,
  type GraphQLTaggedNode,
  type OperationType,
  type PayloadData,
} from 'relay-runtime';
import { readEvents } from '../../relay/events.ts';

/** Pause before connecting again, in milliseconds; it doubles with every failure up to the longest. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;

/** One answer of a subscription. What failed of it is left as it was. */
interface Answer {
  readonly data?: PayloadData | null;
}

/**
 * Keeps what a page shows up to date by a subscription to the same objects, over server-sent events; null variables
 * watch nothing. A connection that ends, since the network or the gateway went, is made again after a pause; each begins
 * with the state as it is, so nothing that happened in between is missed.
 */
export function useLive<Q extends OperationType>(
  subscription: GraphQLTaggedNode,
  variables: Q['variables'] | null,
): void {
  const environment = useRelayEnvironment();
  const key = variables && JSON.stringify(variables);
  useEffect(() => {
    if (key === null) return undefined;
    const request = getRequest(subscription);
    const operation = createOperationDescriptor(request, JSON.parse(key));
    const controller = new AbortController();
    const show = ({ data }: Answer): void => {
      if (data) environment.commitPayload(operation, data);
    };
    void watch({ documentId: request.params.id, variables: JSON.parse(key) }, controller.signal, show);
    return () => controller.abort();
  }, [environment, subscription, key]);
}

/** Connects, and connects again, until the signal says that nobody looks any more. */
async function watch(body: object, signal: AbortSignal, show: (answer: Answer) => void): Promise<void> {
  let pause = FIRST_PAUSE_MS;
  const connect = async (): Promise<void> => {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
      body: JSON.stringify(body),
      credentials: 'same-origin',
      signal,
    });
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
    if (!isStream || !response.body) return;
    for await (const event of readEvents(response.body)) {
      show(JSON.parse(event));
      pause = FIRST_PAUSE_MS;
    }
  };
  while (!signal.aborted) {
    await connect().catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, pause));
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  }
}
