/** Sign-up, log-in and log-out. A browser gets a cookie and never sees the token; a native app gets the token. */
import type { Context } from '#gateway/context.ts';
import { builder } from '#gateway/schema/builder.ts';
import { attempt, payloadType, refusal, Stop } from '#gateway/schema/kit/userErrors.ts';
import { createSession, createUser, deleteCurrentSession } from '#gateway/upstream/endpoints/users.ts';
import type { Reply } from '#gateway/upstream/endpoint.ts';
import { SignInRequired } from '#gateway/upstream/errors.ts';

import { Viewer, viewer } from '../viewer/Viewer.ts';
import { Account, WeddingRole } from './Account.ts';
import { countWrong, forgetWrong, refuseTired } from './attempts.ts';
import { logInErrors, signUpErrors } from './rules.ts';
import { type AccountSource, viewersAccount } from './source.ts';

interface Entered {
  readonly account: AccountSource | null;
  readonly token: string | null;
}

/** Makes the viewer the owner of a session that just began. */
async function enter(session: Reply<typeof createSession>, context: Context): Promise<Entered> {
  const { user_id: userId, token, expires_at: expiresAt } = session;
  const started = await context.startSession({ userId, token, expiresAt });
  return { account: await viewersAccount(context), token: started.token };
}

const SignUpInput = builder.inputType('SignUpInput', {
  description: 'The form of sign-up. Everything wrong with it is told at once in `userErrors`.',
  fields: (t) => ({
    email: t.string({ required: true, description: 'Mail address, at most 254 characters.' }),
    password: t.string({ required: true, description: '8 to 72 characters.' }),
    nickname: t.string({ required: true, description: '1 to 30 characters, shown to other users.' }),
    weddingRole: t.field({
      type: WeddingRole,
      description: 'Role in the wedding. Required: left out it is refused with `選択してください`.',
    }),
    weddingDate: t.string({
      description:
        'Day of the wedding as `YYYY-MM-DD`, where known; anything else is refused with `日付を入力してください`.',
    }),
    referralCode: t.string({ description: 'Referral code, where somebody invited the user.' }),
  }),
});

const LogInInput = builder.inputType('LogInInput', {
  description: 'The form of log-in.',
  fields: (t) => ({
    email: t.string({ required: true, description: 'Mail address.' }),
    password: t.string({ required: true, description: 'Password.' }),
  }),
});

const SignUpPayload = payloadType<Entered>('SignUpPayload', 'Result of `signUp`.');
const LogInPayload = payloadType<Entered>('LogInPayload', 'Result of `logIn`.');

for (const payload of [SignUpPayload, LogInPayload]) {
  builder.objectFields(payload, (t) => ({
    account: t.field({
      type: Account,
      nullable: true,
      description: 'The account that is now logged in.',
      resolve: ({ done }) => done?.account,
    }),
    viewer: t.field({
      type: Viewer,
      nullable: true,
      description: 'The viewer after the change.',
      resolve: ({ done }) => done && viewer,
    }),
    token: t.string({
      nullable: true,
      description:
        'Token for native apps, to be sent as `X-WEDDING-TOKEN`. Null when the request carries `Origin` or `Cookie`: a browser gets a cookie and never the token.',
      resolve: ({ done }) => done?.token,
    }),
  }));
}

const LogOutPayload = payloadType<true>('LogOutPayload', 'Result of `logOut`.');

builder.objectField(LogOutPayload, 'viewer', (t) =>
  t.field({
    type: Viewer,
    nullable: true,
    description: 'The viewer after the change: a guest.',
    resolve: ({ done }) => done && viewer,
  }),
);

/** Form fields of X01 that have another name here. */
const FORM_FIELDS = {
  email: 'email',
  password: 'password',
  basic_nickname: 'nickname',
  wedding_role: 'weddingRole',
  wedding_date: 'weddingDate',
  referral_code: 'referralCode',
};

/** One answer for an unknown address and for a wrong password, lest it tell which addresses are known. */
const wrongPair = refusal('REJECTED', 'メールアドレスまたはパスワードが違います');

/** Ends the session upstream (X04); gone already is a success. */
async function endSession({ reads }: Context): Promise<void> {
  try {
    await reads.send(deleteCurrentSession, {});
  } catch (thrown) {
    if (!(thrown instanceof SignInRequired)) throw thrown;
  }
}

builder.mutationFields((t) => ({
  signUp: t.field({
    type: SignUpPayload,
    nullable: true,
    description:
      'Makes an account and logs the viewer in (X01). An address that is taken and an unknown referral code are told by field.',
    args: { input: t.arg({ type: SignUpInput, required: true, description: 'The form.' }) },
    resolve: (_root, { input }, context) =>
      attempt(async () => {
        const form = { ...input, email: input.email.trim(), nickname: input.nickname.trim() };
        const errors = signUpErrors(form);
        const { email, password, nickname, weddingRole, weddingDate, referralCode } = form;
        if (errors.length > 0 || !weddingRole) throw new Stop(...errors);
        const session = await context.reads.send(createUser, {
          email,
          password,
          basic_nickname: nickname,
          wedding_role: weddingRole,
          wedding_date: weddingDate || undefined,
          referral_code: referralCode?.trim() || undefined,
        });
        return enter(session, context);
      }, FORM_FIELDS),
  }),
  logIn: t.field({
    type: LogInPayload,
    nullable: true,
    description:
      'Logs the viewer in (X02). The same refusal for an unknown address and for a wrong password. Attempts are limited per address and per client.',
    args: { input: t.arg({ type: LogInInput, required: true, description: 'The form.' }) },
    resolve: (_root, { input }, context) =>
      attempt(async () => {
        const form = { email: input.email.trim(), password: input.password };
        const errors = logInErrors(form);
        if (errors.length > 0) throw new Stop(...errors);
        refuseTired(form.email, context.now());
        const session = await context.reads.send(createSession, form).catch((thrown: unknown) => {
          if (!(thrown instanceof SignInRequired)) throw thrown;
          countWrong(form.email, context.now());
          throw new Stop(wrongPair);
        });
        forgetWrong(form.email);
        return enter(session, context);
      }, FORM_FIELDS),
  }),
  logOut: t.field({
    type: LogOutPayload,
    nullable: true,
    description: 'Ends the session (X04). Succeeds for a guest too.',
    resolve: (_root, _args, context) =>
      attempt(async () => {
        await endSession(context);
        await context.endSession();
        return true as const;
      }),
  }),
}));
