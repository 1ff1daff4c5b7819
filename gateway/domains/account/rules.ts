/** Rules of sign-up and log-in: what is checked before the source is asked, in the product's words. */
import { isEmail, MESSAGES, tooLongMessage } from '#gateway/schema/kit/messages.ts';
import { isDay } from '#gateway/schema/kit/scalars.ts';
import { invalidInput, type UserErrorSource } from '#gateway/schema/kit/userErrors.ts';

/** Longest address, password and nickname, shortest password, in characters. */
const LIMITS = { email: 254, password: { least: 8, most: 72 }, nickname: 30 } as const;

/** The form of sign-up. */
export interface SignUp {
  readonly email: string;
  readonly password: string;
  readonly nickname: string;
  readonly weddingRole?: 'couple' | 'groom' | 'bride' | null;
  readonly weddingDate?: string | null;
}

const lengthOf = (text: string): number => [...text].length;
const tooLong = (field: string, most: number): UserErrorSource =>
  invalidInput([field], 'TOO_LONG', tooLongMessage(most));
const missing = (field: string): UserErrorSource => invalidInput([field], 'REQUIRED', MESSAGES.enter);

function emailErrors(email: string): UserErrorSource[] {
  if (email === '') return [missing('email')];
  if (email.length > LIMITS.email) return [tooLong('email', LIMITS.email)];
  return isEmail(email) ? [] : [invalidInput(['email'], 'INVALID_FORMAT', MESSAGES.email)];
}

function passwordErrors(password: string): UserErrorSource[] {
  if (password === '') return [missing('password')];
  if (password.length > LIMITS.password.most) return [tooLong('password', LIMITS.password.most)];
  if (password.length >= LIMITS.password.least) return [];
  return [invalidInput(['password'], 'INVALID_FORMAT', `${LIMITS.password.least}文字以上で入力してください`)];
}

function nicknameErrors(nickname: string): UserErrorSource[] {
  if (nickname === '') return [missing('nickname')];
  return lengthOf(nickname) > LIMITS.nickname ? [tooLong('nickname', LIMITS.nickname)] : [];
}

/** All that is wrong with a sign-up, in the order of the form. Address and nickname are expected without space around them. */
export function signUpErrors({
  email,
  password,
  nickname,
  weddingRole,
  weddingDate,
}: SignUp): UserErrorSource[] {
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

/** All that is wrong with a log-in. An old password may be shorter than new ones have to be. */
export function logInErrors({ email, password }: Pick<SignUp, 'email' | 'password'>): UserErrorSource[] {
  const ofPassword =
    password === ''
      ? [missing('password')]
      : password.length > LIMITS.password.most
        ? [tooLong('password', LIMITS.password.most)]
        : [];
  return [...emailErrors(email), ...ofPassword];
}

/** Whether a profile may be shown to anybody but its owner: it is active and not private. */
export function isShown(profile: { readonly is_active: boolean; readonly is_private: boolean }): boolean {
  return profile.is_active && !profile.is_private;
}
