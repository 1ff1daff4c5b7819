/**
 * The one place where failures get the words and codes a client sees.
 * Resolvers throw what `upstream` threw; `presentError` turns each error of a result into message, `code`, `status`, `retryable` and
 * `retryAfterMs`, and masks whatever it does not know. Refusals of mutations become `userErrors` instead (`userErrors.ts`).
 */
import { GraphQLError } from 'graphql';

import {
  clientErrorText,
  FAILED_TO_FETCH,
  Malformed,
  NotFound,
  Refused,
  SignInRequired,
  Unavailable,
} from '#gateway/upstream/errors.ts';

/** Codes of top-level errors a resolver can cause. */
export type ErrorCode =
  | 'BAD_USER_INPUT'
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'RATE_LIMITED'
  | 'UPSTREAM_TIMEOUT'
  | 'UPSTREAM_UNAVAILABLE'
  | 'UPSTREAM_RATE_LIMITED'
  | 'UPSTREAM_CIRCUIT_OPEN'
  | 'UPSTREAM_BAD_RESPONSE'
  | 'UPSTREAM_ERROR'
  | 'OUTCOME_UNKNOWN'
  | 'INTERNAL_SERVER_ERROR';

/** What a client is told about a failure. */
export interface Failure {
  message: string;
  code: ErrorCode;
  /** HTTP status of the REST API, where there was one. */
  status?: number;
  /** Whether asking again can help. */
  retryable: boolean;
  /** How long to wait before asking again, in milliseconds, where the source said so. */
  retryAfterMs?: number;
}

/** An argument that validation by type could not refuse. */
export function badInput(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', retryable: false } });
}

/** Too many calls of a kind; `retryAfterMs` tells when to come back. */
export function rateLimited(retryAfterMs: number): GraphQLError {
  return new GraphQLError('Too many attempts. Try again later.', {
    extensions: { code: 'RATE_LIMITED', retryable: true, retryAfterMs },
  });
}

/** A value of the REST API that cannot be what its field promises: the field fails, its siblings live. */
export function badOutput(what: string): GraphQLError {
  return new GraphQLError(`The source gave no valid ${what}.`, {
    extensions: { code: 'UPSTREAM_BAD_RESPONSE', retryable: false },
  });
}

/** A thing that may not exist: NotFound is null without an error, every other failure stays one. */
export async function absent<Thing>(read: Promise<Thing>): Promise<Thing | null> {
  try {
    return await read;
  } catch (thrown) {
    if (thrown instanceof NotFound) return null;
    throw thrown;
  }
}

function ofStatus(code: ErrorCode, status: number, retryable = false): Failure {
  return { message: clientErrorText(status), code, status, retryable };
}

function ofUnavailable(failure: Unavailable): Failure {
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
    case 'rate-limited':
      return { ...ofStatus('UPSTREAM_RATE_LIMITED', status ?? 429, true), retryAfterMs };
    case 'outcome-unknown':
      return {
        message: 'It is not known whether the change was made.',
        code: 'OUTCOME_UNKNOWN',
        retryable: false,
      };
    case 'status':
      if (status === 504) return ofStatus('UPSTREAM_TIMEOUT', status, true);
      if (status === 502 || status === 503)
        return { ...ofStatus('UPSTREAM_UNAVAILABLE', status, true), retryAfterMs };
      return ofStatus('UPSTREAM_ERROR', status ?? 500, true);
  }
}

/** What to tell about anything thrown; null for what nobody foresaw, which is masked and logged. */
export function describeFailure(thrown: unknown): Failure | null {
  if (thrown instanceof NotFound) return ofStatus('UPSTREAM_ERROR', 404);
  if (thrown instanceof SignInRequired)
    return { message: 'Sign-in is required.', code: 'UNAUTHENTICATED', status: 401, retryable: false };
  if (thrown instanceof Refused)
    return ofStatus(thrown.status === 403 ? 'FORBIDDEN' : 'UPSTREAM_ERROR', thrown.status);
  if (thrown instanceof Unavailable) return ofUnavailable(thrown);
  if (thrown instanceof Malformed)
    return { message: thrown.message, code: 'UPSTREAM_BAD_RESPONSE', retryable: false };
  return null;
}

const MASKED: Failure = { message: 'Internal server error', code: 'INTERNAL_SERVER_ERROR', retryable: false };

/** What lies at the bottom of an error that execution wrapped, perhaps more than once. */
function rootCause(error: GraphQLError): unknown {
  let cause: unknown = error;
  while (cause instanceof GraphQLError && cause.originalError) cause = cause.originalError;
  return cause;
}

/**
 * An error of a result as clients may see it. Errors that carry a code already (limits, validation, `badInput`) pass unchanged;
 * `onUnforeseen` is told about what is masked, so that it can be logged with its stack.
 */
export function presentError(error: GraphQLError, onUnforeseen?: (cause: unknown) => void): GraphQLError {
  if (typeof error.extensions['code'] === 'string') return error;
  const cause = rootCause(error);
  const known = describeFailure(cause);
  if (!known) onUnforeseen?.(cause);
  const { message, ...extensions } = known ?? MASKED;
  return new GraphQLError(message, {
    nodes: error.nodes,
    path: error.path,
    originalError: error.originalError,
    extensions: { ...extensions },
  });
}
