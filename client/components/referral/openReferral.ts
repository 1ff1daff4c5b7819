import type { FormAction } from '../form/formAction.ts';
import { missing } from '../form/required.ts';

/** Leads from a code that was typed in to the page of whoever invites. */
export const openReferral: FormAction = async (_environment, fields) => {
  const unfilled = missing(fields, { code: 'enter' });
  if (unfilled) return unfilled;
  const code = (fields.get('code') ?? '').normalize('NFKC').replaceAll(/\s/g, '');
  return { to: `/referral/${encodeURIComponent(code)}` };
};
