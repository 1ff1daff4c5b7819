import { createHash } from 'node:crypto';
import { EncryptJWT, jwtDecrypt } from 'jose';
import { z } from 'zod';
import { COOKIES } from './identify.ts';
import { writeCookie } from './cookies.ts';

/** A session as log-in and sign-up give it. */
export interface Session {
  readonly userId: string;
  readonly token: string;
  /** ISO 8601. */
  readonly expiresAt: string;
}

const sealedSession = z.object({ sub: z.string(), token: z.string() });

/** Puts sessions into cookies that nobody else can read or change (an encrypted JWT). */
export class Sessions {
  readonly #key: Uint8Array;
  readonly #secure: boolean;

  /** `secure`: the site is reached over TLS. */
  constructor(secret: string, secure: boolean) {
    this.#key = createHash('sha256').update(`session cookie\n${secret}`).digest();
    this.#secure = secure;
  }

  /** `Set-Cookie` value that holds a session until it ends. */
  async cookie(session: Session): Promise<string> {
    const ends = new Date(session.expiresAt);
    const sealed = await new EncryptJWT({ token: session.token })
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .setSubject(session.userId)
      .setExpirationTime(ends)
      .encrypt(this.#key);
    const seconds = Math.max(0, Math.floor((ends.getTime() - Date.now()) / 1_000));
    return writeCookie(COOKIES.session, sealed, seconds, this.#secure);
  }

  /** `Set-Cookie` value that ends the session. */
  get goodbye(): string {
    return writeCookie(COOKIES.session, '', 0, this.#secure);
  }

  /** Opens a sealed session; null when it is not ours, was changed, or has ended. */
  async open(sealed: string): Promise<{ userId: string; token: string } | null> {
    try {
      const { payload } = await jwtDecrypt(sealed, this.#key, {
        keyManagementAlgorithms: ['dir'],
        contentEncryptionAlgorithms: ['A256GCM'],
      });
      const { sub, token } = sealedSession.parse(payload);
      return { userId: sub, token };
    } catch {
      return null;
    }
  }
}
