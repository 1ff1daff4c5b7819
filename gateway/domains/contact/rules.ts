/** Rules of the contact form: what has to be filled in, and what a person does not do. */
import { isDigits, isEmail, MESSAGES, tooLongMessage } from '#gateway/schema/kit/messages.ts';
import { invalidInput, refusal, type UserErrorSource } from '#gateway/schema/kit/userErrors.ts';

/** Fields that have to be filled in, in the order of the form. */
const NEEDED = ['your-name', 'your-email', 'your-message'] as const;
/** Most characters of one field. */
const LONGEST = 5_000;
/** Least time a person takes for the form, in milliseconds. */
const LEAST_MS = 2_000;

const wrong = (key: string, message: string): UserErrorSource =>
  invalidInput(['answers', key], 'INVALID_FORMAT', message);

/** All that is wrong with a contact form, by key of its fields. */
export function contactErrors(answers: ReadonlyMap<string, string>): UserErrorSource[] {
  const email = answers.get('your-email') ?? '';
  const tel = answers.get('your-tel') ?? '';
  return [
    ...NEEDED.filter((key) => !answers.get(key)).map((key) =>
      invalidInput(['answers', key], 'REQUIRED', MESSAGES.enter),
    ),
    ...(email !== '' && !isEmail(email) ? [wrong('your-email', MESSAGES.email)] : []),
    ...(tel !== '' && !isDigits(tel) ? [wrong('your-tel', MESSAGES.digits)] : []),
    ...[...answers].flatMap(([key, value]) =>
      [...value].length > LONGEST
        ? [invalidInput(['answers', key], 'TOO_LONG', tooLongMessage(LONGEST))]
        : [],
    ),
    ...(answers.get('acceptance') === '1'
      ? []
      : [invalidInput(['answers', 'acceptance'], 'REQUIRED', '個人情報の取り扱いへの同意をお願いします')]),
  ];
}

/**
 * What tells a machine from a person without asking anything of people: a field nobody sees that was filled in, or a form that was sent sooner
 * than anybody can write. Null when a person may have sent it.
 */
export function spamError(
  { trap, openedAt }: { readonly trap: string; readonly openedAt: Date | null },
  now: Date,
): UserErrorSource | null {
  if (trap !== '')
    return refusal('REJECTED', '送信できませんでした。お手数ですが、お電話でお問い合わせください');
  const tookMs = openedAt === null ? Infinity : now.getTime() - openedAt.getTime();
  return tookMs < LEAST_MS ? refusal('REJECTED', '内容をお確かめのうえ、もう一度送信してください') : null;
}
