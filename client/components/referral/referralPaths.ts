import { formatAddress } from '../../router/address.ts';

/** As people copy codes: spaces, full-width and small letters are accepted. */
function normalizeCode(code: string): string {
  return code.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase();
}

/** The page of a referral code. */
export function referralPath(code: string): string {
  return `/referral/${encodeURIComponent(normalizeCode(code))}`;
}

/** The same page after registration with the code. */
export function referralThanksAddress(code: string): string {
  return formatAddress(referralPath(code), [['joined', '1']]);
}
