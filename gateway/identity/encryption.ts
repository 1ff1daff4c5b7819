import { createHash } from 'node:crypto';
import { EncryptJWT, jwtDecrypt, type JWTPayload } from 'jose';

/** A key that serves one purpose only. */
export function deriveKey(purpose: string, secret: string): Buffer {
  return createHash('sha256').update(`${purpose}\n${secret}`).digest();
}

/** Encrypts claims as JWTs (JWE, A256GCM) with a key per purpose. */
export class JweCipher {
  readonly #key: Uint8Array;

  /** A token of one `purpose` cannot be decrypted as one of another. */
  constructor(purpose: string, secret: string) {
    this.#key = deriveKey(purpose, secret);
  }

  encrypt(claims: JWTPayload, subject: string, expiresAt: Date): Promise<string> {
    return new EncryptJWT(claims)
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .setSubject(subject)
      .setExpirationTime(expiresAt)
      .encrypt(this.#key);
  }

  /** Null for a token that is expired, modified, or encrypted with another key. */
  async decrypt(token: string): Promise<JWTPayload | null> {
    try {
      const { payload } = await jwtDecrypt(token, this.#key, {
        keyManagementAlgorithms: ['dir'],
        contentEncryptionAlgorithms: ['A256GCM'],
      });
      return payload;
    } catch {
      return null;
    }
  }
}
