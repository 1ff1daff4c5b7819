import { z } from 'zod';
import { COOKIES, writeCookie } from './claims.ts';
import { JweCipher } from './encryption.ts';

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
  readonly #cipher: JweCipher;
  readonly #secure: boolean;

  /** `secure`: whether the site is served over TLS. */
  constructor(secret: string, secure: boolean) {
    this.#cipher = new JweCipher('session cookie', secret);
    this.#secure = secure;
  }

  /** `Set-Cookie` value of a session. */
  async setCookie({ userId, token, expiresAt }: Session): Promise<string> {
    const expires = new Date(expiresAt);
    const encrypted = await this.#cipher.encrypt({ token }, userId, expires);
    const maxAge = Math.max(0, Math.floor((expires.getTime() - Date.now()) / 1_000));
    return writeCookie(COOKIES.session, encrypted, maxAge, this.#secure);
  }

  /** `Set-Cookie` value that deletes the session. */
  get clearedCookie(): string {
    return writeCookie(COOKIES.session, '', 0, this.#secure);
  }

  /** Null for a cookie that is expired, modified, or encrypted with another secret. */
  async decrypt(encrypted: string): Promise<{ userId: string; token: string } | null> {
    const parsed = sessionClaims.safeParse(await this.#cipher.decrypt(encrypted));
    return parsed.success ? { userId: parsed.data.sub, token: parsed.data.token } : null;
  }
}
