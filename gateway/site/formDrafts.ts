import { z } from 'zod';
import { COOKIES, readCookie, writeCookie } from '../identity/claims.ts';
import { JweCipher } from '../identity/encryption.ts';

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
  constructor(secret: string, secure: boolean) {
    // The purpose derives the key: changing it discards existing drafts.
    this.#cipher = new JweCipher('unfinished form', secret);
    this.#secure = secure;
  }

  /** The draft for a path; null if there is none or the cookie cannot be decrypted. */
  async read(cookies: string, path: string): Promise<FormValues | null> {
    const token = readCookie(cookies, COOKIES.formDraft);
    if (!token) return null;
    const claims = draftClaims.safeParse(await this.#cipher.decrypt(token));
    return claims.success && claims.data.sub === path ? claims.data.values : null;
  }

  /**
   * `Set-Cookie` value that stores a draft, or deletes it for null.
   * @returns null if the draft does not fit into a cookie or the path cannot scope one
   */
  async cookie(values: FormValues | null, path: string): Promise<string | null> {
    if (!/^\/[\w/-]+$/.test(path)) return null;
    if (!values) return writeCookie(COOKIES.formDraft, '', 0, this.#secure, path);
    const expiresAt = new Date(Date.now() + DRAFT_TTL_SECONDS * 1_000);
    const token = await this.#cipher.encrypt({ values }, path, expiresAt);
    return token.length > MAX_COOKIE_BYTES
      ? null
      : writeCookie(COOKIES.formDraft, token, DRAFT_TTL_SECONDS, this.#secure, path);
  }
}
