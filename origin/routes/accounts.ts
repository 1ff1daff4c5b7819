/** Sign-up, log-in and the proof of a token: X01-X04. */
import { z } from 'zod';
import { hashPassword, verifyPassword } from '../accounts/password.ts';
import { toJapanTime } from '../clock.ts';
import { CHOOSE, Day, REQUIRED, tell, Text } from '../http/fields.ts';
import { Limit } from '../http/limits.ts';
import { FieldRefusal, Refusal } from '../http/refusals.ts';
import type { Serve } from '../http/serve.ts';
import type { Origin } from '../origin.ts';
import { issueTickets } from '../store/tickets.ts';
import { createUser, referrerByCode, userByEmail } from '../store/users.ts';

const MINUTES = 60_000;

/** The tenant whose tickets new members get. */
const TENANT = 1;

const Email = z.email({ error: tell('メールアドレス形式で入力してください', REQUIRED) }).max(254);
const Password = (min: number) =>
  z
    .string({ error: tell() })
    .min(min, `${min}文字以上で入力してください`)
    .max(72, '72文字以内で入力してください');

const SignUp = z.strictObject({
  email: Email,
  password: Password(8),
  basic_nickname: Text.max(30, '30文字以内で入力してください'),
  wedding_role: z.enum(['couple', 'groom', 'bride'], { error: CHOOSE }),
  wedding_date: Day.optional(),
  referral_code: Text.optional(),
});

/** Serves accounts and sessions. */
export function accountRoutes(serve: Serve, { db, sessions }: Origin): void {
  // Ten wrong passwords for one address, or very many attempts of one client: then a pause.
  const wrongPasswords = new Limit(10, 5 * MINUTES);
  const logIns = new Limit(300, 5 * MINUTES);
  const signUps = new Limit(200, 10 * MINUTES);

  const session = async (userId: number, nickname: string) => {
    const { token, expires_at } = await sessions.begin(userId);
    return { user_id: userId, token, basic_nickname: nickname, expires_at: toJapanTime(expires_at) };
  };

  serve({
    call: 'X01',
    method: 'POST',
    path: '/api/wn/users',
    auth: 'public',
    form: SignUp,
    status: 201,
    answer: async ({
      clientKey,
      email,
      password,
      basic_nickname,
      wedding_role,
      wedding_date,
      referral_code,
    }) => {
      signUps.check(clientKey);
      signUps.count(clientKey);
      const referrer = referral_code === undefined ? null : await referrerByCode(db, referral_code);
      if (referrer === undefined) {
        throw new FieldRefusal({ referral_code: ['紹介コードが見つかりません'] });
      }
      const userId = await createUser(db, {
        email,
        passwordHash: await hashPassword(password),
        nickname: basic_nickname,
        role: wedding_role,
        weddingDate: wedding_date ?? null,
        referredBy: referrer?.id ?? null,
      });
      if (userId === null) throw new FieldRefusal({ email: ['このメールアドレスはすでに登録されています'] });
      await issueTickets(db, userId, TENANT);
      return session(userId, basic_nickname);
    },
  });

  serve({
    call: 'X02',
    method: 'POST',
    path: '/api/wn/sessions',
    auth: 'public',
    form: z.strictObject({ email: Email, password: Password(1) }),
    status: 201,
    answer: async ({ clientKey, email, password }) => {
      const address = email.toLowerCase();
      wrongPasswords.check(address);
      logIns.check(clientKey);
      logIns.count(clientKey);
      const user = await userByEmail(db, email);
      const right = await verifyPassword(password, user?.password_hash ?? null);
      if (user === undefined || !right) {
        wrongPasswords.count(address);
        throw new Refusal(401);
      }
      wrongPasswords.clear(address);
      return session(user.id, user.basic_nickname);
    },
  });

  serve({
    call: 'X03',
    method: 'GET',
    path: '/api/wn/sessions/current',
    auth: 'token',
    answer: ({ user }) => ({ ...user, expires_at: toJapanTime(user.expires_at) }),
  });

  serve({
    call: 'X04',
    method: 'DELETE',
    path: '/api/wn/sessions/current',
    auth: 'token',
    status: 204,
    answer: ({ token }) => sessions.end(token),
  });
}
