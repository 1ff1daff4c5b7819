import { Alarm, type Life } from './resilience/deadline.ts';
import { inflate } from './decode.ts';
import type { Bulkhead } from './resilience/bulkhead.ts';
import type { Policy } from './resilience/policy.ts';

/** How far a request had come when it broke or was given up. */
export type Stage = 'connecting' | 'waiting' | 'reading';

/** How one request over the wire ended. */
export type Outcome =
  | { readonly kind: 'answer'; readonly status: number; readonly headers: Headers; readonly body: Buffer }
  | { readonly kind: 'broken'; readonly stage: Stage }
  | { readonly kind: 'late'; readonly stage: Stage }
  | { readonly kind: 'unusable'; readonly why: string };

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** The part of undici's controller that is used. */
interface Controller {
  abort(reason: Error): void;
}

const GIVEN_UP = new Error('given up');

/**
 * One request and its answer: undici's handler, with one alarm that moves on from stage to stage
 * (connection, head, rest of the call's life), and a cap on the body before and after decompression.
 */
export class Exchange {
  /** Settles exactly once; never rejects. */
  readonly outcome: Promise<Outcome>;
  readonly #policy: Policy;
  readonly #life: Life;
  readonly #bulkhead: Bulkhead;
  #settle: ((outcome: Outcome) => void) | null = null;
  #controller: Controller | null = null;
  #stage: Stage = 'connecting';
  readonly #alarm: Alarm;
  #status = 0;
  #headers: Headers = {};
  #chunks: Buffer[] = [];
  #bytes = 0;

  /** `bulkhead`: where the place was taken that the end gives back. */
  constructor(policy: Policy, life: Life, bulkhead: Bulkhead) {
    this.#policy = policy;
    this.#life = life;
    this.#bulkhead = bulkhead;
    this.outcome = new Promise((resolve) => (this.#settle = resolve));
    const late = (): void => this.#giveUp({ kind: 'late', stage: this.#stage });
    this.#alarm = new Alarm(Math.min(performance.now() + policy.connectMs, life.endsAt), late);
    life.stopping(late);
  }

  /** The request goes onto a connection. */
  onRequestStart(controller: Controller): void {
    if (this.#settle === null) return controller.abort(GIVEN_UP);
    this.#controller = controller;
    this.#stage = 'waiting';
    this.#alarm.at = Math.min(performance.now() + this.#policy.headersMs, this.#life.endsAt);
  }

  /** The head of the answer is there. */
  onResponseStart(_controller: Controller, status: number, headers: Headers): void {
    if (status < 200) return;
    this.#stage = 'reading';
    this.#alarm.at = this.#life.endsAt;
    this.#status = status;
    this.#headers = headers;
    if (Number(headers['content-length']) > this.#policy.bodyBytes) this.#giveUp(TOO_LARGE);
  }

  /** A piece of the body is there. */
  onResponseData(_controller: Controller, chunk: Buffer): void {
    this.#bytes += chunk.length;
    if (this.#bytes > this.#policy.bodyBytes) return this.#giveUp(TOO_LARGE);
    this.#chunks.push(chunk);
  }

  /** The answer is complete. */
  onResponseEnd(): void {
    const [first = EMPTY] = this.#chunks;
    const body = this.#chunks.length > 1 ? Buffer.concat(this.#chunks, this.#bytes) : first;
    const encoding = this.#headers['content-encoding'];
    if (encoding === undefined || encoding === 'identity') return this.#answered(body);
    inflate(String(encoding), body, this.#policy.bodyBytes).then(
      (inflated) => this.#answered(inflated),
      () => this.#finish({ kind: 'unusable', why: 'body cannot be decompressed within its bound' }),
    );
  }

  /** The connection failed, broke, or spoke something that is not HTTP. */
  onResponseError(_controller: Controller, error: Error): void {
    if (NOT_HTTP.has(error.name)) {
      this.#finish({ kind: 'unusable', why: 'answer is not HTTP' });
    } else this.#finish({ kind: 'broken', stage: this.#stage });
  }

  #answered(body: Buffer): void {
    this.#finish({ kind: 'answer', status: this.#status, headers: this.#headers, body });
  }

  #finish(outcome: Outcome): void {
    if (this.#settle === null) return;
    this.#settle(outcome);
    this.#settle = null;
    this.#alarm.clear();
    this.#life.stopping(null);
    this.#bulkhead.leave();
    this.#chunks = [];
  }

  #giveUp(outcome: Outcome): void {
    this.#finish(outcome);
    this.#controller?.abort(GIVEN_UP);
  }
}

/** Names of undici's errors for answers that break HTTP. */
const NOT_HTTP = new Set(['HTTPParserError', 'HeadersOverflowError', 'ResponseContentLengthMismatchError']);
const EMPTY = Buffer.alloc(0);
const TOO_LARGE: Outcome = { kind: 'unusable', why: 'body is larger than allowed' };
