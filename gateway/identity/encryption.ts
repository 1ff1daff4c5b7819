import { createHash } from 'node:crypto';
import { EncryptJWT, jwtDecrypt, type JWTPayload } from 'jose';

/** The first encrypts and signs. What the others have encrypted or signed stays valid. */
export type Secrets = readonly [current: string, ...others: string[]];

/** Derives a key from each secret, in their order. A key serves one purpose only. */
export function deriveKeys(purpose: string, [current, ...others]: Secrets): readonly [Buffer, ...Buffer[]] {
  const key = (secret: string): Buffer => createHash('sha256').update(`${purpose}\n${secret}`).digest();
  return [key(current), ...others.map(key)];
}

/** Encrypts claims as JWTs (JWE, A256GCM) with a key per purpose. */
export class JweCipher {
  readonly #keys: readonly [Uint8Array, ...Uint8Array[]];

  /** A token of one `purpose` cannot be decrypted as one of another. */
  constructor(purpose: string, secrets: Secrets) {
    this.#keys = deriveKeys(purpose, secrets);
  }

  encrypt(claims: JWTPayload, subject: string, expiresAt: Date): Promise<string> {
    return new EncryptJWT(claims)
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .setSubject(subject)
      .setExpirationTime(expiresAt)
      .encrypt(this.#keys[0]);
  }

  /** Null for a token that is expired, modified, or encrypted with another secret. */
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
