import { createHash } from 'node:crypto';
import { EncryptJWT, jwtDecrypt, type JWTPayload } from 'jose';

/** Seals values so that nobody else can read or change them (an encrypted JWT). Every purpose has a key of its own. */
export class Seal {
  readonly #key: Uint8Array;

  /** `purpose` tells the kinds of sealed values apart: one never opens as another. */
  constructor(purpose: string, secret: string) {
    this.#key = createHash('sha256').update(`${purpose}\n${secret}`).digest();
  }

  /** Seals claims about a subject until they end. */
  close(claims: JWTPayload, subject: string, ends: Date): Promise<string> {
    return new EncryptJWT(claims)
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .setSubject(subject)
      .setExpirationTime(ends)
      .encrypt(this.#key);
  }

  /** Opens what was sealed; null when it is not ours, was changed, or has ended. */
  async open(sealed: string): Promise<JWTPayload | null> {
    try {
      const { payload } = await jwtDecrypt(sealed, this.#key, {
        keyManagementAlgorithms: ['dir'],
        contentEncryptionAlgorithms: ['A256GCM'],
      });
      return payload;
    } catch {
      return null;
    }
  }
}
