import { referralPath } from '../../paths.ts';
import { type FormAction, missingFields } from '../form/formAction.ts';

/** As people copy codes: spaces, full-width and small letters are accepted. */
function normalizeCode(code: string): string {
  return code.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase();
}

/** Redirects to the page of a referral code. */
export const openReferral: FormAction = async ({ fields }) =>
  missingFields(fields, { code: 'enter' }) ?? {
    to: referralPath({ code: normalizeCode(fields.get('code') ?? '') }),
  };

/** The page of a referral code, after registration with it. */
export function referralThanksAddress(code: string): string {
  return referralPath({ code: normalizeCode(code) }, { joined: 1 });
}
