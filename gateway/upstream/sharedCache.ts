import { hash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import type { KeyValueStore, StoredValue } from '../cache/store.ts';
import { createReplySource } from './decode.ts';
import type { AnyEndpoint, Endpoint, EndpointInput } from './endpoint.ts';
import { CACHED_STATUS, type UpstreamReply } from './transport.ts';

/** Larger replies are not shared, so that a few of them cannot fill the store. */
const MAX_BYTES = 1024 * 1024;
/** How long to wait for the reply that another gateway fetches. */
const MAX_WAIT_MS = 1_000;
/** From one read of the store to the next while waiting: doubled each time, up to the maximum. */
const MIN_POLL_MS = 25;
const MAX_POLL_MS = 200;
/** Prefix of the value that is stored while one gateway calls the API. No reply has it, as replies are JSON. */
const CLAIM = 'claim ';
const CLAIM_TTL_MS = 5_000;
/** Above it the oldest keys are forgotten: their replies stay until their time to live ends. */
const MAX_UNDELETED = 1_000;

/**
 * Public replies shared by several gateways: one calls the API, the others wait for its reply. When it takes long, and
 * while the store fails, every gateway calls for itself.
 */
export class SharedCache {
  /** Replies read from the store since the start. */
  hits = 0;
  readonly #store: KeyValueStore;
  readonly #onLateDeletion: (key: string) => void;
  /** Keys of replies that the store failed to delete. The object is a new one for each failure of the key. */
  readonly #undeleted = new LRUCache<string, object>({ max: MAX_UNDELETED });
  #deleting: Promise<unknown> | null = null;

  /** @param onLateDeletion called with a key that is deleted after the store failed to delete it */
  constructor(store: KeyValueStore, onLateDeletion: (key: string) => void) {
    this.#store = store;
    this.#onLateDeletion = onLateDeletion;
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
    const claim = CLAIM + randomUUID();
    const until = performance.now() + MAX_WAIT_MS;
    for (let pollMs = MIN_POLL_MS; ; pollMs = Math.min(pollMs * 2, MAX_POLL_MS)) {
      const stored = await this.#read(key).catch(returnUndefined);
      if (stored === undefined) break;
      const isClaimed = stored?.value.startsWith(CLAIM) ?? false;
      const reply = stored && !isClaimed ? restore(endpoint, input, stored.value, stored.remainingMs) : null;
      if (reply) {
        this.hits += 1;
        return reply;
      }
      if (!isClaimed && (await this.#claim(name, claim, stored?.value ?? null))) break;
      if (performance.now() > until) break;
      await sleep(pollMs, undefined, { signal });
    }
    let text: string | null = null;
    try {
      const reply = await call();
      if (isShareable(endpoint, reply)) text = reply.source.text();
      return reply;
    } finally {
      // The claim is gone where a write has changed the reply since, or the call took too long.
      await this.#store.compareAndSet(name, claim, text, freshMsOf(endpoint)).catch(doNothing);
    }
  }

  /** While the store fails, the key is remembered, and deleted before this gateway next reads the store. */
  async invalidate(key: string): Promise<void> {
    await this.#store.delete(storeKeyOf(key)).catch(() => void this.#undeleted.set(key, {}));
  }

  /** @throws while the store fails, or holds a reply that a write has changed */
  async #read(key: string): Promise<StoredValue | null> {
    const isChanged = this.#undeleted.has(key);
    // Before the deletions: a store that has just failed rejects a read at once, but waits for a deletion.
    const stored = await this.#store.getWithTtl(storeKeyOf(key));
    if (this.#undeleted.size > 0) await this.#deleteAgain();
    return isChanged ? null : stored;
  }

  #deleteAgain(): Promise<unknown> {
    const deleteOne = async ([key, failure]: readonly [string, object]): Promise<void> => {
      await this.#store.delete(storeKeyOf(key));
      // The key stays if a later write has failed to delete it: its object is another one.
      if (this.#undeleted.peek(key) === failure) this.#undeleted.delete(key);
      this.#onLateDeletion(key);
    };
    return (this.#deleting ??= Promise.all([...this.#undeleted].map(deleteOne)).finally(
      () => (this.#deleting = null),
    ));
  }

  /**
   * Claims the call for this gateway. Resolves to true also while the store fails, so that every gateway calls.
   * @param unusable the stored value, which another release has written
   */
  async #claim(name: string, claim: string, unusable: string | null): Promise<boolean> {
    try {
      if (unusable !== null) return await this.#store.compareAndSet(name, unusable, claim, CLAIM_TTL_MS);
      return (await this.#store.setIfAbsent(name, claim, CLAIM_TTL_MS)) === null;
    } catch {
      return true;
    }
  }
}

function isShareable(endpoint: AnyEndpoint, { source, salvaged }: UpstreamReply<unknown>): boolean {
  return freshMsOf(endpoint) >= 1 && source.bytes <= MAX_BYTES && salvaged.length === 0;
}

const freshMsOf = ({ cache }: AnyEndpoint): number => Math.floor((cache?.fresh ?? 0) * 1_000);
const returnUndefined = (): undefined => undefined;
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
    const ageMs = Math.max(0, freshMsOf(endpoint) - remainingMs);
    return { ...decoded, source, status: CACHED_STATUS, tries: 0, ageMs };
  } catch {
    return null;
  }
}
