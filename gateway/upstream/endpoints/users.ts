import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { day, id, moment, weddingRole } from './values.ts';

/** What opens a session: the token is a secret and goes to nobody but its owner's own native app. */
const session = z.object({
  user_id: id,
  token: z.string().regex(/^[A-Za-z0-9._-]{16,4096}$/),
  basic_nickname: z.string(),
  expires_at: moment,
});

/** Sign-up. Refused by field: `email` when the address is taken, `referral_code` when the code is unknown. */
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

/** Log-in. SignInRequired for an unknown address and for a wrong password alike. */
export const createSession = endpoint({
  call: 'X02',
  host: 'api',
  method: 'POST',
  path: '/api/wn/sessions',
  auth: 'public',
  form: z.object({ email: z.string().max(254), password: z.string().max(72) }),
  reply: session,
});

/** Whose token it is: the proof taken before anything is done for a user. SignInRequired when it is nobody's. */
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

/** Log-out. SignInRequired when the token had ended already, which is a success too. */
export const deleteCurrentSession = endpoint({
  call: 'X04',
  host: 'api',
  method: 'DELETE',
  path: '/api/wn/sessions/current',
  auth: 'token',
  reply: z.undefined(),
});
