import { Observable } from 'relay-runtime';
import type { Transport } from '../relay/environment.ts';
import { initialPayloads, type IncrementalResponse, type InitialResponse } from '../relay/responses.ts';
import { withUploads } from '../relay/uploads.ts';

/** Executes a persisted document in the gateway's process; declared by the gateway in gateway/site/site.ts. */
export type Execute = (
  documentId: string,
  variables: Record<string, unknown>,
) => Promise<{
  readonly first: InitialResponse;
  /** Deferred fragments that are already part of `first`. */
  readonly merged?: ReadonlyArray<{ readonly label: string; readonly path: ReadonlyArray<string | number> }>;
  readonly late: AsyncIterable<IncrementalResponse> | null;
}>;

/** Relay transport of the server: a function call. */
export function localTransport(execute: Execute): Transport {
  return ({ id, variables, uploads }) =>
    Observable.create((sink) => {
      void execute(id, withUploads(variables, uploads))
        .then(({ first }) => sink.next(initialPayloads(first)))
        .then(sink.complete, sink.error);
    });
}
