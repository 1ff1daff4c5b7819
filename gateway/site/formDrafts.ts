import { z } from 'zod';
import { COOKIES, prefixedCookieName, readCookie, writeCookie } from '../identity/claims.ts';
import { JweCipher, type Secrets } from '../identity/encryption.ts';

/** Form values by field. */
export type FormValues = Readonly<Record<string, string>>;

const DRAFT_TTL_SECONDS = 30 * 86_400;
/** Below the 4,096 bytes browsers allow for a cookie with its name and attributes. */
const MAX_COOKIE_BYTES = 3_800;

const draftClaims = z.object({ sub: z.string(), values: z.record(z.string(), z.string()) });

/** Drafts of multi-step forms for browsers without script, stored in an encrypted cookie scoped to the form's path. */
export class FormDrafts {
  readonly #cipher: JweCipher;
  readonly #secure: boolean;

  /** `secure`: the site is served over TLS. */
  constructor(secrets: Secrets, secure: boolean) {
    // The purpose derives the key: changing it discards existing drafts.
    this.#cipher = new JweCipher('unfinished form', secrets);
    this.#secure = secure;
  }

  /** The draft for a path; null if there is none or the cookie cannot be decrypted. */
  async read(cookies: string, path: string): Promise<FormValues | null> {
    // Drafts of versions up to 1.0 have the plain name.
    const token = readCookie(cookies, this.#name(path)) ?? readCookie(cookies, COOKIES.formDraft);
    if (!token) return null;
    const claims = draftClaims.safeParse(await this.#cipher.decrypt(token));
    return claims.success && claims.data.sub === path ? claims.data.values : null;
  }

  /** `Set-Cookie` values that store a draft, or delete it for null. None if it does not fit or the path cannot scope one. */
  async cookies(values: FormValues | null, path: string): Promise<string[]> {
    if (!/^\/[\w/-]+$/.test(path)) return [];
    const name = this.#name(path);
    if (!values) {
      const names = new Set([name, COOKIES.formDraft]);
      return [...names].map((each) => writeCookie(each, '', 0, this.#secure, path));
    }
    const expiresAt = new Date(Date.now() + DRAFT_TTL_SECONDS * 1_000);
    const token = await this.#cipher.encrypt({ values }, path, expiresAt);
    if (token.length > MAX_COOKIE_BYTES) return [];
    return [writeCookie(name, token, DRAFT_TTL_SECONDS, this.#secure, path)];
  }

  #name(path: string): string {
    return prefixedCookieName(COOKIES.formDraft, this.#secure, path);
  }
}
