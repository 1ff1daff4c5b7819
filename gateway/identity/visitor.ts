import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { UpstreamClient } from '../upstream/client.ts';
import { registerVisitor } from '../upstream/endpoints/visitor.ts';
import { COOKIES, type VisitorClaim, writeCookie } from './claims.ts';

/** Figures of the visitor-id protocol. */
export interface VisitorPolicy {
  readonly maxAttempts: number;
  readonly retryDelayMs: number;
  /** Lifetime of the cookie of an id that is not yet registered. */
  readonly temporarySeconds: number;
  /** Lifetime of the cookie. Browsers limit it to about 400 days, so each response renews it. */
  readonly cookieDays: number;
}

/** As the specification defines it. */
export const VISITOR_PROTOCOL: VisitorPolicy = {
  maxAttempts: 3,
  retryDelayMs: 500,
  temporarySeconds: 10,
  cookieDays: 7_300,
};

/** The device of a request. */
export interface Visitor {
  readonly id: string;
  /** `Set-Cookie` value. Call it as late as possible: it becomes permanent once the registration has succeeded. */
  cookie(): string | null;
}

const MAX_NEW_IDS = 10_000;

/** Gives each device a visitor id, and registers new ones in the background. */
export class VisitorRegistry {
  readonly #upstream: UpstreamClient;
  readonly #secure: boolean;
  readonly #policy: VisitorPolicy;
  /** New ids; an id evicted too early is registered again. */
  readonly #newIds: LRUCache<string, 'registering' | 'registered'>;

  /** `secure`: whether the site is served over TLS. */
  constructor(upstream: UpstreamClient, secure: boolean, policy = VISITOR_PROTOCOL) {
    this.#upstream = upstream;
    this.#secure = secure;
    this.#policy = policy;
    this.#newIds = new LRUCache({ max: MAX_NEW_IDS, ttl: policy.temporarySeconds * 2_000 });
  }

  /** The claimed visitor, or a new one. `requestId`: goes with its registration. */
  resolve(claim: VisitorClaim, requestId: string): Visitor {
    const id = claim.id ?? randomUUID();
    if (claim.source === 'header') return { id, cookie: () => null };
    if (claim.source === 'cookie') return { id, cookie: () => this.#permanentCookie(id) };
    if (!this.#newIds.has(id)) void this.#register(id, requestId);
    return {
      id,
      cookie: () =>
        this.#newIds.get(id) === 'registered' ? this.#permanentCookie(id) : this.#temporaryCookie(id),
    };
  }

  #permanentCookie(id: string): string {
    return writeCookie(COOKIES.visitor, id, this.#policy.cookieDays * 86_400, this.#secure);
  }

  #temporaryCookie(id: string): string {
    return writeCookie(COOKIES.temporaryVisitor, id, this.#policy.temporarySeconds, this.#secure);
  }

  /** Never rejects; a failed id is registered again with its next request. */
  async #register(id: string, requestId: string): Promise<void> {
    this.#newIds.set(id, 'registering');
    const input = { source: 'magazine' } as const;
    const credentials = { visitorId: id, user: null, token: null };
    const request = { ...this.#upstream.encodeRequest(registerVisitor, input, credentials), requestId };
    for (let attempt = 1; attempt <= this.#policy.maxAttempts; attempt += 1) {
      try {
        await this.#upstream.start(registerVisitor, input, request).result;
        this.#newIds.set(id, 'registered');
        return;
      } catch {
        if (attempt < this.#policy.maxAttempts)
          await sleep(this.#policy.retryDelayMs, undefined, { ref: false });
      }
    }
    this.#newIds.delete(id);
  }
}
