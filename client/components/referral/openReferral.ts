import { type FormAction, missingFields } from '../form/formAction.ts';
import { codePath } from './referralPaths.ts';

/** Redirects to the page of a referral code. */
export const openReferral: FormAction = async (_environment, fields) =>
  missingFields(fields, { code: 'enter' }) ?? { to: codePath(fields.get('code') ?? '') };
