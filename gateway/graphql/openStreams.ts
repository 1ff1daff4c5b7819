/**
 * Limits of the streams that are open at once: subscriptions, which run an operation per event, and deferred answers,
 * whose parts stay in memory until the client has read them.
 */
import type { ServerResponse } from 'node:http';
import type { GraphQLError } from 'graphql';
import { onClosed } from '../deadline.ts';
import { retryLater } from '../http/errors.ts';
import { networksOf, rateLimited } from '../http/rateLimit.ts';

export interface StreamLimits {
  /** Streams of one signed-in user. */
  readonly perUser: number;
  /** Streams of one IPv4 address or IPv6 /64; a /56 may open a multiple of it. */
  readonly perNetwork: number;
  /** Streams of this process. */
  readonly perProcess: number;
}

/** After this time a refused client may try again. An estimate: it is unknown when one of the open streams ends. */
const RETRY_AFTER_MS = 30_000;

/** The streams of this process by holder. */
export class OpenStreams {
  readonly #limits: StreamLimits;
  readonly #byHolder = new Map<string, number>();
  #total = 0;

  constructor(limits: StreamLimits) {
    this.#limits = limits;
  }

  /** Counts a stream until it is closed. @throws OVERLOADED or RATE_LIMITED */
  open(address: string): OpenStream {
    const refusal = this.#refusalFor(address);
    if (refusal) throw refusal;
    const holders = networksOf(address).map(({ network }) => network);
    holders.forEach((holder) => this.#add(holder, 1));
    this.#total += 1;
    let isOpen = true;
    return {
      assign: (userId) => {
        const holder = `user ${userId}`;
        if (this.#isFull(holder, this.#limits.perUser)) throw tooManyStreams();
        if (!isOpen) return;
        this.#add(holder, 1);
        holders.push(holder);
      },
      close: () => {
        if (!isOpen) return;
        isOpen = false;
        this.#total -= 1;
        holders.forEach((holder) => this.#add(holder, -1));
      },
    };
  }

  /** Counts a response with deferred parts until it is closed. @returns false at a limit */
  tryOpen(address: string, response: ServerResponse): boolean {
    if (this.#refusalFor(address)) return false;
    const stream = this.open(address);
    onClosed(response, () => stream.close());
    return true;
  }

  #refusalFor(address: string): GraphQLError | null {
    const { perProcess, perNetwork } = this.#limits;
    if (this.#total >= perProcess)
      return retryLater(
        'OVERLOADED',
        'This gateway has too many open streams. Subscribe again later.',
        RETRY_AFTER_MS,
      );
    const networks = networksOf(address);
    return networks.some(({ network, factor }) => this.#isFull(network, perNetwork * factor))
      ? tooManyStreams()
      : null;
  }

  #isFull(holder: string, limit: number): boolean {
    return (this.#byHolder.get(holder) ?? 0) >= limit;
  }

  #add(holder: string, by: number): void {
    const count = (this.#byHolder.get(holder) ?? 0) + by;
    if (count === 0) this.#byHolder.delete(holder);
    else this.#byHolder.set(holder, count);
  }
}

const tooManyStreams = (): GraphQLError => rateLimited('subscriptions', RETRY_AFTER_MS);

export interface OpenStream {
  /** Counts it for its user too. @throws RATE_LIMITED */
  assign(userId: string): void;
  close(): void;
}
