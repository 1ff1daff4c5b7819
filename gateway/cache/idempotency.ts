/**
 * Doing a thing once for a key, however often and in however many processes it is asked for. What it came to is kept
 * sealed: only who has the key and asks for the very same thing can open it.
 */
import { createCipheriv, createDecipheriv, hash, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { KeyValues } from './keyValueStore.ts';

/** How long a key is remembered: a day. */
const KEPT_MS = 86_400_000;
/** How long to wait for somebody else who is at it, and how often to look. */
const WAIT_MS = 6_000;
const LOOK_MS = 100;

const UNDER_WAY = 'under way';
const UNKNOWN = 'unknown';

/** How an attempt ended: with a result; with nothing done, so that the key is free again; or nobody knows. */
export type Attempt<Result> =
  | { readonly kind: 'done'; readonly result: Result }
  | { readonly kind: 'nothing'; readonly thrown: unknown }
  | { readonly kind: 'unknown'; readonly thrown: unknown };

/** What the one who asked is told; `other`: the key was used for something else. */
export type Outcome<Result> = Attempt<Result> | { readonly kind: 'other' } | { readonly kind: 'lost' };

/** Runs things once per key. */
export class Once {
  readonly #values: KeyValues;

  constructor(values: KeyValues) {
    this.#values = values;
  }

  /**
   * Runs `act` unless the key has been used, and tells what it came to, now or then; `lost`: somebody did it and nobody
   * knows what came of it. Rejects, having done nothing, when the store of keys cannot be asked (see `surviving`).
   * @param key a secret of whoever asks, such as a random UUID
   * @param what everything that is asked for, as text: the same key with another `what` is `other`
   */
  async run<Result>(
    key: string,
    what: string,
    act: () => Promise<Attempt<Result>>,
    parse: (text: string) => Result,
  ): Promise<Outcome<Result>> {
    const name = `once:${hash('sha256', `name ${key}`)}`;
    const sealing = hash('sha256', `seal ${key} ${what}`, 'buffer');
    const there = await this.#values.claim(name, UNDER_WAY, KEPT_MS);
    if (there === null) return this.#first(name, sealing, act);
    const ended = there === UNDER_WAY ? await this.#wait(name) : there;
    if (ended === null) return this.run(key, what, act, parse);
    if (ended === UNDER_WAY || ended === UNKNOWN) return { kind: 'lost' };
    const text = open(sealing, ended);
    return text === null ? { kind: 'other' } : { kind: 'done', result: parse(text) };
  }

  async #first<Result>(
    name: string,
    sealing: Buffer,
    act: () => Promise<Attempt<Result>>,
  ): Promise<Attempt<Result>> {
    const attempt = await act();
    // What was done is done: when it cannot be written down, the key stays taken and later askers learn that nobody knows.
    await this.#note(name, sealing, attempt).catch(() => undefined);
    return attempt;
  }

  async #note<Result>(name: string, sealing: Buffer, attempt: Attempt<Result>): Promise<void> {
    if (attempt.kind === 'nothing') return this.#values.remove(name);
    if (attempt.kind === 'unknown') return this.#values.write(name, UNKNOWN, KEPT_MS);
    return this.#values.write(name, seal(sealing, JSON.stringify(attempt.result)), KEPT_MS);
  }

  /** What becomes of an attempt somebody else is at; null when it came to nothing. */
  async #wait(name: string): Promise<string | null> {
    const until = performance.now() + WAIT_MS;
    let there: string | null = UNDER_WAY;
    while (there === UNDER_WAY && performance.now() < until) {
      await sleep(LOOK_MS);
      there = await this.#values.read(name);
    }
    return there;
  }
}

const NONCE = 12;
const TAG = 16;

function seal(key: Buffer, text: string): string {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
}

/** The text inside; null when it was sealed with another key. */
function open(key: Buffer, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE));
  decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
