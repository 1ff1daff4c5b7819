import { createHash } from 'node:crypto';
import { EncryptJWT, jwtDecrypt, type JWTPayload } from 'jose';

/** Encrypts and signs by the first; what the others encrypted and signed stays valid. */
export type Secrets = readonly [current: string, ...others: string[]];

/** A key that serves one purpose only. */
export function deriveKey(purpose: string, secret: string): Buffer {
  return createHash('sha256').update(`${purpose}\n${secret}`).digest();
}

/** Encrypts claims as JWTs (JWE, A256GCM) with a key per purpose. */
export class JweCipher {
  readonly #keys: readonly [Uint8Array, ...Uint8Array[]];

  /** A token of one `purpose` cannot be decrypted as one of another. */
  constructor(purpose: string, [current, ...others]: Secrets) {
    const key = (secret: string): Uint8Array => deriveKey(purpose, secret);
    this.#keys = [key(current), ...others.map(key)];
  }

  encrypt(claims: JWTPayload, subject: string, expiresAt: Date): Promise<string> {
    return new EncryptJWT(claims)
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .setSubject(subject)
      .setExpirationTime(expiresAt)
      .encrypt(this.#keys[0]);
  }

  /** Null for a token that is expired, modified, or encrypted with no key of these. */
  async decrypt(token: string): Promise<JWTPayload | null> {
    for (const key of this.#keys) {
      const payload = await decryptWith(key, token);
      if (payload) return payload;
    }
    return null;
  }
}

const decryptWith = (key: Uint8Array, token: string): Promise<JWTPayload | null> =>
  jwtDecrypt(token, key, {
    keyManagementAlgorithms: ['dir'],
    contentEncryptionAlgorithms: ['A256GCM'],
  }).then(
    ({ payload }) => payload,
    () => null,
  );
