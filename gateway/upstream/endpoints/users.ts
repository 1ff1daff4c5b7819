import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { day, id, moment, weddingRole } from './values.ts';

/** The token is a secret: only the owner's native app may receive it. */
const session = z.object({
  user_id: id,
  token: z.string().regex(/^[A-Za-z0-9._-]{16,4096}$/),
  basic_nickname: z.string(),
  expires_at: moment,
});

/** Refused by field: `email` when it is taken, `referral_code` when it is unknown. */
export const createUser = endpoint({
  call: 'X01',
  host: 'api',
  method: 'POST',
  path: '/api/wn/users',
  auth: 'public',
  form: z.object({
    email: z.string().max(254),
    password: z.string().max(72),
    basic_nickname: z.string().max(30),
    wedding_role: weddingRole,
    wedding_date: day.optional(),
    referral_code: z.string().optional(),
  }),
  reply: session,
});

/** SignInRequired both for an unknown email and for a wrong password. */
export const createSession = endpoint({
  call: 'X02',
  host: 'api',
  method: 'POST',
  path: '/api/wn/sessions',
  auth: 'public',
  form: z.object({ email: z.string().max(254), password: z.string().max(72) }),
  reply: session,
});

/** The owner of a token, to verify it. SignInRequired for an invalid token. */
export const getCurrentSession = endpoint({
  call: 'X03',
  host: 'api',
  method: 'GET',
  path: '/api/wn/sessions/current',
  auth: 'token',
  reply: z.object({
    user_id: id,
    basic_nickname: z.string(),
    wedding_role: weddingRole.nullable(),
    expires_at: moment,
  }),
});

/** SignInRequired when the token had already expired; treat it as success. */
export const deleteCurrentSession = endpoint({
  call: 'X04',
  host: 'api',
  method: 'DELETE',
  path: '/api/wn/sessions/current',
  auth: 'token',
  reply: z.undefined(),
});
