/**
 * The five failures of a REST call. No other error leaves `upstream`; the GraphQL schema maps each to an error code or
 * a user error. Messages never contain text from a response.
 */

/** Message of a failure with an HTTP status, as the specification words it. */
export function clientErrorText(status: number): string {
  return `api_client_error: status ${status}`;
}

/** The object does not exist (404). */
export class NotFound extends Error {
  override readonly name = 'NotFound';
  /** Number of the call in the REST contract. */
  readonly call: string;

  constructor(call: string) {
    super(clientErrorText(404));
    this.call = call;
  }
}

/** The call needs a signed-in user, or the API rejected the token (401, or a redirect to `/login`). */
export class SignInRequired extends Error {
  override readonly name = 'SignInRequired';
  readonly call: string;

  constructor(call: string) {
    super(clientErrorText(401));
    this.call = call;
  }
}

/** The API rejected the request (400, 403, 409, 422 and other 4xx; a plain string instead of a list of halls). */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly call: string;
  /** HTTP status; 400 where the API reports the error under another status. */
  readonly status: number;
  /** Messages by the API's field name. */
  readonly fields: Readonly<Record<string, readonly string[]>>;

  constructor(call: string, status: number, fields: Readonly<Record<string, readonly string[]>> = {}) {
    super(clientErrorText(status));
    this.call = call;
    this.status = status;
    this.fields = fields;
  }
}

/** Whether a failure of a call without credentials refuses the gateway itself, e.g. its key of the search service (401, 403). */
export function refusesGateway(failure: unknown): boolean {
  return failure instanceof SignInRequired || (failure instanceof Refused && failure.status === 403);
}

/** Not sent: the input has values that the API does not take. `fields` has the parser's messages. */
export class InvalidParameters extends Refused {
  constructor(call: string, fields: Readonly<Record<string, readonly string[]>>) {
    super(call, 400, fields);
  }
}

/**
 * Why there is no response:
 * - `timeout`: too slow, 504, or the operation's deadline has passed.
 * - `unreachable`: the connection failed or broke.
 * - `status`: a 5xx of a read; see `status`.
 * - `rate-limited`: 429; see `retryAfterMs`.
 * - `circuit-open`: not sent, because this path template has been failing; see `retryAfterMs`.
 * - `budget-spent`: not sent, because the operation has made all the calls it may make.
 * - `outcome-unknown`: a write was sent and its response lost or a 5xx, so it may or may not have taken effect.
 */
export type UnavailableReason =
  | 'timeout'
  | 'unreachable'
  | 'status'
  | 'rate-limited'
  | 'circuit-open'
  | 'budget-spent'
  | 'outcome-unknown';

/** The API could not be reached, or did not give a usable response in time. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
  readonly call: string;
  readonly reason: UnavailableReason;
  /** HTTP status, where there was one. */
  readonly status: number | undefined;
  readonly retryAfterMs: number | undefined;
  /** Code of the failed connection, for logs: `ECONNREFUSED`, `CERT_HAS_EXPIRED` … */
  readonly errorCode: string | undefined;

  constructor(
    call: string,
    reason: UnavailableReason,
    detail: { status?: number; retryAfterMs?: number; errorCode?: string | undefined } = {},
  ) {
    super(detail.status === undefined ? `upstream ${reason}` : clientErrorText(detail.status));
    this.call = call;
    this.reason = reason;
    this.status = detail.status;
    this.retryAfterMs = detail.retryAfterMs;
    this.errorCode = detail.errorCode;
  }
}

/** The response breaks the contract: not JSON, too large, wrong shape, about another object than requested. */
export class Malformed extends Error {
  override readonly name = 'Malformed';
  readonly call: string;
  /** For logs; contains no text from the response. */
  readonly reason: string;
  /** Path from the root of the response; empty when all of it is unusable. */
  readonly dataPath: readonly PropertyKey[];
  /** The invalid value, redacted; null where there is nothing to show. */
  readonly sample: string | null;

  // `dataPath`, not `path`: graphql-js treats an error with a path as one of its own.
  constructor(
    call: string,
    reason: string,
    dataPath: readonly PropertyKey[] = [],
    sample: string | null = null,
  ) {
    super(PUBLIC_MESSAGES.has(reason) ? reason : 'upstream answer is malformed');
    this.call = call;
    this.reason = reason;
    this.dataPath = dataPath;
    this.sample = sample;
  }
}

// Messages worded by the specification.

/** A bulk reply is not an array. */
export const NOT_AN_ARRAY = 'response data should be an array';

/** An empty reply about an article. */
export const SOMETHING_WRONG = 'Something went wrong';

/** A request without any response. */
export const FAILED_TO_FETCH = 'Failed to fetch';

/** Reasons that clients see as the message. */
const PUBLIC_MESSAGES: ReadonlySet<string> = new Set([NOT_AN_ARRAY, SOMETHING_WRONG]);

export type Failure = NotFound | SignInRequired | Refused | Unavailable | Malformed;

/** Whether an error is a failure of a REST call, as opposed to a bug. */
export function isFailure(error: unknown): error is Failure {
  return (
    error instanceof NotFound ||
    error instanceof SignInRequired ||
    error instanceof Refused ||
    error instanceof Unavailable ||
    error instanceof Malformed
  );
}

/** HTTP status of a failure; null where there was no usable response. */
export function statusOf(failure: Failure): number | null {
  if (failure instanceof NotFound) return 404;
  if (failure instanceof SignInRequired) return 401;
  return failure instanceof Malformed ? null : (failure.status ?? null);
}

/** A failure in a few words: its name, with reason or status. */
export function describeFailure(failure: Failure): string {
  if (failure instanceof Unavailable)
    return [failure.name, failure.reason, failure.status ?? ''].join(' ').trim();
  return failure instanceof Refused ? `${failure.name} ${failure.status}` : failure.name;
}
