/** Validation and spam check of the contact form. */
import { actionRefused, invalidInput, type UserErrorSource } from '#gateway/schema/kit/userErrors.ts';
import {
  characterCount,
  isDigits,
  isEmail,
  maxLengthMessage,
  MESSAGES,
} from '#gateway/schema/kit/validation.ts';

/** In the order of the form. */
const REQUIRED_FIELDS = ['your-name', 'your-email', 'your-message'] as const;
/** In characters. */
const MAX_FIELD_LENGTH = 5_000;
/** A guest who types the fields takes longer. */
const MIN_FILL_MS = 2_000;

/** The page of the company has the number. */
const OFFICE_CONTACT = '「運営会社」のページの電話番号へお問い合わせください';

const invalidFormat = (key: string, message: string): UserErrorSource =>
  invalidInput(['answers', key], 'INVALID_FORMAT', message);

export function contactErrors(answers: ReadonlyMap<string, string>): UserErrorSource[] {
  const email = answers.get('your-email') ?? '';
  const tel = answers.get('your-tel') ?? '';
  return [
    ...REQUIRED_FIELDS.filter((key) => !answers.get(key)).map((key) =>
      invalidInput(['answers', key], 'REQUIRED', MESSAGES.enter),
    ),
    ...(email !== '' && !isEmail(email) ? [invalidFormat('your-email', MESSAGES.email)] : []),
    ...(tel !== '' && !isDigits(tel) ? [invalidFormat('your-tel', MESSAGES.digits)] : []),
    ...[...answers].flatMap(([key, value]) =>
      characterCount(value) > MAX_FIELD_LENGTH
        ? [invalidInput(['answers', key], 'TOO_LONG', maxLengthMessage(MAX_FIELD_LENGTH))]
        : [],
    ),
    ...(answers.get('acceptance') === '1'
      ? []
      : [invalidInput(['answers', 'acceptance'], 'REQUIRED', '個人情報の取り扱いへの同意をお願いします')]),
  ];
}

/** For a filled-in honeypot field, which only scripts find; null for other forms. */
export function trapError(trap: string): UserErrorSource | null {
  if (trap === '') return null;
  return actionRefused('REJECTED', `送信できませんでした。お手数ですが、${OFFICE_CONTACT}`);
}

/** Whether a form was sent faster than its fields can be typed. A time in the future comes from a wrong clock and does not count. */
export function isTooQuick(openedAt: Date, now: Date): boolean {
  const elapsedMs = now.getTime() - openedAt.getTime();
  return elapsedMs >= 0 && elapsedMs < MIN_FILL_MS;
}

export const tooQuick = actionRefused(
  'REJECTED',
  '送信が早すぎたため、受け付けられませんでした。数秒おいて、もう一度「送信」を押してください',
);

export const OUTCOME_UNKNOWN = `お問い合わせが届いたか確認できませんでした。2営業日たってもお返事がないときは、もう一度お送りください。お急ぎのときは、${OFFICE_CONTACT}`;
