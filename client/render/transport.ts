import { Observable } from 'relay-runtime';
import { firstForRelay, type FirstAnswer, type LateAnswer } from '../relay/answers.ts';
import type { Transport } from '../relay/environment.ts';
import { withUploads } from '../relay/uploads.ts';

/** Runs a persisted document in the gateway's process. */
export type Execute = (
  documentId: string,
  variables: Record<string, unknown>,
) => Promise<{
  readonly first: FirstAnswer;
  /** Deferred parts that came in time and stand in `first`. */
  readonly merged?: ReadonlyArray<{ readonly label: string; readonly path: ReadonlyArray<string | number> }>;
  readonly late: AsyncIterable<LateAnswer> | null;
}>;

/** Relay's way to the gateway on the server: a function call. */
export function executing(execute: Execute): Transport {
  return ({ id, variables, uploads }) =>
    Observable.create((sink) => {
      void execute(id, withUploads(variables, uploads))
        .then(({ first }) => sink.next(firstForRelay(first)))
        .then(sink.complete, sink.error);
    });
}
