import { referralPath } from '../../paths.ts';

/** As people copy codes: spaces, full-width and small letters are accepted. */
function normalizeCode(code: string): string {
  return code.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase();
}

/** The page of a referral code. */
export function codePath(code: string): string {
  return referralPath({ code: normalizeCode(code) });
}

/** The same page after registration with the code. */
export function referralThanksAddress(code: string): string {
  return referralPath({ code: normalizeCode(code) }, { joined: 1 });
}
