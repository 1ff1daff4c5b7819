import { z } from 'zod';
import { COOKIES, prefixedCookieName, type SessionCookie, writeCookie } from './claims.ts';
import { JweCipher, type Secrets } from './encryption.ts';

/** A session as returned by log-in and sign-up. */
export interface Session {
  readonly userId: string;
  readonly token: string;
  /** ISO 8601. */
  readonly expiresAt: string;
}

const sessionClaims = z.object({ sub: z.string(), token: z.string() });

/** Keeps sessions in encrypted cookies. */
export class SessionCookies {
  readonly #plain: JweCipher;
  readonly #hostOnly: JweCipher;
  readonly #secure: boolean;

  /** `secure`: whether the site is served over TLS. */
  constructor(secrets: Secrets, secure: boolean) {
    this.#plain = new JweCipher('session cookie', secrets);
    // A separate key: otherwise a subdomain could set the plain cookie to the value of a `__Host-` cookie.
    this.#hostOnly = new JweCipher('host session cookie', secrets);
    this.#secure = secure;
  }

  /** `Set-Cookie` values of a session. */
  async setCookies({ userId, token, expiresAt }: Session): Promise<string[]> {
    const expires = new Date(expiresAt);
    const cipher = this.#secure ? this.#hostOnly : this.#plain;
    const encrypted = await cipher.encrypt({ token }, userId, expires);
    const maxAge = Math.max(0, Math.floor((expires.getTime() - Date.now()) / 1_000));
    const cookie = writeCookie(this.#name, encrypted, maxAge, this.#secure);
    return this.#secure ? [cookie, this.#clearedPlainCookie] : [cookie];
  }

  /** `Set-Cookie` values that delete the session. */
  get clearedCookies(): string[] {
    if (!this.#secure) return [this.#clearedPlainCookie];
    return [writeCookie(this.#name, '', 0, true), this.#clearedPlainCookie];
  }

  /**
   * Null for a cookie that is expired, modified, or encrypted with another secret. Sessions that versions up to 1.0 kept
   * under the plain name stay valid until they expire.
   */
  async decrypt(cookie: SessionCookie): Promise<{ userId: string; token: string } | null> {
    const cipher = cookie.hostOnly ? this.#hostOnly : this.#plain;
    const parsed = sessionClaims.safeParse(await cipher.decrypt(cookie.encrypted));
    return parsed.success ? { userId: parsed.data.sub, token: parsed.data.token } : null;
  }

  get #name(): string {
    return prefixedCookieName(COOKIES.session, this.#secure);
  }

  get #clearedPlainCookie(): string {
    return writeCookie(COOKIES.session, '', 0, this.#secure);
  }
}
