/** Files uploaded with forms: accepted types and signed, expiring download URLs. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { MINUTE_MS } from '../japanTime.ts';

const LINK_TTL_MS = 10 * MINUTE_MS;
/** Lives as long as the process; a restart invalidates all URLs. */
const key = randomBytes(32);

const sign = (id: string, expiresAt: number): string =>
  createHmac('sha256', key).update(`${id} ${expiresAt}`).digest('base64url');

/** Path with an expiry and a signature over both, below `folder`, e.g. `/files`. */
export function signedFilePath(folder: string, id: string): string {
  const expiresAt = Date.now() + LINK_TTL_MS;
  return `${folder}/${id}?until=${expiresAt}&seal=${sign(id, expiresAt)}`;
}

export function isValidSignature(id: string, expiresAt: number, signature: string): boolean {
  const expected = Buffer.from(sign(id, expiresAt));
  const actual = Buffer.from(signature);
  return expiresAt > Date.now() && expected.length === actual.length && timingSafeEqual(expected, actual);
}

const UPLOAD_TYPES: readonly (readonly [type: string, is: (bytes: Uint8Array) => boolean])[] = [
  ['image/jpeg', (bytes) => startsWith(bytes, [0xff, 0xd8, 0xff])],
  ['image/png', (bytes) => startsWith(bytes, [0x89, 0x50, 0x4e, 0x47])],
  ['image/webp', (bytes) => text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP'],
  ['application/pdf', (bytes) => text(bytes, 0, 5) === '%PDF-'],
];

const startsWith = (bytes: Uint8Array, first: readonly number[]): boolean =>
  first.every((byte, index) => bytes[index] === byte);
const text = (bytes: Uint8Array, from: number, to: number): string =>
  Buffer.from(bytes.subarray(from, to)).toString('latin1');

/** Media type by magic number, never by file name; null when not accepted. */
export function sniffUploadType(bytes: Uint8Array): string | null {
  return UPLOAD_TYPES.find(([, is]) => is(bytes))?.[0] ?? null;
}
