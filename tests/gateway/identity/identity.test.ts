import { describe, expect, test } from 'vitest';
import { createMemoryStore } from '#gateway/cache/store.ts';
import { IdentityService, type Identity, VerifiedTokens } from '#gateway/identity/identity.ts';
import { SessionCookies } from '#gateway/identity/session.ts';
import { VISITOR_PROTOCOL, VisitorRegistry } from '#gateway/identity/claims.ts';
import { countHallClips } from '#gateway/upstream/endpoints/clips.ts';
import type { RestDataSource } from '#gateway/upstream/dataSource.ts';
import type { RequestHandler } from '../upstream/faultyServer.ts';
import { failureOf, guest, createTestbed, startTestbed } from '../upstream/testbed.ts';

const TOKEN = 'wt_test_0123456789abcdef';
const SECRET = 'a secret of at least thirty-two characters';
const NEXT_YEAR = new Date(Date.now() + 3e10).toISOString();
const options = {
  sessionSecrets: [SECRET] as const,
  siteUrl: 'https://site.example',
  appMarker: 'MusubiApp',
};
const current = { user_id: 7, basic_nickname: 'はな', wedding_role: 'bride', expires_at: NEXT_YEAR };

/** Accepts one token and all visitors; the user has seven clips. */
const validApi: RequestHandler = (reply, _number, { target, headers }) => {
  if (target.startsWith('/api/uuid/')) reply.json({ uuid: headers['x-wn-uuid'], created_at: NEXT_YEAR });
  else if (headers['x-wedding-token'] !== TOKEN) reply.json({ detail: '' }, 401);
  else reply.json(target.startsWith('/api/wn/sessions') ? current : { count: 7 });
};

/** A data source connected to an identity, as in the context. */
function restOf(testbed: ReturnType<typeof createTestbed>, identity: Identity): RestDataSource {
  const rest: RestDataSource = testbed.rest({
    ...guest(),
    visitorId: identity.visitorId,
    user: () => identity.user(rest),
    token: () => identity.token(),
  });
  return rest;
}

const LOOPBACK = '127.0.0.1';

const createService = (testbed: ReturnType<typeof createTestbed>, store = createMemoryStore()) =>
  new IdentityService(options, testbed.upstream, store);

const cookieOf = (cookies: readonly string[], name: string): string =>
  cookies.find((cookie) => cookie.startsWith(`${name}=`)) ?? '';

describe('token verification', () => {
  test('happens once per request, and at most once a minute', async () => {
    await using testbed = await startTestbed(validApi);
    const identities = createService(testbed);
    const headers = { 'x-wedding-token': TOKEN, 'x-wn-uuid': 'Ab3Ab3Ab3Ab3Ab31' };
    for (let request = 0; request < 3; request += 1) {
      const identity = identities.forRequest(headers, LOOPBACK, 'a-request');
      const rest = restOf(testbed, identity);
      const [user, count] = await Promise.all([identity.user(rest), rest.get(countHallClips, {})]);
      expect(user).toMatchObject({
        id: '7',
        token: TOKEN,
        profile: { basic_nickname: 'はな', wedding_role: 'bride' },
      });
      expect(count).toEqual({ count: 7 });
    }
    const verified = testbed.requests.filter(({ target }) => target === '/api/wn/sessions/current');
    expect(verified).toHaveLength(1);
    expect(verified[0]?.headers).toMatchObject({ 'x-wedding-token': TOKEN });
    expect(verified[0]?.headers).not.toHaveProperty('x-wn-user-id');
  });

  test('an invalid token, or one of another user than claimed, gives a guest and no user call', async () => {
    await using testbed = await startTestbed(validApi);
    const identities = createService(testbed);
    for (const headers of [
      { 'x-wedding-token': 'wt_wrong_0123456789abcdef' },
      { 'x-wedding-token': TOKEN, 'x-wn-user-id': '8' },
      {},
    ]) {
      const identity = identities.forRequest(
        { ...headers, 'x-wn-uuid': 'Ab3Ab3Ab3Ab3Ab31' },
        LOOPBACK,
        'a-request',
      );
      const rest = restOf(testbed, identity);
      expect(await identity.user(rest)).toBeNull();
      expect(await failureOf(rest.get(countHallClips, {}))).toMatchObject({ name: 'SignInRequired' });
    }
    expect(testbed.requests.filter(({ target }) => target.includes('hall_clips'))).toHaveLength(0);
  });

  test('when verification fails the user is unknown, not a guest', async () => {
    await using testbed = await startTestbed((reply) => reply.send('', 500));
    const identity = createService(testbed).forRequest(
      { 'x-wedding-token': TOKEN, 'x-wn-uuid': 'Ab3Ab3Ab3Ab3Ab31' },
      LOOPBACK,
      'a-request',
    );
    const rest = restOf(testbed, identity);
    expect(await failureOf(identity.user(rest))).toMatchObject({ reason: 'status', status: 500 });
    expect(await failureOf(rest.get(countHallClips, {}))).toMatchObject({ call: 'X03' });
  });

  test('expires, and is removed at log-out', async () => {
    const user = { id: '7', token: TOKEN, profile: { basic_nickname: 'はな', wedding_role: null } };
    const verified = new VerifiedTokens(20);
    verified.add(user);
    expect(verified.get(TOKEN)).toEqual(user);
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(verified.get(TOKEN)).toBeNull();
    expect(verified.add(user)).toBe(true);
    verified.end(TOKEN);
    expect(verified.get(TOKEN)).toBeNull();
  });
});

describe('session', () => {
  const session = { userId: '7', token: TOKEN, expiresAt: NEXT_YEAR };

  test('a browser gets an encrypted cookie and no token, and is identified by it', async () => {
    await using testbed = await startTestbed(validApi);
    const identities = createService(testbed);
    const first = identities.forRequest({ origin: 'https://site.example' }, LOOPBACK, 'a-request');
    expect(await first.startSession(session)).toEqual({ token: null });
    expect(await first.user(restOf(testbed, first))).toMatchObject({ id: '7' });
    const cookie = cookieOf(first.cookies, '__Host-wn_session');
    expect(cookie).toMatch(/; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/);
    expect(cookie).not.toContain(TOKEN);

    const next = identities.forRequest({ cookie: cookie.split(';')[0] }, LOOPBACK, 'a-request');
    expect(await next.user(restOf(testbed, next))).toMatchObject({
      id: '7',
      profile: { basic_nickname: 'はな' },
    });
    await next.endSession(async () => undefined);
    expect(await next.user(restOf(testbed, next))).toBeNull();
    expect(cookieOf(next.cookies, '__Host-wn_session')).toContain('Max-Age=0');
  });

  test('a native app gets the token and no session cookie', async () => {
    await using testbed = await startTestbed(validApi);
    const native = createService(testbed).forRequest(
      { 'x-wn-uuid': 'Ab3Ab3Ab3Ab3Ab31' },
      LOOPBACK,
      'a-request',
    );
    expect(await native.startSession(session)).toEqual({ token: TOKEN });
    expect(native.cookies).toEqual([]);
  });

  test('after log-out the next request verifies the token again', async () => {
    await using testbed = await startTestbed(validApi);
    const identities = createService(testbed);
    const headers = { 'x-wedding-token': TOKEN, 'x-wn-uuid': 'Ab3Ab3Ab3Ab3Ab31' };
    for (let request = 0; request < 2; request += 1) {
      const identity = identities.forRequest(headers, LOOPBACK, 'a-request');
      await identity.user(restOf(testbed, identity));
      await identity.endSession(async () => undefined);
    }
    expect(testbed.requests.filter(({ target }) => target === '/api/wn/sessions/current')).toHaveLength(2);
  });

  const encryptedBy = async (sessions: SessionCookies, over = session): Promise<string> =>
    (await sessions.setCookies(over))[0]?.split(/[=;]/)[1] ?? '';

  test('S90 a modified or expired cookie, or one of another secret or name, is rejected', async () => {
    const sessions = new SessionCookies([SECRET], true);
    const encrypted = await encryptedBy(sessions);
    const hostOnly = true;
    expect(await sessions.decrypt({ encrypted, hostOnly })).toEqual({ userId: '7', token: TOKEN });
    expect(await sessions.decrypt({ encrypted: `${encrypted.slice(0, -2)}AA`, hostOnly })).toBeNull();
    expect(await sessions.decrypt({ encrypted: 'x', hostOnly })).toBeNull();
    expect(await sessions.decrypt({ encrypted, hostOnly: false })).toBeNull();
    expect(await new SessionCookies([`another ${SECRET}`], true).decrypt({ encrypted, hostOnly })).toBeNull();
    const changed = new SessionCookies([`another ${SECRET}`, SECRET], true);
    expect(await changed.decrypt({ encrypted, hostOnly })).toEqual({ userId: '7', token: TOKEN });
    expect(await sessions.decrypt({ encrypted: await encryptedBy(changed), hostOnly })).toBeNull();
    const past = { ...session, expiresAt: new Date(Date.now() - 60_000).toISOString() };
    expect((await sessions.setCookies(past))[0]).toContain('Max-Age=0');
    expect(await sessions.decrypt({ encrypted: await encryptedBy(sessions, past), hostOnly })).toBeNull();
  });

  test('S90 a session of an earlier version is read under its plain name until it expires', async () => {
    const encrypted = await encryptedBy(new SessionCookies([SECRET], false));
    const read = new SessionCookies([SECRET], true).decrypt({ encrypted, hostOnly: false });
    expect(await read).toEqual({ userId: '7', token: TOKEN });
  });

  test('without TLS the cookie has its plain name and is not Secure', async () => {
    const cookies = await new SessionCookies([SECRET], false).setCookies(session);
    expect(cookies).toEqual([expect.stringMatching(/^wn_session=[^;]+; Path=\/; (?!.*Secure)/)]);
  });
});

describe('visitor', () => {
  // As specified, with a shorter delay between attempts.
  const PROTOCOL = { ...VISITOR_PROTOCOL, retryDelayMs: 30 };
  const NEW = { id: null, source: 'none' } as const;

  test('waits 500 ms between its three attempts', () => {
    expect(VISITOR_PROTOCOL).toEqual({
      maxAttempts: 3,
      retryDelayMs: 500,
      temporarySeconds: 10,
      cookieDays: 7_300,
    });
  });

  test('a new id is used immediately, registered in the background, then permanent', async () => {
    await using testbed = await startTestbed(validApi);
    const visitors = new VisitorRegistry(testbed.upstream, true, PROTOCOL);
    const visitor = visitors.resolve(NEW, 'a-request');
    expect(visitor.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
    expect(visitor.cookie()).toBe(
      `wn_uuid_new=${visitor.id}; Path=/; Max-Age=10; HttpOnly; SameSite=Lax; Secure`,
    );
    await expect
      .poll(() => visitor.cookie())
      .toBe(`wn_uuid=${visitor.id}; Path=/; Max-Age=630720000; HttpOnly; SameSite=Lax; Secure`);
    expect(testbed.requests[0]).toMatchObject({
      target: `/api/uuid/?source=magazine&uuid=${visitor.id}`,
      headers: { 'x-wn-uuid': visitor.id },
    });
    const again = visitors.resolve({ id: visitor.id, source: 'temporary' }, 'a-request');
    expect(again.cookie()).toContain('wn_uuid=');
    expect(testbed.requests).toHaveLength(1);
  });

  test('F50 failing registration: three attempts with delays, in the background, and again with the next request', async () => {
    const times: number[] = [];
    await using testbed = await startTestbed((reply) => {
      times.push(performance.now());
      reply.send('', 500);
    });
    const visitors = new VisitorRegistry(testbed.upstream, false, PROTOCOL);
    const visitor = visitors.resolve(NEW, 'a-request');
    await expect.poll(() => testbed.requests.length).toBe(3);
    expect((times[2] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(55);
    expect(visitor.cookie()).toContain('wn_uuid_new=');
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(testbed.requests).toHaveLength(3);
    visitors.resolve({ id: visitor.id, source: 'temporary' }, 'a-request');
    await expect.poll(() => testbed.requests.length).toBe(6);
  });

  test('a permanent cookie is renewed on use; an app id gets none; neither is registered', async () => {
    await using testbed = await startTestbed(validApi);
    const visitors = new VisitorRegistry(testbed.upstream, false, PROTOCOL);
    const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
    expect(visitors.resolve({ id, source: 'cookie' }, 'a-request').cookie()).toContain(
      `wn_uuid=${id}; Path=/; Max-Age=630720000`,
    );
    expect(visitors.resolve({ id, source: 'header' }, 'a-request').cookie()).toBeNull();
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(testbed.requests).toHaveLength(0);
  });
});

/** Two hundred concurrent calls are slow on a busy machine. */
const LONG_TIMEOUTS = { connectTimeoutMs: 20_000, headersTimeoutMs: 20_000, callTimeoutMs: 20_000 };

test('S49 concurrent users are never mixed', async () => {
  const ids: Record<string, number> = { wt_first_0123456789abcdef: 1, wt_second_0123456789abcde: 2 };
  await using testbed = await startTestbed((reply, _number, { headers }) => {
    const user = ids[String(headers['x-wedding-token'])];
    setTimeout(
      () =>
        reply.json(user === undefined ? {} : { ...current, user_id: user }, user === undefined ? 401 : 200),
      Math.random() * 5,
    );
  }, LONG_TIMEOUTS);
  const identities = createService(testbed);
  const users = Array.from({ length: 200 }, async (_, request) => {
    const [token = '', id] = Object.entries(ids)[request % 2] ?? [];
    const identity = identities.forRequest(
      { 'x-wedding-token': token, 'x-wn-uuid': 'Ab3Ab3Ab3Ab3Ab31' },
      LOOPBACK,
      'a-request',
    );
    return [String(id), (await identity.user(restOf(testbed, identity)))?.id];
  });
  for (const [expected, found] of await Promise.all(users)) expect(found).toBe(expected);
});
