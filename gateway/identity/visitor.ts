import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { registerVisitor } from '../upstream/endpoints/visitor.ts';
import type { Upstream } from '../upstream/client.ts';
import { writeCookie } from './cookies.ts';
import { COOKIES, type VisitorClaim } from './identify.ts';

/** Figures of the visitor-id protocol. */
export interface VisitorPolicy {
  readonly attempts: number;
  readonly pauseMs: number;
  /** How long an id that is not registered yet is used, in seconds. */
  readonly temporarySeconds: number;
  /** Lifetime of the cookie; browsers cut it to about 400 days, so it is set again whenever it is used. */
  readonly days: number;
}

/** The product's own figures (§4, §9). */
export const VISITOR_PROTOCOL: VisitorPolicy = {
  attempts: 3,
  pauseMs: 500,
  temporarySeconds: 10,
  days: 7_300,
};

/** The device of a request. */
export interface Visitor {
  readonly id: string;
  /** `Set-Cookie` value to answer with, asked for as late as possible: a registration that has succeeded by then is told at once. */
  cookie(): string | null;
}

/** Ids made here whose registration is under way or done; one that is forgotten early is registered once more. */
const MOST = 10_000;

/** Gives every device an id and registers new ones (R97) behind the answer's back. */
export class Visitors {
  readonly #upstream: Upstream;
  readonly #secure: boolean;
  readonly #policy: VisitorPolicy;
  readonly #fresh: LRUCache<string, 'registering' | 'registered'>;

  /** `secure`: the site is reached over TLS. */
  constructor(upstream: Upstream, secure: boolean, policy = VISITOR_PROTOCOL) {
    this.#upstream = upstream;
    this.#secure = secure;
    this.#policy = policy;
    this.#fresh = new LRUCache({ max: MOST, ttl: policy.temporarySeconds * 2_000 });
  }

  /** The visitor of a request: the one it names, or a new one. */
  meet(claim: VisitorClaim): Visitor {
    const id = claim.id ?? randomUUID();
    if (claim.source === 'header') return { id, cookie: () => null };
    if (claim.source === 'cookie') return { id, cookie: () => this.#forGood(id) };
    if (!this.#fresh.has(id)) void this.#register(id);
    return {
      id,
      cookie: () => (this.#fresh.get(id) === 'registered' ? this.#forGood(id) : this.#forNow(id)),
    };
  }

  #forGood(id: string): string {
    return writeCookie(COOKIES.visitor, id, this.#policy.days * 86_400, this.#secure);
  }

  #forNow(id: string): string {
    return writeCookie(COOKIES.temporaryVisitor, id, this.#policy.temporarySeconds, this.#secure);
  }

  /** Never rejects; an id that could not be registered is tried again when it is seen next. */
  async #register(id: string): Promise<void> {
    this.#fresh.set(id, 'registering');
    const input = { source: 'magazine' } as const;
    const wire = this.#upstream.write(registerVisitor, input, { visitorId: id, user: null, token: null });
    for (let attempt = 1; attempt <= this.#policy.attempts; attempt += 1) {
      try {
        await this.#upstream.start(registerVisitor, input, wire).result;
        this.#fresh.set(id, 'registered');
        return;
      } catch {
        if (attempt < this.#policy.attempts) await pause(this.#policy.pauseMs, undefined, { ref: false });
      }
    }
    this.#fresh.delete(id);
  }
}
