import { storedValue } from '../../storedValue.ts';

const MAX_GUESTS = 999;

/** A number of guests as typed (`６０名`); null for an empty text, undefined for anything else. */
export function parseGuestCount(text: string): number | null | undefined {
  const digits = text.normalize('NFKC').replaceAll(/[\s名人]/g, '');
  if (digits === '') return null;
  const count = /^\d{1,3}$/.test(digits) ? Number(digits) : 0;
  return count >= 1 && count <= MAX_GUESTS ? count : undefined;
}

/** The visitor's number of guests, asked once and kept on the device; null on the server and until it is given. */
export const { use: useGuestCount, save: saveGuestCount } = storedValue<number | null>({
  key: 'musubi.guestCount',
  parse: (text) => parseGuestCount(text ?? '') ?? null,
  serialize: (count) => count?.toString() ?? null,
});
