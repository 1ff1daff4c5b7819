/** Validation of sign-up and log-in, before any REST call. */
import { isDay } from '#gateway/schema/kit/scalars.ts';
import { invalidInput, type UserErrorSource } from '#gateway/schema/kit/userErrors.ts';
import { characterCount, isEmail, maxLengthMessage, MESSAGES } from '#gateway/schema/kit/validation.ts';

/** In characters. */
const LIMITS = { email: 254, password: { min: 8, max: 72 }, nickname: 30 } as const;

export interface SignUpForm {
  readonly email: string;
  readonly password: string;
  readonly nickname: string;
  readonly weddingRole?: 'couple' | 'groom' | 'bride' | null;
  readonly weddingDate?: string | null;
}

const tooLong = (field: string, max: number): UserErrorSource =>
  invalidInput([field], 'TOO_LONG', maxLengthMessage(max));
const required = (field: string): UserErrorSource => invalidInput([field], 'REQUIRED', MESSAGES.enter);

function emailErrors(email: string): UserErrorSource[] {
  if (email === '') return [required('email')];
  if (email.length > LIMITS.email) return [tooLong('email', LIMITS.email)];
  return isEmail(email) ? [] : [invalidInput(['email'], 'INVALID_FORMAT', MESSAGES.email)];
}

function passwordErrors(password: string): UserErrorSource[] {
  if (password === '') return [required('password')];
  if (password.length > LIMITS.password.max) return [tooLong('password', LIMITS.password.max)];
  if (password.length >= LIMITS.password.min) return [];
  return [invalidInput(['password'], 'INVALID_FORMAT', `${LIMITS.password.min}文字以上で入力してください`)];
}

function nicknameErrors(nickname: string): UserErrorSource[] {
  if (nickname === '') return [required('nickname')];
  return characterCount(nickname) > LIMITS.nickname ? [tooLong('nickname', LIMITS.nickname)] : [];
}

/** Errors in the order of the form. Expects the address and nickname trimmed. */
export function signUpErrors({
  email,
  password,
  nickname,
  weddingRole,
  weddingDate,
}: SignUpForm): UserErrorSource[] {
  return [
    ...emailErrors(email),
    ...passwordErrors(password),
    ...nicknameErrors(nickname),
    ...(weddingRole ? [] : [invalidInput(['weddingRole'], 'REQUIRED', MESSAGES.choose)]),
    ...(weddingDate && !isDay(weddingDate)
      ? [invalidInput(['weddingDate'], 'INVALID_FORMAT', MESSAGES.date)]
      : []),
  ];
}

/** Does not check the minimum password length: old passwords may be shorter. */
export function logInErrors({ email, password }: Pick<SignUpForm, 'email' | 'password'>): UserErrorSource[] {
  const ofPassword =
    password === ''
      ? [required('password')]
      : password.length > LIMITS.password.max
        ? [tooLong('password', LIMITS.password.max)]
        : [];
  return [...emailErrors(email), ...ofPassword];
}

/** Whether users other than the owner may see the profile. */
export function isProfilePublic(profile: {
  readonly is_active: boolean;
  readonly is_private: boolean;
}): boolean {
  return profile.is_active && !profile.is_private;
}

const REFERRAL_CODE = /^[A-Z0-9]{4,32}$/;

/** A referral code as it is issued: without spaces, half-width, in capitals. Null for text that cannot be a code. */
export function normalizeReferralCode(text: string): string | null {
  const code = text.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase();
  return REFERRAL_CODE.test(code) ? code : null;
}
