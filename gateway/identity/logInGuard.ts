import { hash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { KeyValueStore } from '../cache/store.ts';
import {
  type Caller,
  countCalls,
  type Counter,
  countResolverCall,
  networkCounters,
  rateLimited,
} from '../http/rateLimit.ts';
import { SignInRequired } from '../upstream/errors.ts';
import { COOKIES, prefixedCookieName, readCookie, writeCookie } from './claims.ts';
import { JweCipher, type Secrets } from './encryption.ts';

const WINDOW_MS = 600_000;
/** Wrong passwords for one account from one network. */
const NETWORK_GUESSES = { calls: 10, windowMs: WINDOW_MS };
/** Wrong passwords for one account from all unknown devices. */
const ACCOUNT_GUESSES = { calls: 20, windowMs: WINDOW_MS };
/** Wrong passwords for one account from a device that has logged in to it. */
const DEVICE_GUESSES = { calls: 10, windowMs: WINDOW_MS };
/** Delay of known devices while unknown ones are locked out, in place of a lock. */
const SLOW_ANSWER_MS = 1_000;

const DEVICE_DAYS = 365;
const MAX_ACCOUNTS_PER_DEVICE = 5;

const deviceClaims = z.object({ sub: z.string(), accounts: z.array(z.string()) });

/** A device and the hashed accounts that have logged in on it. */
interface Device {
  readonly id: string;
  readonly accounts: readonly string[];
}

/** Who tries to log in. */
export interface LogInSource extends Caller {
  /** The `Cookie` header. */
  readonly cookies: string;
  /** Native apps keep no cookies; the store holds their visitor ids. */
  readonly keepsCookies: boolean;
}

/**
 * Limits guesses of passwords, by account and network. An attempt counts before it is sent, so that attempts at the
 * same time cannot pass together. Strangers cannot lock an owner out: devices that logged in before have limits of
 * their own.
 */
export class LogInGuard {
  readonly #store: KeyValueStore;
  readonly #cipher: JweCipher;
  readonly #secret: string;
  readonly #secure: boolean;

  /** `secure`: whether the site is served over TLS. */
  constructor(store: KeyValueStore, secrets: Secrets, secure: boolean) {
    this.#store = store;
    this.#cipher = new JweCipher('known device', secrets);
    this.#secret = secrets[0];
    this.#secure = secure;
  }

  /**
   * Sends an attempt unless a limit is exceeded. Only SignInRequired stays counted: other failures reveal nothing about
   * the password.
   * @returns what the attempt resolves to, and the `Set-Cookie` value that makes the device known
   * @throws RATE_LIMITED, or what the attempt rejects with
   */
  async run<T>(
    email: string,
    source: LogInSource,
    attempt: () => Promise<T>,
  ): Promise<{ result: T; cookie: string | null }> {
    const account = this.#keyOf(email.normalize('NFKC').toLowerCase());
    const device = await this.#readDevice(source, account);
    const isKnown = device.accounts.includes(account);
    const accountCounter = { key: `log-in:${account}`, limit: ACCOUNT_GUESSES };
    const counters: readonly Counter[] = isKnown
      ? [{ key: `log-in:${account}:device:${device.id}`, limit: DEVICE_GUESSES }]
      : [...networkCounters(`log-in:${account}:network`, NETWORK_GUESSES, source.address), accountCounter];
    if (!isKnown) await countResolverCall(this.#store, 'logIn', source);
    const waitMs = await countCalls(this.#store, counters);
    if (waitMs !== null) throw rateLimited('logIn', waitMs);
    if (isKnown && (await this.#isExhausted(accountCounter))) await sleep(SLOW_ANSWER_MS);
    try {
      const result = await attempt();
      await this.#refund(counters);
      return { result, cookie: await this.#remember(device, account, source) };
    } catch (thrown) {
      if (!(thrown instanceof SignInRequired)) await this.#refund(counters);
      throw thrown;
    }
  }

  async #isExhausted({ key, limit }: Counter): Promise<boolean> {
    return (await this.#store.increment(key, 0, limit.windowMs)).total >= limit.calls;
  }

  async #refund(counters: readonly Counter[]): Promise<void> {
    for (const { key, limit } of counters) await this.#store.increment(key, -1, limit.windowMs);
  }

  /** The device of a request; one that is not known has a new id and no accounts. */
  async #readDevice({ cookies, keepsCookies, client }: LogInSource, account: string): Promise<Device> {
    if (!keepsCookies) {
      const id = this.#keyOf(client ?? randomUUID());
      const isKnown = client !== null && (await this.#store.get(knownKey(id, account))) !== null;
      return { id, accounts: isKnown ? [account] : [] };
    }
    const token = readCookie(cookies, this.#cookieName);
    const parsed = deviceClaims.safeParse(token && (await this.#cipher.decrypt(token)));
    return parsed.success
      ? { id: parsed.data.sub, accounts: parsed.data.accounts }
      : { id: randomUUID(), accounts: [] };
  }

  async #remember(
    device: Device,
    account: string,
    { keepsCookies, client }: LogInSource,
  ): Promise<string | null> {
    if (!keepsCookies) {
      if (client !== null) await this.#store.set(knownKey(device.id, account), '1', DEVICE_DAYS * 86_400_000);
      return null;
    }
    const others = device.accounts.filter((key) => key !== account);
    const accounts = [account, ...others].slice(0, MAX_ACCOUNTS_PER_DEVICE);
    const expires = new Date(Date.now() + DEVICE_DAYS * 86_400_000);
    const token = await this.#cipher.encrypt({ accounts }, device.id, expires);
    return writeCookie(this.#cookieName, token, DEVICE_DAYS * 86_400, this.#secure);
  }

  get #cookieName(): string {
    return prefixedCookieName(COOKIES.device, this.#secure);
  }

  /** Keyed, so that the store does not reveal mail addresses and devices. */
  #keyOf(text: string): string {
    return hash('sha256', `${this.#secret}\n${text}`, 'base64url');
  }
}

const knownKey = (device: string, account: string): string => `log-in:known:${device}:${account}`;
