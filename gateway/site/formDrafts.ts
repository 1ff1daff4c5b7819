import { z } from 'zod';
import { readCookie, writeCookie } from '../identity/cookies.ts';
import { COOKIES } from '../identity/identify.ts';
import { Seal } from '../identity/encryption.ts';

/** What was filled into a form so far, by field. */
export type FormValues = Readonly<Record<string, string>>;

/** How long a form may be gone on with, in seconds. */
const KEPT_SECONDS = 30 * 86_400;
/** Browsers keep cookies of up to 4,096 bytes, name and attributes included. */
const MOST_BYTES = 3_800;

const sealedValues = z.object({ sub: z.string(), values: z.record(z.string(), z.string()) });

/**
 * Forms that may be gone on with another day, for browsers without script: what was filled in so far lies sealed in a
 * cookie of the form's own page. Nothing is kept here, and nobody but this site can read it.
 */
export class UnfinishedForms {
  readonly #seal: Seal;
  readonly #secure: boolean;

  /** `secure`: the site is reached over TLS. */
  constructor(secret: string, secure: boolean) {
    this.#seal = new Seal('unfinished form', secret);
    this.#secure = secure;
  }

  /** What an earlier visit has filled in on the page of this path; null for nothing, or what is not ours to read. */
  async read(cookies: string, path: string): Promise<FormValues | null> {
    const sealed = readCookie(cookies, COOKIES.unfinished);
    if (!sealed) return null;
    const read = sealedValues.safeParse(await this.#seal.open(sealed));
    return read.success && read.data.sub === path ? read.data.values : null;
  }

  /**
   * `Set-Cookie` value that keeps what was filled in, or with null lets go of it.
   * @returns null where a cookie cannot hold it, or not for this path.
   */
  async cookie(values: FormValues | null, path: string): Promise<string | null> {
    if (!/^\/[\w/-]+$/.test(path)) return null;
    if (!values) return writeCookie(COOKIES.unfinished, '', 0, this.#secure, path);
    const sealed = await this.#seal.close({ values }, path, new Date(Date.now() + KEPT_SECONDS * 1_000));
    return sealed.length > MOST_BYTES
      ? null
      : writeCookie(COOKIES.unfinished, sealed, KEPT_SECONDS, this.#secure, path);
  }
}
