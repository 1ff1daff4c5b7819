/** Rules of referral codes. */

const CODE = /^[A-Za-z0-9]{4,32}$/;

/** A code as people copy it, without spaces and in half-width signs; null when it can be no code. */
export function referralCodeOf(given: string): string | null {
  const code = given.normalize('NFKC').replaceAll(/\s/g, '');
  return CODE.test(code) ? code : null;
}
