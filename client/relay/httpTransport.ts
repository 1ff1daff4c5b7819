import { Observable, type GraphQLResponse } from 'relay-runtime';
import type { Transport } from './environment.ts';
import {
  incrementalPayloads,
  initialPayloads,
  type IncrementalResponse,
  type InitialResponse,
} from './responses.ts';
import { readEvents } from './sse.ts';
import { multipartBody } from './uploads.ts';

/** The gateway was unreachable or did not respond with GraphQL. */
class NetworkError extends Error {
  /** HTTP status; null without a response. */
  readonly status: number | null;
  /** The browser was offline when the request started, so that nothing was sent. */
  readonly isUnsent: boolean;

  constructor(status: number | null, cause?: unknown, isUnsent = false) {
    super(status === null ? 'The gateway is unreachable' : `The gateway responded with status ${status}`, {
      cause,
    });
    this.name = 'NetworkError';
    this.status = status;
    this.isUnsent = isUnsent;
  }
}

/** Time-out of private requests, see `isTimeout`. */
const TIMEOUT_MS = 10_000;
/** With files: at 1 Mbit/s the largest request takes 100 s. */
const UPLOAD_TIMEOUT_MS = 120_000;

/** Body length up to which mutations use `keepalive`; browsers reject more than 64 kB in flight. */
const MAX_KEEPALIVE_LENGTH = 4_000;

const ACCEPT = 'application/graphql-response+json, application/json;q=0.9, text/event-stream;q=0.8';

/**
 * Sends operations to `/graphql`: public queries by GET without credentials, cacheable by anyone; private ones by POST
 * with the session cookie.
 */
export const httpTransport: Transport = (request) =>
  Observable.create((sink) => {
    const { id, name, variables, isPrivate, uploads } = request;
    const controller = new AbortController();
    const isOffline = navigator.onLine === false;
    const response = isPrivate
      ? (takeSentAhead(request) ??
        fetch(`/graphql?operationName=${name}`, {
          method: 'POST',
          ...postInit(request),
          credentials: 'same-origin',
          signal: AbortSignal.any([
            controller.signal,
            AbortSignal.timeout(uploads ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS),
          ]),
        }))
      : fetch(`/graphql?${new URLSearchParams({ documentId: id, variables: JSON.stringify(variables) })}`, {
          headers: { accept: ACCEPT },
          credentials: 'omit',
          signal: controller.signal,
        });
    void response
      .catch((cause: unknown) => {
        throw new NetworkError(null, cause, isOffline);
      })
      .then((received) => readResponse(received, sink))
      .then(sink.complete, sink.error);
    return () => controller.abort();
  });

/** The response to a request that client/start.ts has sent, once. */
function takeSentAhead({ id, variables }: Parameters<Transport>[0]): Promise<Response> | null {
  const { sentAhead } = window;
  if (sentAhead?.body !== JSON.stringify({ documentId: id, variables })) return null;
  window.sentAhead = undefined;
  return sentAhead.response;
}

/** Headers and body of a POST: JSON, or multipart with files. Mutations survive leaving the page. */
function postInit({ id, variables, isMutation, uploads }: Parameters<Transport>[0]): RequestInit {
  if (uploads)
    return {
      headers: { accept: ACCEPT, 'graphql-require-preflight': '1' },
      body: multipartBody(id, variables, uploads),
    };
  const body = JSON.stringify({ documentId: id, variables });
  return {
    headers: { accept: ACCEPT, 'content-type': 'application/json' },
    body,
    keepalive: isMutation && body.length <= MAX_KEEPALIVE_LENGTH,
  };
}

/** Emits the payloads of a JSON response, or of an event stream: the initial response, then the incremental ones. */
async function readResponse(response: Response, sink: { next(value: GraphQLResponse): void }): Promise<void> {
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('text/event-stream') && response.body) {
    let isFirst = true;
    for await (const event of readEvents(response.body)) {
      if (isFirst) sink.next(initialPayloads(parse<InitialResponse>(event, response.status)));
      else
        for (const payload of incrementalPayloads(parse<IncrementalResponse>(event, response.status)))
          sink.next(payload);
      isFirst = false;
    }
    return;
  }
  if (!type.includes('json')) throw new NetworkError(response.status);
  const text = await response.text().catch((cause: unknown) => {
    throw new NetworkError(null, cause);
  });
  sink.next(initialPayloads(parse<InitialResponse>(text, response.status)));
}

function parse<T extends InitialResponse | IncrementalResponse>(text: string, status: number): T {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new NetworkError(status, cause);
  }
}
