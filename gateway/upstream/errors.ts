/**
 * The five ways a REST call can fail. Nothing else leaves `upstream`; the schema turns each into an
 * error code or a user error in one place. Texts of the upstream are never part of a message.
 */

/** Message of every refusal by status; the product names this text. */
export function clientErrorText(status: number): string {
  return `api_client_error: status ${status}`;
}

/** The address answered 404: there is no such thing. */
export class NotFound extends Error {
  override readonly name = 'NotFound';
  /** Number of the REST call, such as `R54`. */
  readonly call: string;

  constructor(call: string) {
    super(clientErrorText(404));
    this.call = call;
  }
}

/** The call needs a signed-in user and there is none, or the API no longer accepts the token (401, a way to `/login`). */
export class SignInRequired extends Error {
  override readonly name = 'SignInRequired';
  readonly call: string;

  constructor(call: string) {
    super(clientErrorText(401));
    this.call = call;
  }
}

/** The API understood the call and says no (400, 403, 409, 422 and other 4xx; a plain string instead of a hall list). */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly call: string;
  /** HTTP status; 400 where the API refuses under another status. */
  readonly status: number;
  /** Messages by the API's field name; empty when it named none. */
  readonly fields: Readonly<Record<string, readonly string[]>>;

  constructor(call: string, status: number, fields: Readonly<Record<string, readonly string[]>> = {}) {
    super(clientErrorText(status));
    this.call = call;
    this.status = status;
    this.fields = fields;
  }
}

/**
 * Why no answer could be had:
 * - `timeout`: too slow, 504, or the operation's own time was up.
 * - `unreachable`: no connection, or it broke.
 * - `status`: a 5xx; see `status` (502 and 503 mean "try again later").
 * - `rate-limited`: 429; see `retryAfterMs`.
 * - `circuit-open`: not asked, since this group of paths has been failing; see `retryAfterMs`.
 * - `outcome-unknown`: a write was sent and its answer lost, so it may or may not have happened.
 */
export type UnavailableReason =
  | 'timeout'
  | 'unreachable'
  | 'status'
  | 'rate-limited'
  | 'circuit-open'
  | 'outcome-unknown';

/** The API could not be asked, or gave no usable answer in time. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
  readonly call: string;
  readonly reason: UnavailableReason;
  /** HTTP status, where there was one. */
  readonly status: number | undefined;
  /** How long to wait before asking again, in milliseconds, where known. */
  readonly retryAfterMs: number | undefined;

  constructor(
    call: string,
    reason: UnavailableReason,
    detail: { status?: number; retryAfterMs?: number } = {},
  ) {
    super(detail.status === undefined ? `upstream ${reason}` : clientErrorText(detail.status));
    this.call = call;
    this.reason = reason;
    this.status = detail.status;
    this.retryAfterMs = detail.retryAfterMs;
  }
}

/** The answer is not what the contract promises: not JSON, too large, another shape, another id than asked for. */
export class Malformed extends Error {
  override readonly name = 'Malformed';
  readonly call: string;
  /** What is wrong, for logs; free of the answer's text. */
  readonly why: string;
  /** Where in the answer, from its root; empty when all of it is unusable. */
  readonly at: readonly PropertyKey[];
  /** What stood there, its letters and digits replaced (`sampleOf`); null where there is nothing to show. */
  readonly sample: string | null;

  // Not named `path`: graphql-js would take an error with a path for one of its own.
  constructor(call: string, why: string, at: readonly PropertyKey[] = [], sample: string | null = null) {
    super(TOLD.has(why) ? why : 'upstream answer is malformed');
    this.call = call;
    this.why = why;
    this.at = at;
    this.sample = sample;
  }
}

/** Message of a bulk answer (R45) that is no array; the product names this text. */
export const NOT_AN_ARRAY = 'response data should be an array';

/** Message of an empty answer about an article (R01, R02, R06); the product names this text. */
export const SOMETHING_WRONG = 'Something went wrong';

/** Message of a load that got no answer at all; the product names this text. */
export const FAILED_TO_FETCH = 'Failed to fetch';

/** What is told to clients in these words. */
const TOLD: ReadonlySet<string> = new Set([NOT_AN_ARRAY, SOMETHING_WRONG]);

/** Any failure of a REST call. */
export type Failure = NotFound | SignInRequired | Refused | Unavailable | Malformed;

/** Whether something thrown is a failure of a REST call and not a mistake of ours. */
export function isFailure(thrown: unknown): thrown is Failure {
  return (
    thrown instanceof NotFound ||
    thrown instanceof SignInRequired ||
    thrown instanceof Refused ||
    thrown instanceof Unavailable ||
    thrown instanceof Malformed
  );
}

/** HTTP status behind a failure; null where no answer came, or one that was no good whatever its status. */
export function statusOf(failure: Failure): number | null {
  if (failure instanceof NotFound) return 404;
  if (failure instanceof SignInRequired) return 401;
  return failure instanceof Malformed ? null : (failure.status ?? null);
}
