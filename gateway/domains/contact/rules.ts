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
/** Anything sent faster comes from a script. */
const MIN_FILL_MS = 2_000;

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

/**
 * Detects scripts without a challenge: a filled-in honeypot field, or a form sent faster than a person can type. Null
 * for plausible forms.
 */
export function spamError(
  { trap, openedAt }: { readonly trap: string; readonly openedAt: Date | null },
  now: Date,
): UserErrorSource | null {
  if (trap !== '')
    return actionRefused('REJECTED', '送信できませんでした。お手数ですが、お電話でお問い合わせください');
  const elapsedMs = openedAt === null ? Infinity : now.getTime() - openedAt.getTime();
  return elapsedMs < MIN_FILL_MS
    ? actionRefused('REJECTED', '内容をお確かめのうえ、もう一度送信してください')
    : null;
}
