/**
 * Refusals of mutations, meant for the person using the product: `userErrors` of every payload. Faults of machines are not refusals;
 * they stay exceptions and arrive in `errors` with a null payload.
 */
import { NotFound, Refused, SignInRequired, Unavailable } from '#gateway/upstream/errors.ts';

import { builder } from '../builder.ts';

const CODES = {
  REQUIRED: 'A required value is missing (`入力してください`, `選択してください`).',
  INVALID_FORMAT:
    'A value has the wrong form (`メールアドレス形式で入力してください`, `半角数字で入力してください`, `日付を入力してください`).',
  TOO_LONG: 'A text or file is too long, or a list has too many entries.',
  LOGIN_REQUIRED: 'The viewer is a guest and the action needs registration (`保存するには登録が必要です`).',
  FORBIDDEN: 'The viewer may not do this.',
  NOT_FOUND: 'The target does not exist or is no longer public.',
  RESERVATION_CLOSED: 'The fair no longer takes reservations.',
  REJECTED: 'The source refused the request (a reply with status `failure`, or a 4xx answer).',
  DUPLICATE: 'The same request is being handled or was handled already.',
  OUTCOME_UNKNOWN:
    'The source did not answer in time; it is not known whether the change was made. It is never repeated by the gateway.',
} as const;

/** Stable codes of refusals. */
export type UserErrorCode = keyof typeof CODES;

/** A refusal. */
export interface UserErrorSource {
  readonly __typename:
    | 'InvalidInputError'
    | 'LoginRequiredError'
    | 'ReservationClosedError'
    | 'ActionRefusedError';
  readonly message: string;
  readonly code: UserErrorCode;
  readonly path: readonly string[] | null;
}

/** An input value broke a rule. `path` lies below `input`. */
export function invalidInput(path: readonly string[], code: UserErrorCode, message: string): UserErrorSource {
  return { __typename: 'InvalidInputError', message, code, path };
}

/** Any other refusal. */
export function refusal(code: UserErrorCode, message: string): UserErrorSource {
  return { __typename: 'ActionRefusedError', message, code, path: null };
}

/** A guest tried to save something. */
export const loginRequired: UserErrorSource = {
  __typename: 'LoginRequiredError',
  message: '保存するには登録が必要です',
  code: 'LOGIN_REQUIRED',
  path: null,
};

const UserErrorCodeEnum = builder.enumType('UserErrorCode', {
  description: 'Stable codes of the refusals a mutation can report. Expect codes you do not know yet.',
  values: Object.fromEntries(
    Object.entries(CODES).map(([code, description]) => [code, { value: code, description }]),
  ) as {
    [Code in UserErrorCode]: { value: Code; description: string };
  },
});

export const UserError = builder.interfaceRef<UserErrorSource>('UserError').implement({
  description: 'A reason why a mutation did nothing, meant for the person using the product.',
  fields: (t) => ({
    message: t.string({
      infallible: true,
      description: 'Text to show, in Japanese, e.g. `入力してください`.',
      resolve: ({ message }) => message,
    }),
    code: t.field({
      type: UserErrorCodeEnum,
      infallible: true,
      description: 'Stable code to branch on.',
      resolve: ({ code }) => code,
    }),
    path: t.stringList({
      nullable: true,
      description:
        'Path of the offending input field below `input`, e.g. `["email"]`; null when no single field is at fault.',
      resolve: ({ path }) => path,
    }),
  }),
});

builder.objectRef<UserErrorSource>('InvalidInputError').implement({
  description: 'An input value broke a rule; `path` names it.',
  interfaces: [UserError],
});

builder.objectRef<UserErrorSource>('ActionRefusedError').implement({
  description: 'Any other refusal; `code` says which.',
  interfaces: [UserError],
});

builder.objectRef<UserErrorSource>('LoginRequiredError').implement({
  description:
    'A guest tried to save something. The message is always `保存するには登録が必要です`, the path null.',
  interfaces: [UserError],
  fields: (t) => ({
    registerUrl: t.field({
      type: 'URL',
      infallible: true,
      description: 'Where to send the guest: the registration page.',
      resolve: (_error, _args, { site }) => `${site.url}/register`,
    }),
  }),
});

/** Names of form fields upstream, in GraphQL's spelling; a function where the fields are not known beforehand. */
type FieldNames = Readonly<Record<string, string>> | ((field: string) => readonly string[] | null);

function pathOf(field: string, names: FieldNames): readonly string[] | null {
  if (typeof names === 'function') return names(field);
  const name = names[field];
  return name ? [name] : null;
}

function ofRefused({ fields, status }: Refused, names: FieldNames): UserErrorSource[] {
  const byField = Object.entries(fields).flatMap(([field, messages]) =>
    messages.map((message) => {
      const path = pathOf(field, names);
      return path ? invalidInput(path, 'REJECTED', message) : refusal('REJECTED', message);
    }),
  );
  if (byField.length > 0) return byField;
  if (status === 403) return [refusal('FORBIDDEN', 'この操作は許可されていません')];
  if (status === 409) return [refusal('DUPLICATE', 'すでに受け付けています')];
  return [refusal('REJECTED', '受け付けられませんでした')];
}

/** The refusals behind a failure of the REST API; null for faults. */
function refusalsOf(thrown: unknown, names: FieldNames): UserErrorSource[] | null {
  if (thrown instanceof Refused) return ofRefused(thrown, names);
  if (thrown instanceof SignInRequired) return [loginRequired];
  if (thrown instanceof NotFound) return [refusal('NOT_FOUND', '見つかりませんでした')];
  if (thrown instanceof Unavailable && thrown.reason === 'outcome-unknown') {
    return [refusal('OUTCOME_UNKNOWN', '完了したか確認できませんでした。画面を読み込み直してご確認ください')];
  }
  return null;
}

/** Thrown inside `attempt` to stop with refusals of our own. */
export class Stop extends Error {
  readonly userErrors: readonly UserErrorSource[];

  constructor(...userErrors: UserErrorSource[]) {
    super('refused');
    this.userErrors = userErrors;
  }
}

/** What every payload is made of: the result when all went well, else the refusals. */
export interface Payload<Result> {
  readonly done: Result | null;
  readonly userErrors: readonly UserErrorSource[];
}

/** Defines the payload type of a mutation with its `userErrors`; the mutation's file adds what it gives when done. */
export function payloadType<Result>(name: string, description: string) {
  return builder.objectRef<Payload<Result>>(name).implement({
    description,
    fields: (t) => ({
      userErrors: t.field({
        type: [UserError],
        infallible: true,
        description: 'Why nothing was done; empty on success.',
        resolve: ({ userErrors }) => userErrors,
      }),
    }),
  });
}

/**
 * Runs a mutation: its result, or the refusals it met, as a payload. Faults are thrown on.
 * @param names upstream form fields that are input fields, e.g. `{ basic_nickname: 'nickname' }`.
 */
export async function attempt<Result>(
  act: () => Promise<Result>,
  names: FieldNames = {},
): Promise<Payload<Result>> {
  try {
    return { done: await act(), userErrors: [] };
  } catch (thrown) {
    const userErrors = thrown instanceof Stop ? thrown.userErrors : refusalsOf(thrown, names);
    if (!userErrors) throw thrown;
    return { done: null, userErrors };
  }
}
