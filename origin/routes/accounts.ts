/** Sign-up, log-in and sessions. */
import { z } from 'zod';
import { hashPassword, verifyPassword } from '../accounts/password.ts';
import { MINUTE_MS, toJapanTime } from '../japanTime.ts';
import { CHOICE_REQUIRED, Day, REQUIRED, fieldError, Text } from '../http/fields.ts';
import { RateLimiter } from '../http/rateLimit.ts';
import { ValidationError, HttpError } from '../http/errors.ts';
import type { DefineEndpoint } from '../http/endpoint.ts';
import type { OriginContext } from '../context.ts';
import { issueTickets } from '../store/tickets.ts';
import { createUser, referrerByCode, userByEmail } from '../store/users.ts';

/** Tenant of the tickets issued to new members. */
const TENANT_ID = 1;

const Email = z.email({ error: fieldError('メールアドレス形式で入力してください', REQUIRED) }).max(254);
const Password = (min: number) =>
  z
    .string({ error: fieldError() })
    .min(min, `${min}文字以上で入力してください`)
    .max(72, '72文字以内で入力してください');

const SignUp = z.strictObject({
  email: Email,
  password: Password(8),
  basic_nickname: Text.max(30, '30文字以内で入力してください'),
  wedding_role: z.enum(['couple', 'groom', 'bride'], { error: CHOICE_REQUIRED }),
  wedding_date: Day.optional(),
  referral_code: Text.optional(),
});

export function accountRoutes(endpoint: DefineEndpoint, { db, sessions }: OriginContext): void {
  // Limits per account and per client. The one per account is far above the gateway's, which knows networks and
  // devices: a lower one would let strangers lock owners out.
  const failedLogIns = new RateLimiter(60, 5 * MINUTE_MS);
  const logIns = new RateLimiter(300, 5 * MINUTE_MS);
  const signUps = new RateLimiter(200, 10 * MINUTE_MS);

  const session = async (userId: number, nickname: string) => {
    const { token, expires_at } = await sessions.begin(userId);
    return { user_id: userId, token, basic_nickname: nickname, expires_at: toJapanTime(expires_at) };
  };

  endpoint({
    call: 'X01',
    method: 'POST',
    path: '/api/wn/users',
    auth: 'public',
    form: SignUp,
    status: 201,
    handler: async ({
      clientKey,
      email,
      password,
      basic_nickname,
      wedding_role,
      wedding_date,
      referral_code,
    }) => {
      signUps.assertAllowed(clientKey);
      signUps.record(clientKey);
      const referrer = referral_code === undefined ? null : await referrerByCode(db, referral_code);
      if (referrer === undefined) {
        throw new ValidationError({ referral_code: ['紹介コードが見つかりません'] });
      }
      const userId = await createUser(db, {
        email,
        passwordHash: await hashPassword(password),
        nickname: basic_nickname,
        role: wedding_role,
        weddingDate: wedding_date ?? null,
        referredBy: referrer?.id ?? null,
      });
      if (userId === null)
        throw new ValidationError({ email: ['このメールアドレスはすでに登録されています'] });
      await issueTickets(db, { userId, tenantId: TENANT_ID, referrerId: referrer?.id ?? null });
      return session(userId, basic_nickname);
    },
  });

  endpoint({
    call: 'X02',
    method: 'POST',
    path: '/api/wn/sessions',
    auth: 'public',
    form: z.strictObject({ email: Email, password: Password(1) }),
    status: 201,
    handler: async ({ clientKey, email, password }) => {
      const address = email.toLowerCase();
      failedLogIns.assertAllowed(address);
      logIns.assertAllowed(clientKey);
      logIns.record(clientKey);
      // Counted before the password is checked, so that concurrent attempts count too.
      failedLogIns.record(address);
      const user = await userByEmail(db, email);
      const isCorrect = await verifyPassword(password, user?.password_hash ?? null);
      if (user === undefined || !isCorrect) throw new HttpError(401);
      failedLogIns.reset(address);
      return session(user.id, user.basic_nickname);
    },
  });

  endpoint({
    call: 'X03',
    method: 'GET',
    path: '/api/wn/sessions/current',
    auth: 'token',
    handler: ({ user }) => ({ ...user, expires_at: toJapanTime(user.expires_at) }),
  });

  endpoint({
    call: 'X04',
    method: 'DELETE',
    path: '/api/wn/sessions/current',
    auth: 'token',
    status: 204,
    handler: ({ token }) => sessions.end(token),
  });
}
