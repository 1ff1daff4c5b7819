import { Observable, type GraphQLResponse, type RequestParameters, type Variables } from 'relay-runtime';
import { readEvents } from './sse.ts';

/** Pause before reconnecting; doubles with each failure, up to the maximum. */
const RECONNECT_DELAY_MS = 1_000;
const MAX_RECONNECT_DELAY_MS = 60_000;

/**
 * Executes a subscription over server-sent events until it is disposed. A lost connection is reopened after a pause and
 * starts with the current state where that has changed, so no change is missed. An event with errors is left out, as it
 * would replace data of the store by null, and counts as a lost connection. A stream that ends with null is over.
 */
export function subscribeToEvents(
  { id }: RequestParameters,
  variables: Variables,
): Observable<GraphQLResponse> {
  return Observable.create((sink) => {
    const controller = new AbortController();
    const body = JSON.stringify({ documentId: id, variables });
    void stayConnected(body, controller.signal, (response) => sink.next(response));
    return () => controller.abort();
  });
}

async function stayConnected(
  body: string,
  signal: AbortSignal,
  next: (response: GraphQLResponse) => void,
): Promise<void> {
  let delay = RECONNECT_DELAY_MS;
  const connect = async (): Promise<void> => {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
      body,
      signal,
    });
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
    if (!isStream || !response.body) return;
    for await (const event of readEvents(response.body)) {
      const { data, errors } = JSON.parse(event);
      if (!data || errors?.length > 0) return;
      next({ data });
      delay = Object.values(data)[0] ? RECONNECT_DELAY_MS : 0;
    }
  };
  while (delay && !signal.aborted) {
    await connect().catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, delay));
    delay = Math.min(delay * 2, MAX_RECONNECT_DELAY_MS);
  }
}
