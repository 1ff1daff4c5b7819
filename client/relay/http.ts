import { Observable } from 'relay-runtime';
import { firstForRelay, lateForRelay, type FirstAnswer, type LateAnswer } from './answers.ts';
import type { Transport } from './environment.ts';
import { readEvents } from './events.ts';
import { uploadForm } from './uploads.ts';

/** The gateway could not be reached, or answered something that is not GraphQL. */
export class NetworkFailure extends Error {
  /** HTTP status; null when no answer came at all. */
  readonly status: number | null;

  constructor(status: number | null, cause?: unknown) {
    super(status === null ? 'The gateway could not be reached' : `The gateway answered ${status}`, { cause });
    this.name = 'NetworkFailure';
    this.status = status;
  }
}

/**
 * Most characters of a change that is made also when its page is left: browsers keep 64 kB alive at a time, and refuse
 * what is more.
 */
const MOST_KEPT_ALIVE = 4_000;

const ACCEPT = 'application/graphql-response+json, application/json;q=0.9, text/event-stream;q=0.8';

/**
 * Sends operations to `/graphql`. Public queries go by GET without credentials, so that anyone on the way may keep
 * the answer; what concerns the viewer goes by POST with the session's cookie.
 */
export const overHttp: Transport = (request) =>
  Observable.create((sink) => {
    const { id, name, variables, isPrivate } = request;
    const controller = new AbortController();
    const send = isPrivate
      ? fetch(`/graphql?operationName=${name}`, {
          method: 'POST',
          ...posted(request),
          credentials: 'same-origin',
          signal: controller.signal,
        })
      : fetch(`/graphql?${new URLSearchParams({ documentId: id, variables: JSON.stringify(variables) })}`, {
          headers: { accept: ACCEPT },
          credentials: 'omit',
          signal: controller.signal,
        });
    void send
      .catch((cause: unknown) => {
        throw new NetworkFailure(null, cause);
      })
      .then((response) => deliver(response, sink))
      .then(sink.complete, sink.error);
    return () => controller.abort();
  });

/** What a POST carries: JSON, or a form where there are files. */
function posted({ id, variables, isMutation, uploads }: Parameters<Transport>[0]): RequestInit {
  if (uploads)
    return {
      headers: { accept: ACCEPT, 'graphql-require-preflight': '1' },
      body: uploadForm(id, variables, uploads),
    };
  const body = JSON.stringify({ documentId: id, variables });
  return {
    headers: { accept: ACCEPT, 'content-type': 'application/json' },
    body,
    keepalive: isMutation && body.length <= MOST_KEPT_ALIVE,
  };
}

/** Reads one JSON answer, or a stream of events of which the first is the answer and the others complete it. */
async function deliver(
  response: Response,
  sink: { next(value: ReturnType<typeof firstForRelay>): void },
): Promise<void> {
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('text/event-stream') && response.body) {
    let isFirst = true;
    for await (const event of readEvents(response.body)) {
      if (isFirst) sink.next(firstForRelay(parse<FirstAnswer>(event, response.status)));
      else for (const part of lateForRelay(parse<LateAnswer>(event, response.status))) sink.next(part);
      isFirst = false;
    }
    return;
  }
  if (!type.includes('json')) throw new NetworkFailure(response.status);
  sink.next(firstForRelay(parse<FirstAnswer>(await response.text(), response.status)));
}

/** The gateway's answers are typed by the schema; anything that is not JSON is a failure of the way there. */
function parse<T extends FirstAnswer | LateAnswer>(text: string, status: number): T {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new NetworkFailure(status, cause);
  }
}
