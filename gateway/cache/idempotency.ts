import { createCipheriv, createDecipheriv, hash, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { KeyValueStore } from './store.ts';

const KEY_TTL_MS = 86_400_000;
/** Longest time an operation takes; an older claim is of a process that has ended. */
const CLAIM_LEASE_MS = 11_000;
const WAIT_TIMEOUT_MS = 6_000;
const POLL_INTERVAL_MS = 100;

// Prefixes of stored values, which releases share during a rollout. A claim is followed by its id and the encrypted
// request, an unknown outcome by the encrypted request.
const CLAIM = 'under way';
const UNKNOWN = 'unknown';

/** How an operation ended: done; failed without effect, so that the key may be used again; or with unknown effect. */
export type Attempt<Result> =
  | { readonly kind: 'done'; readonly result: Result }
  | { readonly kind: 'failed'; readonly thrown: unknown }
  | { readonly kind: 'unknown'; readonly thrown: unknown };

/**
 * `key-reused`: the key was used for another request, with this result. `lost`: an earlier attempt, of this request,
 * ended with unknown effect. Null where an earlier release stored it unreadably.
 */
export type IdempotentOutcome<Result> =
  | Attempt<Result>
  | { readonly kind: 'key-reused'; readonly result: Result | null }
  | { readonly kind: 'lost'; readonly request: string | null };

/** What the store holds of an attempt: while it runs, once its effect is unknown, and once it is done. */
interface StoredValues<Result> {
  readonly claim: string;
  readonly unknown: string;
  readonly encryptResult: (result: Result) => string;
}

/** What is encrypted of an attempt that is done. `result` is JSON. */
interface Done {
  readonly request: string;
  readonly result: string;
}

/** An operation that must not run twice. */
export interface IdempotentOperation<Result> {
  /** What has to hold before the first run; repetitions skip it. Rejects to leave the key free. */
  readonly check: () => Promise<unknown>;
  /** Takes at most ten seconds. */
  readonly operation: () => Promise<Attempt<Result>>;
  /** Reads a stored result. */
  readonly parse: (text: string) => Result | Promise<Result>;
}

/**
 * Runs an operation at most once per idempotency key, across processes. Requests and results are encrypted with the
 * key, so that only its holder can read them.
 */
export class IdempotencyStore {
  readonly #store: KeyValueStore;
  readonly #running = new Set<Promise<unknown>>();

  constructor(store: KeyValueStore) {
    this.#store = store;
  }

  /**
   * Runs `operation`, or returns the outcome of the first run with this key. Rejects without running it when the store
   * fails (see `withLocalFallback`). The key of a process that ended while it ran gives `lost`, never a second run.
   * @param key a secret of the caller, such as a random UUID
   * @param request the whole request as text; the same key with another request gives `key-reused` or `lost`, with what
   *   is known of the first request
   */
  async run<Result>(
    key: string,
    request: string,
    { check, operation, parse }: IdempotentOperation<Result>,
  ): Promise<IdempotentOutcome<Result>> {
    const name = `once:${hash('sha256', `name ${key}`)}`;
    const encryptionKey = hash('sha256', `seal ${key}`, 'buffer');
    for (;;) {
      let stored = await this.#readEnded(name);
      if (stored === null) {
        await check();
        const encryptedRequest = encrypt(encryptionKey, request);
        const claim = `${CLAIM} ${randomUUID()} ${encryptedRequest}`;
        const existing = await this.#store.setIfAbsent(name, claim, KEY_TTL_MS);
        if (existing === null) {
          const encryptResult = (result: Result) =>
            encrypt(
              encryptionKey,
              JSON.stringify({ request, result: JSON.stringify(result) } satisfies Done),
            );
          return this.#track(
            this.#runFirst(
              name,
              { claim, unknown: `${UNKNOWN} ${encryptedRequest}`, encryptResult },
              operation,
            ),
          );
        }
        stored = await this.#readEnded(name);
      }
      // Null: the attempt that held the key had no effect.
      if (stored === null) continue;
      if (stored.startsWith(CLAIM) || stored.startsWith(UNKNOWN))
        return { kind: 'lost', request: decrypt(encryptionKey, stored.split(' ').at(-1) ?? '') };
      const text = decrypt(encryptionKey, stored);
      if (text === null) return { kind: 'key-reused', result: null };
      const first: Done = JSON.parse(text);
      const result = await parse(first.result);
      return first.request === request ? { kind: 'done', result } : { kind: 'key-reused', result };
    }
  }

  /** Resolves when no operation is running, so that the store may be closed. */
  async whenAllEnded(): Promise<void> {
    while (this.#running.size > 0) await Promise.allSettled(this.#running);
  }

  #track<Result>(run: Promise<Result>): Promise<Result> {
    const tracked = run.finally(() => this.#running.delete(tracked));
    this.#running.add(tracked);
    return tracked;
  }

  async #runFirst<Result>(
    name: string,
    values: StoredValues<Result>,
    operation: () => Promise<Attempt<Result>>,
  ): Promise<Attempt<Result>> {
    const attempt = await operation();
    // The operation has run: if storing fails, the key stays taken and repetitions get `lost`.
    await this.#save(name, values, attempt).catch(() => undefined);
    return attempt;
  }

  async #save<Result>(
    name: string,
    { claim, unknown, encryptResult }: StoredValues<Result>,
    attempt: Attempt<Result>,
  ): Promise<void> {
    const ended =
      attempt.kind === 'done' ? encryptResult(attempt.result) : attempt.kind === 'unknown' ? unknown : null;
    const isOwn = await this.#store.compareAndSet(name, claim, ended, KEY_TTL_MS);
    // A restarted store has lost the claim.
    if (!isOwn && ended !== null) await this.#store.setIfAbsent(name, ended, KEY_TTL_MS);
  }

  /**
   * The value of a key, once the attempt that holds it has ended; null for a key that is free. A claim is returned when
   * its attempt takes too long, or its process has ended: the time to live left in the store gives its age.
   */
  async #readEnded(name: string): Promise<string | null> {
    const until = performance.now() + WAIT_TIMEOUT_MS;
    for (;;) {
      const stored = await this.#store.getWithTtl(name);
      if (!stored?.value.startsWith(CLAIM)) return stored?.value ?? null;
      const ageMs = KEY_TTL_MS - stored.remainingMs;
      if (ageMs > CLAIM_LEASE_MS || performance.now() > until) return stored.value;
      await sleep(POLL_INTERVAL_MS);
    }
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

/** Null where the text was encrypted with another key, or not at all. */
function decrypt(key: Buffer, encrypted: string): string | null {
  const bytes = Buffer.from(encrypted, 'base64');
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const ciphertext = bytes.subarray(NONCE_BYTES + TAG_BYTES);
    return Buffer.concat([decipher.update(ciphertext), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
