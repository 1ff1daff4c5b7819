import { Observable } from 'relay-runtime';
import { firstForRelay, lateForRelay, type FirstAnswer, type LateAnswer } from './answers.ts';
import type { Transport } from './environment.ts';

/** The answer that made a page, with the operation it answers. */
export interface Recording {
  readonly id: string;
  /** Variables as the server had them; compared as JSON. */
  readonly variables: unknown;
  readonly first: FirstAnswer;
}

/** Delivers the deferred parts that follow a recording, and tells when none follow and whether all came. */
export type LateSource = (next: (answer: LateAnswer) => void, end: (isWhole: boolean) => void) => void;

/** Hands one part of an answer to Relay: at once, or in a task of its own, so that a browser answers taps in between. */
type Handing = (part: () => void) => void;

/**
 * Answers the recorded operation from its recording, once and without a request, and leaves every other operation to
 * the transport behind. Relay then renders from what the server rendered from.
 */
export function replaying(
  recording: Recording | null,
  late: LateSource,
  otherwise: Transport,
  hand: Handing = (part) => part(),
): Transport {
  let unused = recording;
  return (request) => {
    const match = unused;
    if (!match || match.id !== request.id || !sameVariables(match.variables, request.variables))
      return otherwise(request);
    unused = null;
    return Observable.create((sink) => {
      hand(() => sink.next(firstForRelay(match.first)));
      if (!match.first.hasNext) return hand(() => sink.complete());
      late(
        (answer) => lateForRelay(answer).forEach((part) => hand(() => sink.next(part))),
        (isWhole) =>
          hand(() =>
            isWhole ? sink.complete() : sink.error(new Error('The page broke off before its last part')),
          ),
      );
    });
  };
}

/** Variables are written in the order of the route's code on both sides, so their JSON is the same. */
function sameVariables(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
