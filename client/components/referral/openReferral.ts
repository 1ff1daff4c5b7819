import { type FormAction, missingFields } from '../form/formAction.ts';
import { referralPath } from './referralPaths.ts';

/** Redirects to the page of a referral code. */
export const openReferral: FormAction = async (_environment, fields) =>
  missingFields(fields, { code: 'enter' }) ?? { to: referralPath(fields.get('code') ?? '') };
