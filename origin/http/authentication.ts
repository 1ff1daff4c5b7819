/** Authentication by the `x-auth` of an endpoint in the contract. */
import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { SessionUser, Sessions } from '../accounts/sessions.ts';
import { HttpError } from './errors.ts';

/** What an endpoint gets about its caller, by authentication scheme. */
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

/** Null for a missing, empty or repeated header. */
export function header(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : null;
}

/** Double submit: the X-CSRF-TOKEN header must equal the csrftoken cookie. @throws {HttpError} 403 */
export function checkCsrf(request: FastifyRequest): void {
  const sent = header(request, 'x-csrf-token') ?? '';
  const cookie = request.cookies['csrftoken'] ?? '';
  const isEqual =
    CSRF_VALUE.test(sent) &&
    sent.length === cookie.length &&
    timingSafeEqual(Buffer.from(sent), Buffer.from(cookie));
  if (!isEqual) throw new HttpError(403, 'CSRF Failed: CSRF token missing or incorrect.');
}

/** @throws {HttpError} 401 without a valid token */
async function userOfToken(
  request: FastifyRequest,
  sessions: Sessions,
): Promise<{ user: SessionUser; token: string }> {
  const token = header(request, 'x-wedding-token');
  const user = token !== null && TOKEN.test(token) ? await sessions.userOf(token) : null;
  if (token === null || user === null) throw new HttpError(401);
  return { user, token };
}

/** The token's user, which X-WN-USER-ID must name as well. @throws {HttpError} 401, 403 */
async function actingUser(request: FastifyRequest, sessions: Sessions): Promise<SessionUser> {
  const { user } = await userOfToken(request, sessions);
  if (header(request, 'x-wn-user-id') !== String(user.user_id)) throw new HttpError(403);
  return user;
}

export const authenticate: {
  [A in AuthScheme]: (request: FastifyRequest, sessions: Sessions) => Promise<Callers[A]>;
} = {
  public: async (request) => ({ clientKey: header(request, 'x-wn-uuid') ?? request.ip }),
  visitor: async (request) => ({ visitorId: header(request, 'x-wn-uuid') ?? '' }),
  user: async (request, sessions) => ({ user: await actingUser(request, sessions) }),
  'optional-user': async (request, sessions) => {
    const credentials = header(request, 'x-wedding-token') ?? header(request, 'x-wn-user-id');
    const user = credentials === null ? null : await actingUser(request, sessions);
    return { user, clientKey: header(request, 'x-wn-uuid') ?? request.ip };
  },
  token: async (request, sessions) => {
    const authenticated = await userOfToken(request, sessions);
    const userId = header(request, 'x-wn-user-id');
    if (userId !== null && userId !== String(authenticated.user.user_id)) throw new HttpError(401);
    return authenticated;
  },
};

/** The user_id or uuid of a request must be the caller's. @throws {HttpError} 403 */
export function checkOwnership(caller: Callers[AuthScheme], values: object): void {
  if ('user' in caller && caller.user !== null && 'user_id' in values) {
    if (values.user_id !== caller.user.user_id) throw new HttpError(403);
  }
  if ('visitorId' in caller) {
    if (!('uuid' in values) || values.uuid !== caller.visitorId) throw new HttpError(403);
  }
}
