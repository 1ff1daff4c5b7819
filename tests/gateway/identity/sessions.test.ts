/** Sessions against strangers: planted and replayed cookies, log-out without the REST API, tokens in clear text. */
import { EncryptJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { JweCipher } from '#gateway/identity/encryption.ts';
import { SessionCookies } from '#gateway/identity/session.ts';
import { ApiClient } from '#tests/contract/api.ts';
import { type Gateway, startGateway } from '#tests/harness/gateway.ts';
import { demo, type Fault, type Origin, startOrigin } from '#tests/harness/origin.ts';
import { hasRedis, startRedis, type TestRedis } from '#tests/harness/redis.ts';

const SITE = 'https://www.example.test';
/** Of tests/harness/gateway.ts. */
const SECRET = 'only-for-tests-only-for-tests-only-for-tests';
const NEXT_YEAR = new Date(Date.now() + 3e10);
const ACCOUNT = '{ viewer { account { rawId } } }';
const LOG_IN = `mutation ($email: String!, $password: String!) {
  logIn(input: { email: $email, password: $password }) { account { rawId } token } }`;
const LOG_OUT = 'mutation { logOut { viewer { isLoggedIn } userErrors { code } } }';

let redis: TestRedis;
let origin: Origin;
let gateways: [Gateway, Gateway];
/** A site over plain http. */
let plain: Gateway;
beforeAll(async () => {
  [redis, origin] = await Promise.all([startRedis(), startOrigin()]);
  const start = (siteUrl: string) =>
    startGateway({
      upstream: origin.url,
      env: { REDIS_URL: redis.url, TRUST_PROXY: '1', SITE_URL: siteUrl },
    });
  gateways = [await start(SITE), await start(SITE)];
  plain = await start('http://www.example.test');
}, 120_000);
afterAll(async () => {
  await Promise.all([...gateways, plain].map((gateway) => gateway.stop()));
  await origin.stop();
  await redis.stop();
});
beforeEach(() => origin.clearFaults());

type Headers = Record<string, string>;
const browser = { origin: SITE, 'x-forwarded-for': '192.0.2.1' };

/** Id of the account that a gateway takes the sender for; null for a guest, the code where it refuses. */
async function whoIs(headers: Headers, gateway: Gateway = gateways[0]): Promise<string | null | undefined> {
  const { data, errors } = await gateway.graphql<{ viewer: { account: { rawId: string } | null } }>(
    ACCOUNT,
    {},
    headers,
  );
  const code = errors[0]?.extensions?.['code'];
  return typeof code === 'string' ? code : (data?.viewer.account?.rawId ?? null);
}

/** Logs in as a browser. @returns the cookies as they were set */
async function logIn(headers: Headers = {}): Promise<string[]> {
  const { data, headers: received } = await gateways[0].graphql<{ logIn: { account: unknown; token: null } }>(
    LOG_IN,
    { email: demo.email, password: demo.password },
    { ...browser, ...headers },
  );
  expect(data?.logIn).toMatchObject({ account: { rawId: demo.userId }, token: null });
  return received.getSetCookie();
}
const pair = (cookies: readonly string[], name: string): string =>
  cookies.find((text) => text.startsWith(`${name}=`))?.split(';')[0] ?? '';

/** A cookie as versions up to 1.0 set it. */
const earlierSession = async (token: string = demo.token): Promise<string> => {
  const session = { userId: demo.userId, token, expiresAt: NEXT_YEAR.toISOString() };
  return (await new SessionCookies([SECRET], false).setCookies(session))[0]?.split(';')[0] ?? '';
};

describe.runIf(hasRedis)('cookies over https', () => {
  test('S90 sessions and known devices have names that subdomains and plain http cannot set', async () => {
    const cookies = await logIn();
    const names = ['__Host-wn_session', '__Host-wn_device'];
    for (const name of names)
      expect(cookies).toContainEqual(
        expect.stringMatching(
          new RegExp(`^${name}=[\\w.-]+; Path=/; Max-Age=\\d+; HttpOnly; SameSite=Lax; Secure$`),
        ),
      );
    expect(cookies).toContainEqual(expect.stringMatching(/^wn_session=; .*Max-Age=0/));
    expect(await whoIs({ cookie: pair(cookies, '__Host-wn_session') })).toBe(demo.userId);
  });

  test('S90 a session of this version cannot be planted under the plain name', async () => {
    const [, value = ''] = pair(await logIn(), '__Host-wn_session').split('=');
    expect(await whoIs({ cookie: `wn_session=${value}` })).toBeNull();
    // Nor does a planted one replace the own one.
    const other = await new ApiClient(origin.url).signUp();
    const own = pair(await logIn(), '__Host-wn_session');
    expect(await whoIs({ cookie: `${await earlierSession(other.token)}; ${own}` })).toBe(demo.userId);
  });

  test('S90 nobody is logged out by the upgrade: earlier sessions hold until they expire', async () => {
    expect(await whoIs({ cookie: await earlierSession() })).toBe(demo.userId);
  });
});

describe.runIf(hasRedis)('log-out', () => {
  const DELETE = { method: 'DELETE', path: '/api/wn/sessions/current' };
  test.each<[string, Fault]>([
    ['is down', { ...DELETE, reset: true }],
    ['fails', { ...DELETE, status: 500 }],
    ['answers 401', { ...DELETE, status: 401, body: { detail: '' } }],
    ['answers 403', { ...DELETE, status: 403, body: { detail: '' } }],
    ['answers nonsense', { ...DELETE, status: 200, body: 'x' }],
  ])('S91 deletes the cookie and ends the session when the REST API %s', async (_, fault) => {
    const session = pair(await logIn(), '__Host-wn_session');
    expect(await whoIs({ cookie: session })).toBe(demo.userId);
    await origin.fault(fault);
    const { data, headers } = await gateways[0].graphql(LOG_OUT, {}, { ...browser, cookie: session });
    expect(data).toEqual({ logOut: { viewer: { isLoggedIn: false }, userErrors: [] } });
    for (const name of ['__Host-wn_session', 'wn_session'])
      expect(headers.getSetCookie()).toContainEqual(expect.stringMatching(`^${name}=; .*Max-Age=0`));
    await origin.clearFaults();
    // A kept copy is replayed at either replica.
    for (const gateway of gateways) expect(await whoIs({ cookie: session }, gateway)).toBeNull();
  });

  test('S91 without script too, by the form', async () => {
    const session = pair(await logIn(), '__Host-wn_session');
    await origin.fault({ ...DELETE, status: 500 });
    const response = await fetch(`${gateways[0].url}/logout`, {
      method: 'POST',
      headers: { ...browser, cookie: session },
      body: new URLSearchParams(),
      redirect: 'manual',
    });
    expect(response.status).toBe(303);
    expect(response.headers.getSetCookie()).toContainEqual(
      expect.stringMatching(/^__Host-wn_session=; .*Max-Age=0/),
    );
  });

  test('S91 a token that was never verified is not stored; log-out reports that its end is unknown', async () => {
    await origin.fault({ ...DELETE, status: 503 });
    const { data, headers } = await gateways[0].graphql(
      LOG_OUT,
      {},
      { 'x-wedding-token': 'wt_stranger_0123456789abcdef' },
    );
    expect(data).toEqual({ logOut: { viewer: null, userErrors: [{ code: 'OUTCOME_UNKNOWN' }] } });
    expect(headers.getSetCookie()).toContainEqual(expect.stringMatching(/^__Host-wn_session=; .*Max-Age=0/));
  });
});

describe.runIf(hasRedis)('a token in clear text', () => {
  const app = { 'x-wedding-token': demo.token, 'x-wn-uuid': 'Ab3Ab3Ab3Ab3Ab31' };
  const outside = { ...app, 'x-forwarded-for': '192.0.2.1', 'x-forwarded-proto': 'https' };

  test('S93 is refused with a code, wherever a user is asked for', async () => {
    expect(await whoIs(outside, plain)).toBe('HTTPS_REQUIRED');
    const clip = `mutation { clip(input: { target: { hallRawId: "13" } }) { userErrors { code } } }`;
    for (const mutation of [clip, LOG_OUT]) {
      await origin.clearJournal();
      const { data, errors } = await plain.graphql(mutation, {}, outside);
      expect(Object.values(data ?? {})).toEqual([null]);
      expect(errors).toMatchObject([
        { message: expect.stringContaining('https'), extensions: { code: 'HTTPS_REQUIRED' } },
      ]);
      expect(await origin.calls(/sessions|clip/)).toEqual([]);
    }
    const { data, errors } = await plain.graphql('{ hall(by: { rawId: "13" }) { rawId } }', {}, outside);
    expect([data, errors]).toEqual([{ hall: { rawId: '13' } }, []]);
  });

  test('S93 counts over https, and from loopback', async () => {
    expect(await whoIs({ ...app, 'x-forwarded-for': '192.0.2.1' })).toBe(demo.userId);
    expect(await whoIs({ ...app, 'x-forwarded-for': '127.0.0.1' }, plain)).toBe(demo.userId);
  });
});

describe.runIf(hasRedis)('mixed and forged credentials', () => {
  test('S95 are one user or a guest, never a mixture', async () => {
    const other = await new ApiClient(origin.url).signUp();
    const cookie = pair(await logIn(), '__Host-wn_session');
    const token = { 'x-wedding-token': other.token };
    expect(await whoIs({ cookie, ...token })).toBe(other.userId);
    expect(await whoIs({ cookie, ...token, 'x-wn-user-id': demo.userId })).toBeNull();
    expect(await whoIs({ cookie, 'x-wn-user-id': other.userId })).toBeNull();
    expect(await whoIs({ cookie, 'x-wn-user-id': demo.userId })).toBe(demo.userId);
    await origin.clearJournal();
    const clips = `{ viewer { account { hallClips(first: 1) { totalCount } } } }`;
    await gateways[0].graphql(clips, {}, { cookie, ...token });
    for (const { headers, query } of await origin.calls(/hall_clips/)) {
      expect(headers['x-wedding-token']).toBe(other.token);
      expect(query).not.toContain(demo.userId);
    }
  });

  test('S95 cookies that this site did not make for a session give a guest', async () => {
    const claims = { token: demo.token };
    const key = new Uint8Array(32);
    const forged = [
      'x',
      new UnsecuredJWT(claims).setSubject(demo.userId).setExpirationTime(NEXT_YEAR).encode(),
      await new EncryptJWT(claims)
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setSubject(demo.userId)
        .setExpirationTime(NEXT_YEAR)
        .encrypt(key),
      // Made by this site for other purposes.
      await new JweCipher('unfinished form', [SECRET]).encrypt(claims, demo.userId, NEXT_YEAR),
      await new JweCipher('known device', [SECRET]).encrypt(claims, demo.userId, NEXT_YEAR),
    ];
    for (const value of forged)
      for (const name of ['__Host-wn_session', 'wn_session'])
        expect(await whoIs({ cookie: `${name}=${value}` })).toBeNull();
    expect(await whoIs({ 'x-wn-user-id': demo.userId, 'x-wn-uuid': 'Ab3Ab3Ab3Ab3Ab31' })).toBeNull();
  });

  test('a session is valid at a gateway whose previous secret made it', async () => {
    const cookie = pair(await logIn(), '__Host-wn_session');
    const secrets = { SESSION_SECRET: `new-${SECRET}`, SESSION_SECRET_PREVIOUS: SECRET };
    const env = { REDIS_URL: redis.url, TRUST_PROXY: '1', SITE_URL: SITE, ...secrets };
    await using changed = await startGateway({ upstream: origin.url, env });
    expect(await whoIs({ cookie }, changed)).toBe(demo.userId);
  });

  test('S95 a session is new after log-in, whatever cookie came before it', async () => {
    const before = await earlierSession();
    const after = await logIn({ cookie: before });
    expect(pair(after, '__Host-wn_session')).not.toBe('');
    expect(after).toContainEqual(expect.stringMatching(/^wn_session=; .*Max-Age=0/));
    const again = await logIn({ cookie: pair(after, '__Host-wn_session') });
    expect(pair(again, '__Host-wn_session')).not.toBe(pair(after, '__Host-wn_session'));
  });
});
