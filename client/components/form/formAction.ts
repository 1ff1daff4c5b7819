import type { FormEvent } from 'react';
import type { Environment } from 'react-relay/hooks.js';
import type { DynamicForm } from '../../dynamicForm.ts';
import { CHECK_FIRST, explainRefusal, isLost } from '../../relay/environment.ts';
import type { Submission } from '../../relay/hydrationData.ts';
import type { SentCopy } from './sentCopy.ts';
import { normalizeDigits } from '../../ui/form/normalize.ts';
import type { Address } from '../../router/address.ts';

/** Result of a form that was carried out. */
export interface Redirect {
  readonly to: string;
  /** A `Set-Cookie` value. */
  readonly cookie?: string;
  /** What was sent, for the thank-you page to show. */
  readonly copy?: SentCopy;
  /** Deletes the draft that an earlier visit without script left in a cookie. */
  readonly clearsDraft?: boolean;
  /** The form was not carried out: its page keeps what was typed. */
  readonly keepsDraft?: boolean;
  /** Values for its page without script, with `keepsDraft`. */
  readonly draft?: Submission['values'];
}

/** The first non-empty file of each field. */
export type FormFiles = ReadonlyMap<string, File>;

/** A form that a visitor has submitted, in the browser or, without script, to the server. */
export interface SubmittedForm {
  readonly fields: URLSearchParams;
  readonly files: FormFiles;
  /** Makes an idempotency key: in the browser a random one, on the server the same one for the same fields. */
  readonly keyOf: FormKeyOf;
}

export type FormKeyOf = (fields: URLSearchParams) => string;

export interface FormRequest extends SubmittedForm {
  readonly environment: Environment;
  /** Of the form's page. */
  readonly address: Address;
  /** The form that the last submission opened; null on the server, which keeps none. */
  readonly opened: DynamicForm | null;
}

/** What a form submits. The value of the button that submitted it is part of the fields. */
export function submittedForm({ currentTarget, nativeEvent }: FormEvent<HTMLFormElement>): SubmittedForm {
  const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
  const fields = new URLSearchParams();
  const files = new Map<string, File>();
  for (const [name, value] of new FormData(currentTarget, submitter)) {
    if (typeof value === 'string') fields.append(name, value);
    else if (value.size > 0 && !files.has(name)) files.set(name, value);
  }
  return { fields, files, keyOf: () => crypto.randomUUID() };
}

/** Carries out a form. Returns a redirect on success, otherwise what to show in the form. */
export type FormAction = (request: FormRequest) => Promise<Submission | Redirect>;

/** Validation messages of the site's own; all others come from the gateway. */
export const MESSAGES = {
  enter: '入力してください',
  choose: '選択してください',
  telLength: '市外局番から10桁または11桁で入力してください',
  sending: '送信中...',
  tooLarge: '10MB以内のファイルを選択してください',
  tooLargeTogether: 'ファイルは合計で12MBまでにしてください',
  wrongKind: 'JPEG・PNG・WebP・PDFのいずれかのファイルを選択してください',
  chooseAgain: '送信が終わらなかったため、選んだファイルは外れています。もう一度選択してください',
  searchedName: '会場名の一部を入力してください',
  searchFailed: '会場を探せませんでした。時間をおいて、もう一度お試しください。',
  unreachable: 'ただいま送信できませんでした。時間をおいて、もう一度お試しください。',
  lost: '通信が途切れ、送信できたか確認できませんでした。',
} as const;

/** An error of the schema; without a path it concerns the whole form. */
export interface UserError {
  readonly message: string;
  readonly path?: readonly string[] | null;
}

/** Never sent back to the page. */
const SECRET_FIELD = /password/i;

/** Fields of telephone numbers: `tel`, `your-tel`. */
const TEL_FIELD = /(?:^|[-_])tel$/;
const TOO_FEW_OR_MANY_DIGITS = /^(?:\d{1,9}|\d{12,})$/;

/** The submitted values without secrets. */
export function submittedValues(fields: URLSearchParams): Submission['values'] {
  return Object.fromEntries([...fields].filter(([name]) => !SECRET_FIELD.test(name)));
}

/**
 * The submitted values with the first error of each field. The empty name holds errors of the whole form. Telephone
 * numbers of another length are named at once: the gateway blames their characters, and only once all else is right.
 */
export function rejectSubmission(fields: URLSearchParams, userErrors: readonly UserError[]): Submission {
  const errors: Record<string, string> = {};
  for (const [name, value] of fields) {
    const number = normalizeDigits(value).replace(/^(?:\+|00)810?/, '0');
    if (TEL_FIELD.test(name) && TOO_FEW_OR_MANY_DIGITS.test(number)) errors[name] = MESSAGES.telLength;
  }
  for (const { message, path } of userErrors) errors[path?.at(-1) ?? ''] ??= message;
  return { values: submittedValues(fields), errors };
}

/**
 * The rejection when the gateway or its source could not be reached, or took no more attempts for now.
 * @param check what to do where the form may have arrived, if its page does not show that
 */
export function rejectUnreachable(
  fields: URLSearchParams,
  failure?: unknown,
  check: string = CHECK_FIRST,
): Submission {
  const lost = isLost(failure) ? MESSAGES.lost + check : MESSAGES.unreachable;
  const message = explainRefusal(failure, '送信', check) ?? lost;
  return rejectSubmission(fields, [{ message }]);
}

/** Rejects a form whose required fields are empty, without a request; null when all are filled in. */
export function missingFields(
  fields: URLSearchParams,
  required: Readonly<Record<string, 'enter' | 'choose'>>,
): Submission | null {
  const errors = Object.entries(required)
    .filter(([name]) => !fields.get(name)?.trim())
    .map(([name, kind]) => ({ message: MESSAGES[kind], path: [name] }));
  return errors.length === 0 ? null : rejectSubmission(fields, errors);
}

/** The trimmed value of a field; null when it is empty. */
export function trimmedValue(fields: URLSearchParams, name: string): string | null {
  return fields.get(name)?.trim() || null;
}
