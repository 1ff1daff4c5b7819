import { type FormAction, missingFields } from '../form/formAction.ts';

/** Redirects to the page of a referral code. */
export const openReferral: FormAction = async (_environment, fields) => {
  const missing = missingFields(fields, { code: 'enter' });
  if (missing) return missing;
  const code = (fields.get('code') ?? '').normalize('NFKC').replaceAll(/\s/g, '');
  return { to: `/referral/${encodeURIComponent(code)}` };
};
