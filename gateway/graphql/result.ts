/** Formatting of results that are not plain data: errors, incremental payloads, and what is shown to developers. */
import { AbortedGraphQLExecutionError, type ExecutionResult, GraphQLError } from 'graphql';
import { presentError } from '../schema/kit/errors.ts';
import type { Trace, TracedCall } from '../upstream/client.ts';
import type { ExecutionOutcome, SubsequentPayload } from './incremental.ts';

/** Receives errors that clients see masked, for logging. */
export type OnUnexpectedError = (
  cause: unknown,
  about: { readonly requestId: string; readonly operation: string | undefined },
) => void;

export type InitialResult = ExecutionResult & { readonly hasNext?: true };

export type FormatErrors = (errors: readonly GraphQLError[]) => GraphQLError[];

/** Adds codes and the request id, and masks unexpected errors. */
export function presentErrors(
  errors: readonly GraphQLError[],
  about: { readonly requestId: string; readonly operation: string | undefined },
  onUnexpectedError: OnUnexpectedError,
): GraphQLError[] {
  return errors.map((error) =>
    withRequestId(
      presentError(error, (cause) => onUnexpectedError(cause, about)),
      about.requestId,
    ),
  );
}

/** Adds the request id. An error with a path needs no location in the document. */
function withRequestId(error: GraphQLError, requestId: string): GraphQLError {
  const { path, originalError, extensions } = error;
  const location = path ? {} : { nodes: error.nodes, source: error.source, positions: error.positions };
  return new GraphQLError(error.message, {
    ...location,
    path,
    originalError,
    extensions: { ...extensions, requestId },
  });
}

export function formatInitialResult(
  { initialResult: { errors, data }, merged, subsequentResults }: ExecutionOutcome,
  { stale, calls }: Trace,
  formatErrors: FormatErrors,
): InitialResult {
  const extensions = {
    ...(merged.length > 0 && { merged }),
    ...(stale && { stale }),
    ...(calls && { trace: calls }),
  };
  return {
    ...(errors?.length && { errors: formatErrors(errors) }),
    ...(data !== undefined && { data }),
    ...(Object.keys(extensions).length > 0 && { extensions }),
    ...(subsequentResults !== null && { hasNext: true as const }),
  };
}

/**
 * Formats later payloads; calls `onErrors` with the errors of each, and `onEnd` after the last one, or when the reader
 * stops.
 */
export async function* formatSubsequentResults(
  payloads: AsyncIterable<SubsequentPayload>,
  formatErrors: FormatErrors,
  onErrors: (errors: readonly GraphQLError[]) => void,
  onEnd: () => void,
): AsyncGenerator<SubsequentPayload, void, void> {
  try {
    for await (const payload of payloads) {
      const incremental = payload.incremental?.map((part) =>
        part.errors ? { ...part, errors: formatErrors(part.errors) } : part,
      );
      const errors = incremental?.flatMap((part) => part.errors ?? []) ?? [];
      if (errors.length > 0) onErrors(errors);
      yield incremental ? { ...payload, incremental } : payload;
    }
  } catch (error) {
    const reason = error instanceof AbortedGraphQLExecutionError ? error.cause : error;
    if (!(reason instanceof GraphQLError)) throw error;
    yield { incremental: [{ data: null, path: [], errors: formatErrors([reason]) }], hasNext: false };
  } finally {
    onEnd();
  }
}

/** Bounds the header. */
const MAX_TIMED_CALLS = 30;

/** Value of `Server-Timing`: `total`, then the REST calls in the order they ended, with host, cache status and outcome. */
export function formatServerTiming(totalMs: number, calls: readonly TracedCall[] = []): string {
  const entries = calls
    .slice(0, MAX_TIMED_CALLS)
    .map(({ call, host, cache, outcome, ms }) => `${duration(call, ms)};desc="${host} ${cache} ${outcome}"`);
  return [duration('total', totalMs), ...entries].join(', ');
}

const duration = (name: string, ms: number): string => `${name};dur=${ms.toFixed(1)}`;
