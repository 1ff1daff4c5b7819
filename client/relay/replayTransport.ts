import { Observable } from 'relay-runtime';
import type { Transport } from './environment.ts';
import {
  incrementalPayloads,
  initialPayloads,
  type IncrementalResponse,
  type InitialResponse,
} from './responses.ts';

/** The response a page was rendered from, with its operation. */
export interface RecordedResponse {
  readonly id: string;
  /** Compared as JSON. */
  readonly variables: unknown;
  readonly response: InitialResponse;
}

/** Emits the incremental responses that follow a recorded one; `end` says whether all of them arrived. */
export type IncrementalSource = (
  next: (response: IncrementalResponse) => void,
  end: (isComplete: boolean) => void,
) => void;

/** Runs a task at once, or as a task of its own so that the browser can respond to input in between. */
type Schedule = (task: () => void) => void;

/**
 * Answers the recorded operation from the recording, once and without a request; forwards all other operations. Relay
 * then renders from the same response as the server did.
 */
export function replayTransport(
  recorded: RecordedResponse | null,
  incremental: IncrementalSource,
  fallback: Transport,
  schedule: Schedule = (task) => task(),
): Transport {
  let unused = recorded;
  return (request) => {
    const match = unused;
    if (!match || match.id !== request.id || !sameVariables(match.variables, request.variables))
      return fallback(request);
    unused = null;
    return Observable.create((sink) => {
      for (const payload of initialPayloads(match.response)) schedule(() => sink.next(payload));
      if (!match.response.hasNext) return schedule(() => sink.complete());
      incremental(
        (response) => incrementalPayloads(response).forEach((payload) => schedule(() => sink.next(payload))),
        (isComplete) =>
          schedule(() =>
            isComplete
              ? sink.complete()
              : sink.error(new Error('The page ended before its last deferred part')),
          ),
      );
    });
  };
}

/** Route code orders variables the same way on both sides, so equal variables have equal JSON. */
function sameVariables(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
