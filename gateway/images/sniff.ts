/** Kinds of pictures by their first bytes. What a host calls its bytes counts for nothing: what begins otherwise is never decoded. */

/** Kinds that are read; SVG is not among them, since it can hold script. */
export type Kind = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'heic';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

const BRANDS: Readonly<Record<string, Kind>> = {
  avif: 'avif',
  avis: 'avif',
  heic: 'heic',
  heix: 'heic',
  mif1: 'heic',
};

/** What a picture is; null when it is none that is read. */
export function kindOf(bytes: Buffer): Kind | null {
  const word = (from: number, to: number): string => bytes.toString('latin1', from, to);
  if (bytes.subarray(0, 3).equals(JPEG)) return 'jpeg';
  if (bytes.subarray(0, 8).equals(PNG)) return 'png';
  if (/^GIF8[79]a$/.test(word(0, 6))) return 'gif';
  if (word(0, 4) === 'RIFF' && word(8, 12) === 'WEBP') return 'webp';
  return word(4, 8) === 'ftyp' ? (BRANDS[word(8, 12)] ?? null) : null;
}
