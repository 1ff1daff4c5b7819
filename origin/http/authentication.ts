/** Who calls: what the headers prove, by the `x-auth` of the call. */
import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { SessionUser, Sessions } from '../accounts/sessions.ts';
import { HttpError } from './errors.ts';

/** What a call of each kind knows about its caller. */
export type Callers = {
  public: { clientKey: string };
  visitor: { visitorId: string };
  user: { user: SessionUser };
  'optional-user': { user: SessionUser | null; clientKey: string };
  token: { user: SessionUser; token: string };
};
export type AuthScheme = keyof Callers;

const CSRF_VALUE = /^[A-Za-z0-9_-]{16,128}$/;
const TOKEN = /^[A-Za-z0-9._-]{16,4096}$/;

/** The value of a header that was sent once. */
export function header(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : null;
}

/** Double submit: the header X-CSRF-TOKEN has to equal the cookie csrftoken. */
export function checkCsrf(request: FastifyRequest): void {
  const sent = header(request, 'x-csrf-token') ?? '';
  const cookie = request.cookies['csrftoken'] ?? '';
  const equal =
    CSRF_VALUE.test(sent) &&
    sent.length === cookie.length &&
    timingSafeEqual(Buffer.from(sent), Buffer.from(cookie));
  if (!equal) throw new HttpError(403, 'CSRF Failed: CSRF token missing or incorrect.');
}

/** The user whose token was sent. @throws {HttpError} 401 */
async function userOfToken(
  request: FastifyRequest,
  sessions: Sessions,
): Promise<{ user: SessionUser; token: string }> {
  const token = header(request, 'x-wedding-token');
  const user = token !== null && TOKEN.test(token) ? await sessions.userOf(token) : null;
  if (token === null || user === null) throw new HttpError(401);
  return { user, token };
}

/** The user a `user` call acts for: the token's, named again by X-WN-USER-ID. @throws {HttpError} 401, 403 */
async function actingUser(request: FastifyRequest, sessions: Sessions): Promise<SessionUser> {
  const { user } = await userOfToken(request, sessions);
  if (header(request, 'x-wn-user-id') !== String(user.user_id)) throw new HttpError(403);
  return user;
}

/** Proves the caller of a call. `values` are its path, query and form, whose user_id or uuid has to be the caller's. */
export const authenticate: {
  [A in AuthScheme]: (request: FastifyRequest, sessions: Sessions) => Promise<Callers[A]>;
} = {
  public: async (request) => ({ clientKey: header(request, 'x-wn-uuid') ?? request.ip }),
  visitor: async (request) => ({ visitorId: header(request, 'x-wn-uuid') ?? '' }),
  user: async (request, sessions) => ({ user: await actingUser(request, sessions) }),
  'optional-user': async (request, sessions) => {
    const asked = header(request, 'x-wedding-token') ?? header(request, 'x-wn-user-id');
    const user = asked === null ? null : await actingUser(request, sessions);
    return { user, clientKey: header(request, 'x-wn-uuid') ?? request.ip };
  },
  token: async (request, sessions) => {
    const proven = await userOfToken(request, sessions);
    const named = header(request, 'x-wn-user-id');
    if (named !== null && named !== String(proven.user.user_id)) throw new HttpError(401);
    return proven;
  },
};

/** Refuses a call whose user_id or uuid is not the proven caller's. @throws {HttpError} 403 */
export function checkOwnership(caller: Callers[AuthScheme], values: object): void {
  if ('user' in caller && caller.user !== null && 'user_id' in values) {
    if (values.user_id !== caller.user.user_id) throw new HttpError(403);
  }
  if ('visitorId' in caller) {
    if (!('uuid' in values) || values.uuid !== caller.visitorId) throw new HttpError(403);
  }
}
