const CODE = /^[A-Z0-9]{4,32}$/;

/** The code as it is issued: without spaces, half-width, in capitals. Null for text that cannot be a code. */
export function normalizeReferralCode(text: string): string | null {
  const code = text.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase();
  return CODE.test(code) ? code : null;
}
