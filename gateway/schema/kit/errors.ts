/**
 * The messages and codes of failures that clients see in `errors`. Resolvers throw upstream failures unchanged;
 * `presentError` formats each error of a result and masks unexpected ones. Failures of mutations that a user can act on
 * become `userErrors` instead.
 */
import { GraphQLError, isValueNode } from 'graphql';

import {
  clientErrorText,
  FAILED_TO_FETCH,
  InvalidParameters,
  Malformed,
  NotFound,
  Refused,
  SignInRequired,
  Unavailable,
} from '#gateway/upstream/errors.ts';

/** Codes of errors that resolvers can cause. */
export type ErrorCode =
  | 'BAD_USER_INPUT'
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'RATE_LIMITED'
  | 'QUERY_TOO_COMPLEX'
  | 'UPSTREAM_TIMEOUT'
  | 'UPSTREAM_UNAVAILABLE'
  | 'UPSTREAM_RATE_LIMITED'
  | 'UPSTREAM_CIRCUIT_OPEN'
  | 'UPSTREAM_BAD_RESPONSE'
  | 'UPSTREAM_ERROR'
  | 'OUTCOME_UNKNOWN'
  | 'INTERNAL_SERVER_ERROR';

export interface ErrorDescription {
  message: string;
  code: ErrorCode;
  /** HTTP status of the REST API, where there was one. */
  status?: number;
  /** Whether a retry can succeed. */
  retryable: boolean;
  /** Milliseconds to wait before a retry, if the REST API said so. */
  retryAfterMs?: number;
}

/** For arguments that pass type validation but are not acceptable. */
export function badUserInput(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', retryable: false } });
}

/** For a REST value that its field cannot represent. Fails that field only. */
export function badUpstreamValue(value: string): GraphQLError {
  return new GraphQLError(`The source gave no valid ${value}.`, {
    extensions: { code: 'UPSTREAM_BAD_RESPONSE', retryable: false },
  });
}

/** Maps NotFound to null; other failures are rethrown. */
export async function nullIfNotFound<T>(promise: Promise<T>): Promise<T | null> {
  try {
    return await promise;
  } catch (thrown) {
    if (thrown instanceof NotFound) return null;
    throw thrown;
  }
}

function statusFailure(code: ErrorCode, status: number, retryable = false): ErrorDescription {
  return { message: clientErrorText(status), code, status, retryable };
}

function unavailableFailure(failure: Unavailable): ErrorDescription {
  const { reason, status, retryAfterMs } = failure;
  switch (reason) {
    case 'timeout':
      return { message: 'The source did not answer in time.', code: 'UPSTREAM_TIMEOUT', retryable: true };
    case 'unreachable':
      return { message: FAILED_TO_FETCH, code: 'UPSTREAM_UNAVAILABLE', retryable: true };
    case 'circuit-open':
      return {
        message: 'The source has failed too often and is given a rest.',
        code: 'UPSTREAM_CIRCUIT_OPEN',
        retryable: true,
        retryAfterMs,
      };
    case 'budget-spent':
      return {
        message:
          'Left out: the operation has made all the REST calls it may make. Request fewer objects or fields.',
        code: 'QUERY_TOO_COMPLEX',
        retryable: false,
      };
    case 'rate-limited':
      return { ...statusFailure('UPSTREAM_RATE_LIMITED', status ?? 429, true), retryAfterMs };
    case 'outcome-unknown':
      return {
        message: 'It is not known whether the change was made.',
        code: 'OUTCOME_UNKNOWN',
        retryable: false,
      };
    case 'status':
      if (status === 504) return statusFailure('UPSTREAM_TIMEOUT', status, true);
      if (status === 502 || status === 503)
        return { ...statusFailure('UPSTREAM_UNAVAILABLE', status, true), retryAfterMs };
      return statusFailure('UPSTREAM_ERROR', status ?? 500, true);
  }
}

/** Arguments have the parameters' names in camel case. */
function invalidParametersText({ fields }: InvalidParameters): string {
  return Object.entries(fields)
    .map(([name, messages]) => {
      const argument = name.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase());
      return `Invalid \`${argument}\`: ${messages.join(' ')}.`;
    })
    .join(' ');
}

/**
 * Whether a variable is null where the document takes no null. Validation accepts such a variable if it has a default, or
 * stands in a `@oneOf` input.
 */
const isRefusedValue = (thrown: unknown): thrown is GraphQLError =>
  thrown instanceof GraphQLError && (thrown.nodes?.some(isValueNode) ?? false);

/** Describes an upstream failure or a refused value; null for anything else, which is masked and logged. */
function describeError(thrown: unknown): ErrorDescription | null {
  if (isRefusedValue(thrown)) return { message: thrown.message, code: 'BAD_USER_INPUT', retryable: false };
  if (thrown instanceof NotFound) return statusFailure('UPSTREAM_ERROR', 404);
  if (thrown instanceof SignInRequired) return statusFailure('UNAUTHENTICATED', 401);
  if (thrown instanceof InvalidParameters)
    return { message: invalidParametersText(thrown), code: 'BAD_USER_INPUT', retryable: false };
  if (thrown instanceof Refused)
    return statusFailure(thrown.status === 403 ? 'FORBIDDEN' : 'UPSTREAM_ERROR', thrown.status);
  if (thrown instanceof Unavailable) return unavailableFailure(thrown);
  if (thrown instanceof Malformed)
    return { message: thrown.message, code: 'UPSTREAM_BAD_RESPONSE', retryable: false };
  return null;
}

const MASKED: ErrorDescription = {
  message: 'Internal server error',
  code: 'INTERNAL_SERVER_ERROR',
  retryable: false,
};

/** Unwraps errors that execution has wrapped, possibly more than once. */
function rootCause(error: GraphQLError): unknown {
  let cause: unknown = error;
  while (cause instanceof GraphQLError && cause.originalError) cause = cause.originalError;
  return cause;
}

/**
 * Formats an error for clients. Errors with a code (limits, validation, `badUserInput`) pass unchanged. Unexpected errors
 * are masked, and passed to `onUnexpectedError` for logging.
 */
export function presentError(
  error: GraphQLError,
  onUnexpectedError?: (cause: unknown) => void,
): GraphQLError {
  if (typeof error.extensions['code'] === 'string') return error;
  const cause = rootCause(error);
  const known = describeError(cause);
  if (!known) onUnexpectedError?.(cause);
  const { message, ...extensions } = known ?? MASKED;
  return new GraphQLError(message, {
    nodes: error.nodes,
    path: error.path,
    originalError: error.originalError,
    extensions: { ...extensions },
  });
}
