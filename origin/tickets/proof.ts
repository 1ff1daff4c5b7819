/** Which kinds of proof are taken, told by the first bytes and never by the name. */

const KINDS: readonly (readonly [type: string, is: (bytes: Uint8Array) => boolean])[] = [
  ['image/jpeg', (bytes) => startsWith(bytes, [0xff, 0xd8, 0xff])],
  ['image/png', (bytes) => startsWith(bytes, [0x89, 0x50, 0x4e, 0x47])],
  ['image/webp', (bytes) => text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP'],
  ['application/pdf', (bytes) => text(bytes, 0, 5) === '%PDF-'],
];

const startsWith = (bytes: Uint8Array, first: readonly number[]): boolean =>
  first.every((byte, index) => bytes[index] === byte);
const text = (bytes: Uint8Array, from: number, to: number): string =>
  Buffer.from(bytes.subarray(from, to)).toString('latin1');

/** Media type of a proof; null for anything that is not taken. */
export function proofType(bytes: Uint8Array): string | null {
  return KINDS.find(([, is]) => is(bytes))?.[0] ?? null;
}
