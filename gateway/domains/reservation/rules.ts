/** Validation of the reservation form, before any REST call, and facts derived from a reservation. */
import { createHash } from 'node:crypto';

import { dayInJapan } from '#gateway/schema/kit/japanTime.ts';
import { isDay } from '#gateway/schema/kit/scalars.ts';
import { invalidInput, type UserErrorCode, type UserErrorSource } from '#gateway/schema/kit/userErrors.ts';
import {
  characterCount,
  isDigits,
  isEmail,
  maxLengthMessage,
  MESSAGES,
} from '#gateway/schema/kit/validation.ts';

/** Texts are trimmed, `tel` is normalized. Null for required fields missing from the input. */
export interface ReservationForm {
  readonly holdTime: string;
  readonly lastName: string;
  readonly firstName: string;
  readonly lastNameKana: string;
  readonly firstNameKana: string;
  readonly email: string;
  readonly tel: string;
  readonly gender: 'female' | 'male' | 'other' | null;
  readonly numberOfParticipants: number | null;
  readonly preferredWeddingDate: string | null;
  readonly message: string | null;
}

/** Lengths in characters, and the number of participants. */
const LIMITS = { name: 50, email: 254, message: 1_000, participants: { min: 1, max: 10 } } as const;

/** Katakana with the characters used in names; excludes e.g. 結衣. */
const KANA_PATTERN = /^[ァ-ヺー・=\s]+$/;
const TEL_PATTERN = /^[0-9]{10,11}$/;

const TEXTS = {
  kana: '全角カタカナで入力してください',
  tel: '市外局番から10桁または11桁で入力してください',
  participants: `${LIMITS.participants.min}〜${LIMITS.participants.max}名で入力してください`,
  past: '今日より後の日付を入力してください',
};

type Check = readonly [field: keyof ReservationForm, code: UserErrorCode, message: string] | null;

function checkName(field: 'lastName' | 'firstName' | 'lastNameKana' | 'firstNameKana', text: string): Check {
  if (text === '') return [field, 'REQUIRED', MESSAGES.enter];
  if (characterCount(text) > LIMITS.name) return [field, 'TOO_LONG', maxLengthMessage(LIMITS.name)];
  return field.endsWith('Kana') && !KANA_PATTERN.test(text) ? [field, 'INVALID_FORMAT', TEXTS.kana] : null;
}

function checkEmail(email: string): Check {
  if (email === '') return ['email', 'REQUIRED', MESSAGES.enter];
  if (email.length > LIMITS.email) return ['email', 'TOO_LONG', maxLengthMessage(LIMITS.email)];
  return isEmail(email) ? null : ['email', 'INVALID_FORMAT', MESSAGES.email];
}

function checkTel(tel: string): Check {
  if (tel === '') return ['tel', 'REQUIRED', MESSAGES.enter];
  if (!isDigits(tel)) return ['tel', 'INVALID_FORMAT', MESSAGES.digits];
  return TEL_PATTERN.test(tel) ? null : ['tel', 'INVALID_FORMAT', TEXTS.tel];
}

function checkParticipants(number: number | null): Check {
  if (number === null) return ['numberOfParticipants', 'REQUIRED', MESSAGES.choose];
  const { min, max } = LIMITS.participants;
  return number >= min && number <= max
    ? null
    : ['numberOfParticipants', 'INVALID_FORMAT', TEXTS.participants];
}

function checkWeddingDate(day: string | null, now: Date): Check {
  if (day === null) return null;
  if (!isDay(day)) return ['preferredWeddingDate', 'INVALID_FORMAT', MESSAGES.date];
  return day > dayInJapan(now) ? null : ['preferredWeddingDate', 'INVALID_FORMAT', TEXTS.past];
}

/** Errors in the order of the form. Does not check that the time is one of the fair's. */
export function reservationErrors(form: ReservationForm, now: Date): UserErrorSource[] {
  const checks: Check[] = [
    form.holdTime === '' ? ['holdTime', 'REQUIRED', MESSAGES.choose] : null,
    checkName('lastName', form.lastName),
    checkName('firstName', form.firstName),
    checkName('lastNameKana', form.lastNameKana),
    checkName('firstNameKana', form.firstNameKana),
    checkEmail(form.email),
    checkTel(form.tel),
    form.gender === null ? ['gender', 'REQUIRED', MESSAGES.choose] : null,
    checkParticipants(form.numberOfParticipants),
    checkWeddingDate(form.preferredWeddingDate, now),
    characterCount(form.message ?? '') > LIMITS.message
      ? ['message', 'TOO_LONG', maxLengthMessage(LIMITS.message)]
      : null,
  ];
  return checks.flatMap((check) => (check ? [invalidInput([check[0]], check[1], check[2])] : []));
}

/** Whether it is active and the day of the fair has not passed in Japan. */
export function isCancellable(
  reservation: { readonly status: 'reserved' | 'cancelled'; readonly hold_at: string },
  now: Date,
): boolean {
  return reservation.status === 'reserved' && dayInJapan(reservation.hold_at) >= dayInJapan(now);
}

/** Digits and letters without the look-alikes 0, O, 1 and I. */
const SHORT_CODE_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const SHORT_CODE_LENGTH = 8;

/** The first bytes of SHA-256 over `{id} {cancel_code}`, each modulo 32; see docs/decisions/0026. */
export function shortCode({
  id,
  cancel_code,
}: {
  readonly id: string;
  readonly cancel_code: string;
}): string {
  const digest = createHash('sha256').update(`${id} ${cancel_code}`).digest();
  return Array.from(digest.subarray(0, SHORT_CODE_LENGTH), (byte) =>
    SHORT_CODE_ALPHABET.charAt(byte % SHORT_CODE_ALPHABET.length),
  ).join('');
}
