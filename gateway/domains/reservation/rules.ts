/** Rules of reservations: what is checked before the source is asked, in the product's words. */
import { dayInJapan } from '#gateway/schema/kit/japan.ts';
import { isDigits, isEmail, MESSAGES, tooLongMessage } from '#gateway/schema/kit/messages.ts';
import { isDay } from '#gateway/schema/kit/scalars.ts';
import { invalidInput, type UserErrorCode, type UserErrorSource } from '#gateway/schema/kit/userErrors.ts';

/** The form of a reservation, without space around its texts. What the source may lack is null. */
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

/** Most characters of a name and of the message; how many may come. */
const LIMITS = { name: 50, email: 254, message: 1_000, participants: { least: 1, most: 10 } } as const;

/** Katakana with the signs that names are written with; 結衣 is no reading. */
const KANA = /^[ァ-ヺー・=\s]+$/;
const TEL = /^[0-9]{10,11}$/;

const TEXTS = {
  kana: '全角カタカナで入力してください',
  tel: '市外局番から10桁または11桁で入力してください',
  participants: `${LIMITS.participants.least}〜${LIMITS.participants.most}名で入力してください`,
  past: '今日より後の日付を入力してください',
};

type Check = readonly [field: keyof ReservationForm, code: UserErrorCode, message: string] | null;

const lengthOf = (text: string): number => [...text].length;

function checkName(field: 'lastName' | 'firstName' | 'lastNameKana' | 'firstNameKana', text: string): Check {
  if (text === '') return [field, 'REQUIRED', MESSAGES.enter];
  if (lengthOf(text) > LIMITS.name) return [field, 'TOO_LONG', tooLongMessage(LIMITS.name)];
  return field.endsWith('Kana') && !KANA.test(text) ? [field, 'INVALID_FORMAT', TEXTS.kana] : null;
}

function checkEmail(email: string): Check {
  if (email === '') return ['email', 'REQUIRED', MESSAGES.enter];
  if (email.length > LIMITS.email) return ['email', 'TOO_LONG', tooLongMessage(LIMITS.email)];
  return isEmail(email) ? null : ['email', 'INVALID_FORMAT', MESSAGES.email];
}

function checkTel(tel: string): Check {
  if (tel === '') return ['tel', 'REQUIRED', MESSAGES.enter];
  if (!isDigits(tel)) return ['tel', 'INVALID_FORMAT', MESSAGES.digits];
  return TEL.test(tel) ? null : ['tel', 'INVALID_FORMAT', TEXTS.tel];
}

function checkParticipants(number: number | null): Check {
  if (number === null) return ['numberOfParticipants', 'REQUIRED', MESSAGES.choose];
  const { least, most } = LIMITS.participants;
  return number >= least && number <= most
    ? null
    : ['numberOfParticipants', 'INVALID_FORMAT', TEXTS.participants];
}

function checkWeddingDate(day: string | null, now: Date): Check {
  if (day === null) return null;
  if (!isDay(day)) return ['preferredWeddingDate', 'INVALID_FORMAT', MESSAGES.date];
  return day > dayInJapan(now) ? null : ['preferredWeddingDate', 'INVALID_FORMAT', TEXTS.past];
}

/** All that is wrong with a form, in its order. Whether the time is one of the fair's is for the fair to say. */
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
    lengthOf(form.message ?? '') > LIMITS.message
      ? ['message', 'TOO_LONG', tooLongMessage(LIMITS.message)]
      : null,
  ];
  return checks.flatMap((check) => (check ? [invalidInput([check[0]], check[1], check[2])] : []));
}

/** Whether a reservation can be cancelled: it stands, and the day of its fair has not passed in Japan. */
export function isCancellable(
  reservation: { readonly status: 'reserved' | 'cancelled'; readonly hold_at: string },
  now: Date,
): boolean {
  return reservation.status === 'reserved' && dayInJapan(reservation.hold_at) >= dayInJapan(now);
}
