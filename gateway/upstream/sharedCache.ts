import { hash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { z } from 'zod';
import { failFast } from '../cache/fallback.ts';
import type { KeyValueStore } from '../cache/store.ts';
import { createReplySource } from './decode.ts';
import type { Endpoint, EndpointInput } from './endpoint.ts';
import { CACHED_STATUS, type UpstreamReply } from './transport.ts';

/** Larger replies are not shared, so that a few of them cannot fill the store. */
const MAX_BYTES = 1024 * 1024;
const POLL_INTERVAL_MS = 25;
const LOCK_TTL_MS = 5_000;

/**
 * Public replies shared by several gateways: one calls the API, the others wait for its reply. While the store fails,
 * every gateway calls for itself.
 */
export class SharedCache {
  /** Replies read from the store since the start. */
  hits = 0;
  readonly #store: KeyValueStore;
  readonly #guarded = failFast();

  constructor(store: KeyValueStore) {
    this.#store = store;
  }

  /**
   * Reads the reply from the store while it is fresh, else makes `call` and stores its reply.
   * @param signal ends the wait for another gateway
   */
  async getOrCall<I extends EndpointInput, R extends z.ZodType>(
    endpoint: Endpoint<I, R>,
    input: I,
    key: string,
    call: () => Promise<UpstreamReply<z.output<R>>>,
    signal: AbortSignal,
  ): Promise<UpstreamReply<z.output<R>>> {
    const name = storeKeyOf(key);
    const lock = `${name}:lock`;
    const claim = randomUUID();
    const until = performance.now() + LOCK_TTL_MS;
    const read = async (): Promise<UpstreamReply<z.output<R>> | null> => {
      const stored = await this.#guarded(() => this.#store.getWithTtl(name), returnNull);
      const reply = stored && restore(endpoint, input, stored.value, stored.remainingMs);
      if (reply) this.hits += 1;
      return reply;
    };
    for (;;) {
      const reply = await read();
      if (reply) return reply;
      // Null while the store fails, so that every gateway calls.
      const holder = await this.#guarded(() => this.#store.setIfAbsent(lock, claim, LOCK_TTL_MS), returnNull);
      if (holder === null || performance.now() > until) break;
      await sleep(POLL_INTERVAL_MS, undefined, { signal });
    }
    try {
      // Another gateway may have stored its reply and released the lock between the read and the lock.
      const stored = await read();
      if (stored) return stored;
      const reply = await call();
      await this.#save(endpoint, name, reply);
      return reply;
    } finally {
      await this.#guarded(() => this.#store.compareAndSet(lock, claim, null, 0), returnFalse);
    }
  }

  async invalidate(key: string): Promise<void> {
    await this.#guarded(() => this.#store.delete(storeKeyOf(key)), doNothing);
  }

  async #save<I extends EndpointInput, R extends z.ZodType>(
    { cache }: Endpoint<I, R>,
    name: string,
    { source, salvaged }: UpstreamReply<z.output<R>>,
  ): Promise<void> {
    const freshMs = Math.floor((cache?.fresh ?? 0) * 1_000);
    if (freshMs < 1 || source.bytes > MAX_BYTES || salvaged.length > 0) return;
    await this.#guarded(() => this.#store.set(name, source.text(), freshMs), doNothing);
  }
}

const returnNull = (): null => null;
const returnFalse = (): boolean => false;
const doNothing = (): void => undefined;
const storeKeyOf = (key: string): string => `answer:${hash('sha256', key)}`;

/** Decodes a stored reply; null where it is invalid, since another release may have written it. */
function restore<I extends EndpointInput, R extends z.ZodType>(
  endpoint: Endpoint<I, R>,
  input: I,
  text: string,
  remainingMs: number,
): UpstreamReply<z.output<R>> | null {
  try {
    const source = createReplySource(endpoint, Buffer.from(text), '');
    const decoded = source.decode();
    if (endpoint.matches?.(decoded.reply, input) === false) return null;
    const ageMs = Math.max(0, (endpoint.cache?.fresh ?? 0) * 1_000 - remainingMs);
    return { ...decoded, source, status: CACHED_STATUS, tries: 0, ageMs };
  } catch {
    return null;
  }
}
