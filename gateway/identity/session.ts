import { z } from 'zod';
import { COOKIES } from './identify.ts';
import { writeCookie } from './cookies.ts';
import { Seal } from './encryption.ts';

/** A session as log-in and sign-up give it. */
export interface Session {
  readonly userId: string;
  readonly token: string;
  /** ISO 8601. */
  readonly expiresAt: string;
}

const sealedSession = z.object({ sub: z.string(), token: z.string() });

/** Puts sessions into cookies that nobody else can read or change. */
export class Sessions {
  readonly #seal: Seal;
  readonly #secure: boolean;

  /** `secure`: the site is reached over TLS. */
  constructor(secret: string, secure: boolean) {
    this.#seal = new Seal('session cookie', secret);
    this.#secure = secure;
  }

  /** `Set-Cookie` value that holds a session until it ends. */
  async cookie({ userId, token, expiresAt }: Session): Promise<string> {
    const ends = new Date(expiresAt);
    const sealed = await this.#seal.close({ token }, userId, ends);
    const seconds = Math.max(0, Math.floor((ends.getTime() - Date.now()) / 1_000));
    return writeCookie(COOKIES.session, sealed, seconds, this.#secure);
  }

  /** `Set-Cookie` value that ends the session. */
  get goodbye(): string {
    return writeCookie(COOKIES.session, '', 0, this.#secure);
  }

  /** Opens a sealed session; null when it is not ours, was changed, or has ended. */
  async open(sealed: string): Promise<{ userId: string; token: string } | null> {
    const read = sealedSession.safeParse(await this.#seal.open(sealed));
    return read.success ? { userId: read.data.sub, token: read.data.token } : null;
  }
}
