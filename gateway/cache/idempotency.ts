import { createCipheriv, createDecipheriv, hash, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { KeyValueStore } from './keyValueStore.ts';

const KEY_TTL_MS = 86_400_000;
const WAIT_TIMEOUT_MS = 6_000;
const POLL_INTERVAL_MS = 100;

// Stored values: releases that run side by side during a rollout share them.
const IN_PROGRESS = 'under way';
const UNKNOWN = 'unknown';

/** How an operation ended: done; failed without effect, so that the key may be used again; or with unknown effect. */
export type Attempt<Result> =
  | { readonly kind: 'done'; readonly result: Result }
  | { readonly kind: 'failed'; readonly thrown: unknown }
  | { readonly kind: 'unknown'; readonly thrown: unknown };

/** `key-reused`: the key was used for another request. `lost`: an earlier attempt ended with unknown effect. */
export type IdempotentOutcome<Result> =
  | Attempt<Result>
  | { readonly kind: 'key-reused' }
  | { readonly kind: 'lost' };

/**
 * Runs an operation at most once per idempotency key, across processes. Results are encrypted with the key and the
 * request, so that only a repetition of the same request can read them.
 */
export class IdempotencyStore {
  readonly #store: KeyValueStore;

  constructor(store: KeyValueStore) {
    this.#store = store;
  }

  /**
   * Runs `operation`, or returns the outcome of the first run with this key. Rejects without running it when the store
   * fails (see `withLocalFallback`).
   * @param key a secret of the caller, such as a random UUID
   * @param request the whole request as text; the same key with another request gives `key-reused`
   */
  async run<Result>(
    key: string,
    request: string,
    operation: () => Promise<Attempt<Result>>,
    parse: (text: string) => Result,
  ): Promise<IdempotentOutcome<Result>> {
    const name = `once:${hash('sha256', `name ${key}`)}`;
    const encryptionKey = hash('sha256', `seal ${key} ${request}`, 'buffer');
    const existing = await this.#store.setIfAbsent(name, IN_PROGRESS, KEY_TTL_MS);
    if (existing === null) return this.#runFirst(name, encryptionKey, operation);
    const stored = existing === IN_PROGRESS ? await this.#waitForOther(name) : existing;
    if (stored === null) return this.run(key, request, operation, parse);
    if (stored === IN_PROGRESS || stored === UNKNOWN) return { kind: 'lost' };
    const text = decrypt(encryptionKey, stored);
    return text === null ? { kind: 'key-reused' } : { kind: 'done', result: parse(text) };
  }

  async #runFirst<Result>(
    name: string,
    encryptionKey: Buffer,
    operation: () => Promise<Attempt<Result>>,
  ): Promise<Attempt<Result>> {
    const attempt = await operation();
    // The operation has run: if storing fails, the key stays taken and repetitions get `lost`.
    await this.#save(name, encryptionKey, attempt).catch(() => undefined);
    return attempt;
  }

  async #save<Result>(name: string, encryptionKey: Buffer, attempt: Attempt<Result>): Promise<void> {
    if (attempt.kind === 'failed') return this.#store.delete(name);
    if (attempt.kind === 'unknown') return this.#store.set(name, UNKNOWN, KEY_TTL_MS);
    return this.#store.set(name, encrypt(encryptionKey, JSON.stringify(attempt.result)), KEY_TTL_MS);
  }

  /** Polls for the end of a concurrent attempt; null when that had no effect. */
  async #waitForOther(name: string): Promise<string | null> {
    const until = performance.now() + WAIT_TIMEOUT_MS;
    let stored: string | null = IN_PROGRESS;
    while (stored === IN_PROGRESS && performance.now() < until) {
      await sleep(POLL_INTERVAL_MS);
      stored = await this.#store.get(name);
    }
    return stored;
  }
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

function encrypt(key: Buffer, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]).toString('base64');
}

/** Null where the text was encrypted with another key. */
function decrypt(key: Buffer, encrypted: string): string | null {
  const bytes = Buffer.from(encrypted, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    const ciphertext = bytes.subarray(NONCE_BYTES + TAG_BYTES);
    return Buffer.concat([decipher.update(ciphertext), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
