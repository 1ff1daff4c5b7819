/** Sign-up, log-in and log-out. Browsers receive a session cookie, native apps receive the token. */
import type { Context } from '#gateway/context.ts';
import { builder } from '#gateway/schema/kit/builder.ts';
import {
  actionRefused,
  payloadType,
  runMutation,
  UserErrorException,
} from '#gateway/schema/kit/userErrors.ts';
import type { Reply } from '#gateway/upstream/endpoint.ts';
import { createSession, createUser, deleteCurrentSession } from '#gateway/upstream/endpoints/users.ts';
import { SignInRequired } from '#gateway/upstream/errors.ts';

import { Viewer, viewer } from '../viewer/Viewer.ts';
import { Account, findViewerAccount, WeddingRole } from './Account.ts';
import { logInErrors, normalizeReferralCode, signUpErrors } from './rules.ts';

interface SessionResult {
  readonly token: string | null;
}

function beginSession(session: Reply<typeof createSession>, context: Context): Promise<SessionResult> {
  const { user_id: userId, token, expires_at: expiresAt } = session;
  return context.startSession({ userId, token, expiresAt });
}

const SignUpInput = builder.inputType('SignUpInput', {
  description: 'The sign-up form. All invalid fields are reported together in `userErrors`.',
  fields: (t) => ({
    email: t.string({ required: true, description: 'Mail address, at most 254 characters.' }),
    password: t.string({ required: true, description: 'Password, 8 to 72 characters.' }),
    nickname: t.string({
      required: true,
      description: 'Nickname, 1 to 30 characters, visible to other users.',
    }),
    weddingRole: t.field({
      type: WeddingRole,
      description: 'Role in the wedding. Required; if omitted, `userErrors` contains `選択してください`.',
    }),
    weddingDate: t.string({
      description:
        'Wedding day as `YYYY-MM-DD`, if known; any other text is rejected with `日付を入力してください`.',
    }),
    referralCode: t.string({
      description:
        'Referral code, if the user was invited; spaces, full-width and small letters are accepted.',
    }),
  }),
});

const LogInInput = builder.inputType('LogInInput', {
  description: 'The log-in form.',
  fields: (t) => ({
    email: t.string({ required: true, description: 'Mail address.' }),
    password: t.string({ required: true, description: 'Password.' }),
  }),
});

const SignUpPayload = payloadType<SessionResult>('SignUpPayload', 'Result of `signUp`.');
const LogInPayload = payloadType<SessionResult>('LogInPayload', 'Result of `logIn`.');

for (const payload of [SignUpPayload, LogInPayload]) {
  builder.objectFields(payload, (t) => ({
    account: t.field({
      type: Account,
      nullable: true,
      description:
        'The account that is now signed in; null if the mutation failed. Null with an entry in `errors` if only the account could not be read: the session has begun.',
      resolve: ({ result }, _args, context) => result && findViewerAccount(context),
    }),
    viewer: t.field({
      type: Viewer,
      nullable: true,
      description: 'The viewer after the mutation; null if it failed.',
      resolve: ({ result }) => result && viewer,
    }),
    token: t.string({
      nullable: true,
      description:
        'Token for native apps, to be sent as `X-WEDDING-TOKEN`. Null if the request carries `Origin` or `Cookie`: browsers get a session cookie instead.',
      resolve: ({ result }) => result?.token,
    }),
  }));
}

const LogOutPayload = payloadType<true>('LogOutPayload', 'Result of `logOut`.');

builder.objectField(LogOutPayload, 'viewer', (t) =>
  t.field({
    type: Viewer,
    nullable: true,
    description: 'The viewer after the mutation, now a guest; null if it failed.',
    resolve: ({ result }) => result && viewer,
  }),
);

/** Input fields by the names the REST API uses in its errors. */
const FORM_FIELDS = {
  email: 'email',
  password: 'password',
  basic_nickname: 'nickname',
  wedding_role: 'weddingRole',
  wedding_date: 'weddingDate',
  referral_code: 'referralCode',
};

/** The same error for an unknown address and a wrong password, so that addresses cannot be probed. */
const invalidCredentials = actionRefused('REJECTED', 'メールアドレスまたはパスワードが違います');

const SIGN_UP_UNKNOWN =
  '登録できたか確認できませんでした。ご記入のメールアドレスとパスワードで、ログインをお試しください。ログインできないときは、もう一度登録してください';

builder.mutationFields((t) => ({
  signUp: t.field({
    type: SignUpPayload,
    nullable: true,
    description:
      'Creates an account and signs the viewer in. A taken mail address and an unknown referral code are reported by field in `userErrors`. Limited per client.',
    args: { input: t.arg({ type: SignUpInput, required: true, description: 'The form.' }) },
    resolve: (_root, { input }, context) =>
      runMutation(
        async () => {
          const form = { ...input, email: input.email.trim(), nickname: input.nickname.trim() };
          const errors = signUpErrors(form);
          const { email, password, nickname, weddingRole, weddingDate, referralCode } = form;
          if (errors.length > 0 || !weddingRole) throw new UserErrorException(...errors);
          const session = await context.rest.send(createUser, {
            email,
            password,
            basic_nickname: nickname,
            wedding_role: weddingRole,
            wedding_date: weddingDate || undefined,
            // Text that cannot be a code is sent unchanged and causes the error of an unknown code.
            referral_code: normalizeReferralCode(referralCode ?? '') ?? (referralCode?.trim() || undefined),
          });
          return beginSession(session, context);
        },
        FORM_FIELDS,
        SIGN_UP_UNKNOWN,
      ),
  }),
  logIn: t.field({
    type: LogInPayload,
    nullable: true,
    description:
      'Signs the viewer in. An unknown address and a wrong password return the same error. Wrong passwords are limited per account and network, then RATE_LIMITED; devices that have logged in before are not locked out by the attempts of others.',
    args: { input: t.arg({ type: LogInInput, required: true, description: 'The form.' }) },
    resolve: (_root, { input }, context) =>
      runMutation(async () => {
        const form = { email: input.email.trim(), password: input.password };
        const errors = logInErrors(form);
        if (errors.length > 0) throw new UserErrorException(...errors);
        const session = await context
          .attemptLogIn(form.email, () => context.rest.send(createSession, form))
          .catch((thrown: unknown) => {
            throw thrown instanceof SignInRequired ? new UserErrorException(invalidCredentials) : thrown;
          });
        return beginSession(session, context);
      }, FORM_FIELDS),
  }),
  logOut: t.field({
    type: LogOutPayload,
    nullable: true,
    description:
      'Ends the session, also while its source is down: the session is refused from then on. Succeeds for guests too.',
    resolve: (_root, _args, context) =>
      runMutation(async () => {
        try {
          await context.endSession(() => context.rest.send(deleteCurrentSession, {}));
        } catch (thrown) {
          // The session had ended already.
          if (!(thrown instanceof SignInRequired)) throw thrown;
        }
        return true as const;
      }),
  }),
}));
