/**
 * `userErrors` of mutation payloads: reasons a user can act on. All other failures stay exceptions and are reported in
 * `errors` with a null payload.
 */
import type { Context, SignedInUser } from '#gateway/context.ts';
import { isWrite } from '#gateway/upstream/endpoint.ts';
import {
  InvalidParameters,
  Malformed,
  NotFound,
  Refused,
  SignInRequired,
  Unavailable,
} from '#gateway/upstream/errors.ts';

import { builder } from './builder.ts';
import { MESSAGES } from './validation.ts';

const CODES = {
  REQUIRED: 'A required value is missing (`入力してください`, `選択してください`).',
  INVALID_FORMAT:
    'A value has the wrong form (`メールアドレス形式で入力してください`, `半角数字で入力してください`, `日付を入力してください`).',
  TOO_LONG: 'A text or file is too long, or a list has too many entries.',
  LOGIN_REQUIRED: 'The viewer is a guest and the action needs an account.',
  FORBIDDEN: 'The viewer may not do this.',
  NOT_FOUND: 'The target does not exist or is no longer public.',
  RESERVATION_CLOSED: 'The fair no longer takes reservations.',
  REJECTED: 'The source rejected the request (a reply with status `failure`, or a 4xx status).',
  DUPLICATE: 'The same request is in progress or has already been processed.',
  OUTCOME_UNKNOWN:
    'The source failed or did not answer after the request was sent, so the outcome is unknown. The gateway never repeats the request.',
} as const;

export type UserErrorCode = keyof typeof CODES;

export interface UserErrorSource {
  readonly __typename:
    | 'InvalidInputError'
    | 'LoginRequiredError'
    | 'ReservationClosedError'
    | 'ReservationExistsError'
    | 'ActionRefusedError';
  readonly message: string;
  readonly code: UserErrorCode;
  readonly path: readonly string[] | null;
}

/** An invalid input value. `path` is relative to `input`. */
export function invalidInput(path: readonly string[], code: UserErrorCode, message: string): UserErrorSource {
  return { __typename: 'InvalidInputError', message, code, path };
}

export function actionRefused(code: UserErrorCode, message: string): UserErrorSource {
  return { __typename: 'ActionRefusedError', message, code, path: null };
}

const loginRequired: UserErrorSource = {
  __typename: 'LoginRequiredError',
  message: '保存するには登録が必要です',
  code: 'LOGIN_REQUIRED',
  path: null,
};

const UserErrorCodeEnum = builder.enumType('UserErrorCode', {
  description: 'Stable codes of user errors. Expect codes you do not know yet.',
  values: Object.fromEntries(
    Object.entries(CODES).map(([code, description]) => [code, { value: code, description }]),
  ) as {
    [Code in UserErrorCode]: { value: Code; description: string };
  },
});

export const UserError = builder.interfaceRef<UserErrorSource>('UserError').implement({
  description:
    'A reason why a mutation did not succeed, to show to the user. It changed nothing, unless the code is `OUTCOME_UNKNOWN`.',
  fields: (t) => ({
    message: t.string({
      nonNull: true,
      description: 'Text to show, in Japanese, e.g. `入力してください`.',
      resolve: ({ message }) => message,
    }),
    code: t.field({
      type: UserErrorCodeEnum,
      nonNull: true,
      description: 'Stable code to branch on.',
      resolve: ({ code }) => code,
    }),
    path: t.stringList({
      nullable: true,
      description:
        'Path of the invalid input field, relative to `input`, e.g. `["email"]`; null when no single field is invalid.',
      resolve: ({ path }) => path,
    }),
  }),
});

builder.objectRef<UserErrorSource>('InvalidInputError').implement({
  description: 'An invalid input value; `path` names the field.',
  interfaces: [UserError],
});

builder.objectRef<UserErrorSource>('ActionRefusedError').implement({
  description: 'The action was refused, or its outcome is unknown; `code` says why.',
  interfaces: [UserError],
});

builder.objectRef<UserErrorSource>('LoginRequiredError').implement({
  description:
    'A guest tried to do what needs an account. The message is `保存するには登録が必要です`; for a reservation without its code, it asks for the code. The path is null.',
  interfaces: [UserError],
  fields: (t) => ({
    registerUrl: t.field({
      type: 'URL',
      nonNull: true,
      description: 'Address of the registration page.',
      resolve: (_error, _args, { site }) => `${site.url}/register`,
    }),
  }),
});

/** Input field by upstream form field; a function for forms whose fields are dynamic. */
type InputFieldNames = Readonly<Record<string, string>> | ((field: string) => readonly string[] | null);

function inputPath(field: string, inputFields: InputFieldNames): readonly string[] | null {
  if (typeof inputFields === 'function') return inputFields(field);
  const name = inputFields[field];
  return name ? [name] : null;
}

function userErrorsFromRefused(refused: Refused, inputFields: InputFieldNames): UserErrorSource[] {
  const { fields, status } = refused;
  const byField = Object.entries(fields).flatMap(([field, messages]) =>
    messages.map((text) => {
      // The parser's messages are for developers.
      const message = refused instanceof InvalidParameters ? MESSAGES.unusable : text;
      const path = inputPath(field, inputFields);
      return path ? invalidInput(path, 'REJECTED', message) : actionRefused('REJECTED', message);
    }),
  );
  if (byField.length > 0) return byField;
  if (status === 403) return [actionRefused('FORBIDDEN', 'この操作は許可されていません')];
  if (status === 409) return [actionRefused('DUPLICATE', 'すでに受け付けています')];
  return [actionRefused('REJECTED', '受け付けられませんでした')];
}

/** A write was sent, and no readable reply says what it did. */
const isOutcomeUnknown = (thrown: unknown): boolean =>
  (thrown instanceof Unavailable && thrown.reason === 'outcome-unknown') ||
  (thrown instanceof Malformed && isWrite(thrown.call));

/** For mutations whose effect the same page shows. */
const RELOAD_TO_CHECK = '完了したか確認できませんでした。画面を読み込み直してご確認ください';

/** The user errors of an upstream failure; null for failures a user cannot act on. */
function userErrorsFrom(
  thrown: unknown,
  inputFields: InputFieldNames,
  outcomeUnknown: string,
): UserErrorSource[] | null {
  if (thrown instanceof Refused) return userErrorsFromRefused(thrown, inputFields);
  if (thrown instanceof SignInRequired) return [loginRequired];
  if (thrown instanceof NotFound) return [actionRefused('NOT_FOUND', '見つかりませんでした')];
  if (isOutcomeUnknown(thrown)) return [actionRefused('OUTCOME_UNKNOWN', outcomeUnknown)];
  return null;
}

/** Aborts a mutation inside `runMutation` with user errors. */
export class UserErrorException extends Error {
  readonly userErrors: readonly UserErrorSource[];

  constructor(...userErrors: UserErrorSource[]) {
    super('mutation stopped with user errors');
    this.userErrors = userErrors;
  }
}

/** The signed-in user of a personal write. Throws a LoginRequiredError for a guest. */
export async function requireViewer(
  { viewer }: Context,
  message = loginRequired.message,
): Promise<SignedInUser> {
  const user = await viewer();
  if (!user) throw new UserErrorException({ ...loginRequired, message });
  return user;
}

/** Source of every payload: the result on success, else the user errors. */
export interface Payload<Result> {
  readonly result: Result | null;
  readonly userErrors: readonly UserErrorSource[];
}

/** Defines a payload type with `userErrors`; the mutation's file adds the fields of its result. */
export function payloadType<Result>(name: string, description: string) {
  return builder.objectRef<Payload<Result>>(name).implement({
    description,
    fields: (t) => ({
      userErrors: t.field({
        type: [UserError],
        nonNull: true,
        description:
          'Why the mutation did not succeed; empty on success. Nothing was changed, unless the code is `OUTCOME_UNKNOWN`.',
        resolve: ({ userErrors }) => userErrors,
      }),
    }),
  });
}

/**
 * Runs a mutation and catches what a user can act on as `userErrors`; other failures are rethrown.
 * @param inputFields e.g. `{ basic_nickname: 'nickname' }`
 * @param outcomeUnknown what to do when a write may have been carried out; by default to reload the page
 */
export async function runMutation<Result>(
  mutate: () => Promise<Result>,
  inputFields: InputFieldNames = {},
  outcomeUnknown = RELOAD_TO_CHECK,
): Promise<Payload<Result>> {
  try {
    return { result: await mutate(), userErrors: [] };
  } catch (thrown) {
    const userErrors =
      thrown instanceof UserErrorException
        ? thrown.userErrors
        : userErrorsFrom(thrown, inputFields, outcomeUnknown);
    if (!userErrors) throw thrown;
    return { result: null, userErrors };
  }
}
