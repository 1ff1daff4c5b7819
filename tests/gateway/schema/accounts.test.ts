import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demo, type Origin, startOrigin } from '#tests/harness/origin.ts';

import { createTestGateway, demoHeaders } from './testGateway.ts';

let origin: Origin;
let gateway: ReturnType<typeof createTestGateway>;

beforeAll(async () => {
  origin = await startOrigin();
  gateway = createTestGateway(origin.url);
});
afterAll(async () => {
  await gateway.close();
  await origin.stop();
});
beforeEach(() => origin.clearJournal());

interface SessionResult {
  account: { id: string; nickname: string; weddingRole: string | null } | null;
  viewer: { isLoggedIn: boolean } | null;
  token: string | null;
  userErrors: { message: string; code: string; path: string[] | null }[];
}

const SESSION_FIELDS =
  'account { id nickname weddingRole } viewer { isLoggedIn } token userErrors { message code path }';
const SIGN_UP = `mutation ($input: SignUpInput!) { signUp(input: $input) { ${SESSION_FIELDS} } }`;
const LOG_IN = `mutation ($input: LogInInput!) { logIn(input: $input) { ${SESSION_FIELDS} } }`;
const LOG_OUT = 'mutation { logOut { viewer { isLoggedIn } userErrors { code } } }';

const form = (name: string) => ({
  email: `${name}@example.jp`,
  password: 'himitsu-2026',
  nickname: 'ゆいまま',
  weddingRole: 'BRIDE',
});
const signUp = (input: object, headers = {}) =>
  gateway.execute<{ signUp: SessionResult }>(SIGN_UP, { input }, { headers });
const logIn = (input: object, headers = {}) =>
  gateway.execute<{ logIn: SessionResult }>(LOG_IN, { input }, { headers });
const demoCredentials = { email: demo.email, password: demo.password };
const browser = { origin: 'http://site.test' };

/** `name=value` of a cookie set by the result. */
const cookie = (cookies: readonly string[], name: string) =>
  cookies.find((text) => text.startsWith(`${name}=`))?.split(';')[0];

describe('sign-up', () => {
  test('creates an account and signs it in; a native app receives the token', async () => {
    const { data } = await signUp({ ...form('app'), weddingDate: '2027-05-22' });
    expect(data.signUp).toMatchObject({
      account: { nickname: 'ゆいまま', weddingRole: 'BRIDE' },
      viewer: { isLoggedIn: true },
      userErrors: [],
    });
    const headers = { 'x-wedding-token': data.signUp.token ?? '' };
    const after = await gateway.execute<{ viewer: { account: { nickname: string } } }>(
      '{ viewer { account { nickname } } }',
      {},
      { headers },
    );
    expect(after.data.viewer.account.nickname).toBe('ゆいまま');
  });

  test('sets a cookie for a browser and never returns the token', async () => {
    for (const headers of [browser, { cookie: 'a=b' }]) {
      const { data, cookies } = await signUp(form(`browser${Object.keys(headers)[0]}`), headers);
      expect(data.signUp).toMatchObject({ token: null, userErrors: [] });
      const session = cookie(cookies, 'wn_session');
      expect(session).not.toContain('wt_');
      const after = await gateway.execute<{ viewer: { isLoggedIn: boolean } }>(
        '{ viewer { isLoggedIn } }',
        {},
        { headers: { cookie: session ?? '' } },
      );
      expect(after.data.viewer.isLoggedIn).toBe(true);
    }
  });

  test('reports invalid fields before sending anything', async () => {
    const { data, calls } = await signUp({ email: 'x', password: '', nickname: ' ', weddingDate: '明日' });
    expect(data.signUp.userErrors.map(({ path, message }) => [path?.[0], message])).toEqual([
      ['email', 'メールアドレス形式で入力してください'],
      ['password', '入力してください'],
      ['nickname', '入力してください'],
      ['weddingRole', '選択してください'],
      ['weddingDate', '日付を入力してください'],
    ]);
    expect(calls).toEqual([]);
  });

  test('maps errors of the REST API to input fields', async () => {
    const takenAddress = await signUp({ ...form('x'), email: demo.email });
    expect(takenAddress.data.signUp.userErrors).toMatchObject([{ path: ['email'], code: 'REJECTED' }]);
    const unknownCode = await signUp({ ...form('y'), referralCode: 'no-such-code' });
    expect(unknownCode.data.signUp.userErrors).toMatchObject([{ path: ['referralCode'], code: 'REJECTED' }]);
  });

  test('a lost reply leads to the log-in, which shows whether there is an account', async () => {
    await origin.fault({ method: 'POST', path: '/api/wn/users', reset: true });
    const { data } = await signUp(form('lost'));
    await origin.clearFaults();
    expect(data.signUp.userErrors).toMatchObject([
      { code: 'OUTCOME_UNKNOWN', message: expect.stringMatching(/^登録できたか.*ログインをお試しください/) },
    ]);
  });
});

test('a session begins, and only the account is missing, while the session API fails', async () => {
  for (const begin of [() => signUp(form('unread')), () => logIn(demoCredentials)]) {
    await origin.fault({ path: '/api/wn/sessions/current', status: 500 });
    const { data, errors } = await begin();
    await origin.clearFaults();
    const [payload] = Object.values<SessionResult>(data);
    expect(payload).toMatchObject({ account: null, token: expect.stringMatching(/^wt_/), userErrors: [] });
    expect(errors.map(({ path }) => path?.split('.').at(-1))).toContain('account');
    const headers = { 'x-wedding-token': payload?.token ?? '' };
    const after = await gateway.execute('{ viewer { isLoggedIn } }', {}, { headers });
    expect(after.data).toEqual({ viewer: { isLoggedIn: true } });
  }
});

describe('the contact of a member', () => {
  const CONTACT = '{ viewer { account { contact { name email tel } } } }';
  const contactOf = async (headers: Record<string, string>) =>
    (await gateway.execute<{ viewer: { account: { contact: unknown } } }>(CONTACT, {}, { headers })).data
      .viewer.account.contact;

  test('is that of the last reservation, else what tickets and account know', async () => {
    expect(await contactOf(demoHeaders)).toEqual({
      name: '佐藤 結衣',
      email: demo.email,
      tel: '09012345678',
    });
    const { data } = await signUp(form('contact'));
    const headers = { 'x-wedding-token': data.signUp.token ?? '' };
    expect(await contactOf(headers)).toEqual({
      name: 'ゆいまま',
      email: 'contact@example.jp',
      tel: null,
    });
    expect((await gateway.execute(CONTACT)).data).toEqual({ viewer: { account: null } });
  });
});

describe('log-in', () => {
  test('succeeds with the right address and password', async () => {
    const { data } = await logIn(demoCredentials);
    expect(data.logIn).toMatchObject({ viewer: { isLoggedIn: true }, userErrors: [] });
    expect(data.logIn.token).toMatch(/^wt_/);
  });

  test('returns the same error for an unknown address and a wrong password', async () => {
    const wrong = (await logIn({ ...demoCredentials, password: 'nope' })).data.logIn;
    const unknown = (await logIn({ email: 'nobody@example.jp', password: 'nope' })).data.logIn;
    expect(wrong).toEqual({
      account: null,
      viewer: null,
      token: null,
      userErrors: [{ message: 'メールアドレスまたはパスワードが違います', code: 'REJECTED', path: null }],
    });
    expect(unknown).toEqual(wrong);
  });

  test('locks an account for a network after ten wrong passwords', async () => {
    const email = 'tired@example.jp';
    await signUp({ ...form('tired'), email });
    for (let attempt = 0; attempt < 10; attempt++) await logIn({ email, password: 'nope' });
    await origin.clearJournal();
    const { data, errors } = await logIn({ email: email.toUpperCase(), password: form('tired').password });
    expect([data.logIn, errors[0]?.code]).toEqual([null, 'RATE_LIMITED']);
    expect(await origin.calls('/api/wn/sessions')).toEqual([]);
  });

  test('returns a code of its own when the REST API limits attempts', async () => {
    await origin.fault({
      method: 'POST',
      path: '/api/wn/sessions',
      status: 429,
      headers: { 'retry-after': '7' },
      body: { detail: 'x' },
      times: 1,
    });
    const { data, errors } = await logIn(demoCredentials);
    expect([data.logIn, errors[0]?.code, errors[0]?.status]).toEqual([null, 'UPSTREAM_RATE_LIMITED', 429]);
  });
});

describe('log-out', () => {
  test('ends the session in the gateway and in the REST API', async () => {
    const { token } = (await logIn(demoCredentials)).data.logIn;
    const headers = { 'x-wedding-token': token ?? '' };
    const { data, cookies } = await gateway.execute<{ logOut: unknown }>(LOG_OUT, {}, { headers });
    expect(data.logOut).toEqual({ viewer: { isLoggedIn: false }, userErrors: [] });
    expect(cookie(cookies, 'wn_session')).toBe('wn_session=');
    const after = await gateway.execute<{ viewer: { isLoggedIn: boolean } }>(
      '{ viewer { isLoggedIn } }',
      {},
      { headers },
    );
    expect(after.data.viewer.isLoggedIn).toBe(false);
  });

  test('succeeds for guests and for sessions that have ended', async () => {
    for (const headers of [undefined, { 'x-wedding-token': 'wt_ended_0123456789abcdef0123456789abc' }]) {
      const { data } = await gateway.execute<{ logOut: { userErrors: unknown[] } }>(LOG_OUT, {}, { headers });
      expect(data.logOut.userErrors).toEqual([]);
    }
  });
});

describe('the viewer', () => {
  const VISITOR = '5f0c1c1e-6d2f-4e0a-9b55-0f4c2f1f8a11';
  const headers = { 'x-wn-uuid': VISITOR };
  const VIEWED =
    'query ($first: Int, $after: String) { viewer { recentlyViewedHalls(first: $first, after: $after) { edges { cursor viewedAt node { id name } } pageInfo { hasNextPage } } } }';
  interface Viewed {
    viewer: {
      recentlyViewedHalls: {
        edges: { cursor: string; viewedAt: string; node: { id: string; name: string } }[];
        pageInfo: { hasNextPage: boolean };
      };
    };
  }
  const viewed = async (variables = {}) =>
    (await gateway.execute<Viewed>(VIEWED, variables, { headers })).data.viewer.recentlyViewedHalls;

  test('prepends a viewed hall to the recently viewed halls', async () => {
    const RECORD =
      'mutation ($id: ID!) { recordHallView(input: { hallId: $id }) { recentlyViewedHallEdge { viewedAt node { id name } } userErrors { code } } }';
    for (const rawId of ['41', '42']) {
      const id = Buffer.from(`Hall:${rawId}`).toString('base64url');
      const { data } = await gateway.execute<{
        recordHallView: { recentlyViewedHallEdge: { node: { id: string } }; userErrors: [] };
      }>(RECORD, { id }, { headers });
      expect(data.recordHallView).toMatchObject({ recentlyViewedHallEdge: { node: { id } }, userErrors: [] });
      expect((await viewed()).edges[0]?.node.id).toBe(id);
    }
    const first = await viewed({ first: 1 });
    expect(first.pageInfo.hasNextPage).toBe(true);
    expect((await viewed({ first: 1, after: first.edges[0]?.cursor })).edges).toEqual(
      (await viewed()).edges.slice(1, 2),
    );
  });

  test('recommends halls without the one being viewed', async () => {
    const RECOMMENDED =
      'query ($hallId: ID, $hallBy: HallBy) { viewer { recommendedHalls(hallId: $hallId, hallBy: $hallBy, first: 5) { id rawId areaSlug slug } } }';
    const execute = async (variables = {}) =>
      (
        await gateway.execute<{
          viewer: { recommendedHalls: { id: string; rawId: string; areaSlug: string; slug: string }[] };
        }>(RECOMMENDED, variables, {
          headers,
        })
      ).data.viewer.recommendedHalls;
    const [hall] = await execute();
    const related = await execute({ hallId: hall?.id });
    expect(related.map(({ id }) => id)).not.toContain(hall?.id);
    const { rawId, slug, areaSlug } = hall ?? {};
    for (const hallBy of [{ rawId }, { id: hall?.id }, { slug: { areaSlug, slug } }])
      expect(await execute({ hallBy })).toEqual(related);
    for (const hallBy of [{ slug: { areaSlug, slug: 'no-such-hall' } }, { rawId: '99999' }])
      expect(await execute({ hallBy })).toEqual(await execute());
  });

  test('records the referrer', async () => {
    const REFERRER =
      'mutation ($referrer: URL!) { recordVisitorReferrer(input: { referrer: $referrer }) { isRecorded userErrors { code path } } }';
    const { data } = await gateway.execute(REFERRER, { referrer: 'https://search.example.jp/' }, { headers });
    expect(data).toEqual({ recordVisitorReferrer: { isRecorded: true, userErrors: [] } });
    const { errors } = await gateway.execute(REFERRER, { referrer: 'javascript:alert(1)' }, { headers });
    expect(errors).toHaveLength(1);
    const body = { referer: ['長すぎます'] };
    await origin.fault({ path: '/api/uuid/introduce/create', status: 400, body });
    const refused = await gateway.execute(REFERRER, { referrer: 'https://search.example.jp/' }, { headers });
    const userErrors = [{ code: 'REJECTED', path: ['referrer'] }];
    expect(refused.data).toEqual({ recordVisitorReferrer: { isRecorded: false, userErrors } });
  });

  test('recognizes the native app by its user agent', async () => {
    const APP = '{ viewer { isInApp isLoggedIn } }';
    const inApp = await gateway.execute(
      APP,
      {},
      { headers: { ...demoHeaders, 'user-agent': 'Mozilla/5.0 MusubiApp/3.1.0' } },
    );
    expect(inApp.data).toEqual({ viewer: { isInApp: true, isLoggedIn: true } });
    expect((await gateway.execute(APP)).data).toEqual({ viewer: { isInApp: false, isLoggedIn: false } });
  });
});
