import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate, type ZlibOptions } from 'node:zlib';
import type { z } from 'zod';
import { createReplySource, type Decoded, decodeReply, parseJson, type ReplySource } from './decode.ts';
import type { AnyEndpoint, Endpoint, EndpointInput } from './endpoint.ts';
import {
  type Failure,
  Malformed,
  NotFound,
  Refused,
  SignInRequired,
  SOMETHING_WRONG,
  Unavailable,
} from './errors.ts';
import { redactedSample } from './redact.ts';
import { onAbort } from '../deadline.ts';
import type { UpstreamPolicy } from './resilience/policy.ts';

/** How far a request had got when it failed. */
type Stage = 'connecting' | 'waiting' | 'reading';

/** How one request ended. */
export type TransportOutcome =
  | { readonly kind: 'response'; readonly status: number; readonly headers: Headers; readonly body: Buffer }
  | { readonly kind: 'disconnected'; readonly stage: Stage; readonly errorCode: string | undefined }
  | {
      readonly kind: 'timeout';
      readonly stage: Stage;
      /** Milliseconds from the start of the request. */
      readonly ms: number;
    }
  | { readonly kind: 'invalid'; readonly reason: string };

type RawResponse = Extract<TransportOutcome, { kind: 'response' }>;
type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** The part of undici's controller in use. */
interface Controller {
  abort(reason: Error): void;
}

const ABORTED = new Error('request aborted');
const EMPTY = Buffer.alloc(0);
const doNothing = (): void => undefined;
const TOO_LARGE: TransportOutcome = { kind: 'invalid', reason: 'body is too large' };

/** Names of undici's errors for responses that violate HTTP. */
const PROTOCOL_ERRORS = new Set([
  'HTTPParserError',
  'HeadersOverflowError',
  'ResponseContentLengthMismatchError',
]);

/**
 * undici's handler of one request: collects the body up to a limit, and moves one timer on from stage to stage
 * (connection, headers, rest of the call).
 */
export class ResponseHandler {
  /** Settles exactly once; never rejects. */
  readonly outcome: Promise<TransportOutcome>;
  readonly #policy: UpstreamPolicy;
  readonly #endsAt: number;
  readonly #onEnd: () => void;
  #stopListening = doNothing;
  readonly #startedAt = performance.now();
  /** When the time of the current stage is up, in `performance.now()` time. */
  #dueAt: number;
  #timer: NodeJS.Timeout | undefined;
  #resolve: ((outcome: TransportOutcome) => void) | null = null;
  #controller: Controller | null = null;
  #stage: Stage = 'connecting';
  #status = 0;
  #headers: Headers = {};
  #chunks: Buffer[] = [];
  #bytes = 0;

  /** @param endsAt when the time of the whole call is up, in `performance.now()` time */
  constructor(policy: UpstreamPolicy, endsAt: number, signal: AbortSignal | undefined, onEnd: () => void) {
    this.#policy = policy;
    this.#endsAt = endsAt;
    this.#onEnd = onEnd;
    this.outcome = new Promise((resolve) => (this.#resolve = resolve));
    this.#dueAt = Math.min(this.#startedAt + policy.connectTimeoutMs, endsAt);
    this.#checkTime();
    this.#stopListening = onAbort(signal, () => this.#endTime());
  }

  /** Called when the request is assigned to a connection. */
  onRequestStart(controller: Controller): void {
    if (this.#resolve === null) return controller.abort(ABORTED);
    this.#controller = controller;
    this.#stage = 'waiting';
    const headersUntil = performance.now() + this.#policy.headersTimeoutMs;
    this.#dueAt = Math.min(headersUntil, this.#endsAt);
  }

  onResponseStart(_controller: Controller, status: number, headers: Headers): void {
    if (status < 200) return;
    this.#stage = 'reading';
    this.#dueAt = this.#endsAt;
    this.#status = status;
    this.#headers = headers;
    if (Number(headers['content-length']) > this.#policy.maxBodyBytes) this.#abort(TOO_LARGE);
  }

  onResponseData(_controller: Controller, chunk: Buffer): void {
    this.#bytes += chunk.length;
    if (this.#bytes > this.#policy.maxBodyBytes) return this.#abort(TOO_LARGE);
    this.#chunks.push(chunk);
  }

  onResponseEnd(): void {
    const [first = EMPTY] = this.#chunks;
    const body = this.#chunks.length > 1 ? Buffer.concat(this.#chunks, this.#bytes) : first;
    const encoding = this.#headers['content-encoding'];
    if (encoding === undefined || encoding === 'identity') return this.#complete(body);
    decompress(String(encoding), body, this.#policy.maxBodyBytes).then(
      (decompressed) => this.#complete(decompressed),
      () => this.#finish({ kind: 'invalid', reason: 'body cannot be decompressed within its limit' }),
    );
  }

  onResponseError(_controller: Controller, error: Error): void {
    if (PROTOCOL_ERRORS.has(error.name)) {
      this.#finish({ kind: 'invalid', reason: 'response is not HTTP' });
    } else {
      const errorCode = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
      this.#finish({ kind: 'disconnected', stage: this.#stage, errorCode });
    }
  }

  #complete(body: Buffer): void {
    this.#finish({ kind: 'response', status: this.#status, headers: this.#headers, body });
  }

  #finish(outcome: TransportOutcome): void {
    if (this.#resolve === null) return;
    this.#resolve(outcome);
    this.#resolve = null;
    clearTimeout(this.#timer);
    this.#stopListening();
    this.#onEnd();
    this.#chunks = [];
  }

  /** Waits until the current stage is due. Most requests end before they have waited once. */
  #checkTime(): void {
    const remainingMs = this.#dueAt - performance.now();
    if (remainingMs > 0) this.#timer = setTimeout(() => this.#checkTime(), Math.ceil(remainingMs));
    else this.#endTime();
  }

  #endTime(): void {
    this.#abort({ kind: 'timeout', stage: this.#stage, ms: performance.now() - this.#startedAt });
  }

  #abort(outcome: TransportOutcome): void {
    this.#finish(outcome);
    this.#controller?.abort(ABORTED);
  }
}

interface Failed {
  readonly failure: Failure;
  /** How many tries, this one included, make sense. */
  readonly maxTries: 1 | 2 | 3;
  readonly retryAfterMs?: number;
}

/** What an outcome means to the caller. */
export type ClassifiedResponse<T> =
  | { readonly decoded: Decoded<T>; readonly source: ReplySource<T>; readonly status: number }
  | Failed;

/** Classifies the outcome of one request. A write is tried once, unless nothing of it was sent. */
export function classifyResponse<I extends EndpointInput, R extends z.ZodType>(
  endpoint: Endpoint<I, R>,
  input: I,
  outcome: TransportOutcome,
): ClassifiedResponse<z.output<R>> {
  if (outcome.kind === 'response') return classifyReply(endpoint, input, outcome);
  const { call, writes } = endpoint;
  if (outcome.kind === 'invalid') return { failure: new Malformed(call, outcome.reason), maxTries: 1 };
  const detail = outcome.kind === 'disconnected' ? { errorCode: outcome.errorCode } : {};
  if (outcome.stage === 'connecting') {
    const reason = outcome.kind === 'timeout' ? 'timeout' : 'unreachable';
    return { failure: new Unavailable(call, reason, detail), maxTries: 3 };
  }
  if (writes) return { failure: new Unavailable(call, 'outcome-unknown', detail), maxTries: 1 };
  return outcome.kind === 'timeout'
    ? { failure: new Unavailable(call, 'timeout'), maxTries: 1 }
    : { failure: new Unavailable(call, 'unreachable', detail), maxTries: 3 };
}

function classifyReply<I extends EndpointInput, R extends z.ZodType>(
  endpoint: Endpoint<I, R>,
  input: I,
  response: RawResponse,
): ClassifiedResponse<z.output<R>> {
  const { call, bodyStatus, writes } = endpoint;
  const isSuccess = response.status >= 200 && response.status < 300;
  // After a server error, whatever its body, it is unknown whether the write took effect.
  const isBodyIgnored = bodyStatus === undefined || (writes && response.status >= 500);
  if (!isSuccess && isBodyIgnored) return failureOfStatus(endpoint, response, response.status);
  const contentType = String(response.headers['content-type'] ?? '');
  const json = parseJson(response.body, contentType);
  const status = (json.ok && bodyStatus?.(json.value)) || response.status;
  if (status < 200 || status > 299) return failureOfStatus(endpoint, response, status);
  if (!json.ok) {
    const failure = new Malformed(call, json.reason, [], redactedSample(json.text));
    return { failure, maxTries: json.isTruncated && !endpoint.writes ? 2 : 1 };
  }
  const isEmpty = json.value === undefined || json.value === null;
  if ((isEmpty || hasNothing(json.value)) && endpoint.emptyIsMalformed) {
    return { failure: new Malformed(call, SOMETHING_WRONG), maxTries: 1 };
  }
  if (isEmpty && endpoint.emptyIsNotFound) return { failure: new NotFound(call), maxTries: 1 };
  try {
    const decoded = decodeReply(endpoint, json.value, json.text);
    if (endpoint.matches?.(decoded.reply, input) !== false)
      return { decoded, source: createReplySource(endpoint, response.body, contentType), status };
    return { failure: new Malformed(call, 'reply is about another object than requested'), maxTries: 1 };
  } catch (error) {
    if (error instanceof Malformed) return { failure: error, maxTries: 1 };
    throw error;
  }
}

function failureOfStatus(endpoint: AnyEndpoint, response: RawResponse, status: number): Failed {
  const { call, writes } = endpoint;
  if (status >= 300 && status < 400) return { failure: failureOfRedirect(call, response), maxTries: 1 };
  if (status === 401) return { failure: new SignInRequired(call), maxTries: 1 };
  if (status === 404) return { failure: new NotFound(call), maxTries: 1 };
  const retryAfterMs = parseRetryAfter(response);
  if (status === 429) {
    return { failure: new Unavailable(call, 'rate-limited', { status, retryAfterMs }), maxTries: 1 };
  }
  if (status < 500) return { failure: new Refused(call, status, fieldMessages(response)), maxTries: 1 };
  if (writes) return { failure: new Unavailable(call, 'outcome-unknown', { status }), maxTries: 1 };
  if (status === 504) return { failure: new Unavailable(call, 'timeout', { status }), maxTries: 2 };
  const failure = new Unavailable(call, 'status', { status, retryAfterMs });
  return { failure, maxTries: status === 502 || status === 503 ? 3 : 1, retryAfterMs };
}

/** Redirects are not followed, since they would leak the token. One to a log-in page rejects the token. */
function failureOfRedirect(call: string, response: RawResponse): Failure {
  const location = String(response.headers['location'] ?? '');
  return /(?:^|\/)login(?:[/?#]|$)/i.test(location)
    ? new SignInRequired(call)
    : new Malformed(call, 'response is a redirect');
}

/** `Retry-After` as seconds or date, in milliseconds. */
export function parseRetryAfter({ headers }: Pick<RawResponse, 'headers'>): number | undefined {
  const value = headers['retry-after'];
  if (typeof value !== 'string') return undefined;
  const ms = /^\d+$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) ? Math.max(ms, 0) : undefined;
}

/** Messages by field of a rejected form; empty where the body has another shape. */
function fieldMessages(response: RawResponse): Record<string, string[]> {
  const json = parseJson(response.body, String(response.headers['content-type'] ?? ''));
  const fields: [string, string[]][] = [];
  if (json.ok && typeof json.value === 'object' && json.value !== null) {
    for (const [field, messages] of Object.entries(json.value)) {
      if (!Array.isArray(messages)) continue;
      const texts = messages.filter((message) => typeof message === 'string');
      if (texts.length > 0) fields.push([field, texts]);
    }
  }
  return Object.fromEntries(fields);
}

/** An object without members, or a list in its place, as PHP writes it. */
const hasNothing = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

const DECOMPRESSORS: Record<string, (body: Buffer, options: ZlibOptions) => Promise<Buffer>> = {
  gzip: promisify<Buffer, ZlibOptions, Buffer>(gunzip),
  'x-gzip': promisify<Buffer, ZlibOptions, Buffer>(gunzip),
  deflate: promisify<Buffer, ZlibOptions, Buffer>(inflate),
  br: promisify<Buffer, ZlibOptions, Buffer>(brotliDecompress),
};

/** For hosts that compress although no encoding was requested. Rejects when the result exceeds `maxBytes`. */
async function decompress(encoding: string, body: Buffer, maxBytes: number): Promise<Buffer> {
  const decompressor = DECOMPRESSORS[encoding.trim().toLowerCase()];
  if (decompressor === undefined) throw new RangeError('unknown content encoding');
  return decompressor(body, { maxOutputLength: maxBytes });
}
