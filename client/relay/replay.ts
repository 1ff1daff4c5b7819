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

/**
 * Answers the recorded operation from its recording, once and at once, and leaves every other operation to the
 * transport behind. Relay then renders synchronously from what the server rendered from.
 */
export function replaying(recording: Recording | null, late: LateSource, otherwise: Transport): Transport {
  let unused = recording;
  return (request) => {
    const match = unused;
    if (!match || match.id !== request.id || !sameVariables(match.variables, request.variables))
      return otherwise(request);
    unused = null;
    return Observable.create((sink) => {
      sink.next(firstForRelay(match.first));
      if (!match.first.hasNext) return sink.complete();
      late(
        (answer) => lateForRelay(answer).forEach((part) => sink.next(part)),
        (isWhole) =>
          isWhole ? sink.complete() : sink.error(new Error('The page broke off before its last part')),
      );
    });
  };
}

/** Variables are written in the order of the route's code on both sides, so their JSON is the same. */
function sameVariables(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
