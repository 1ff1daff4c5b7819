/** Attacks by documents sent as text, against the whole product. The rows are those of docs/abuse.md. */
import { getIntrospectionQuery } from 'graphql';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Gateway, type Site, startGateway, startSite } from '#tests/harness/gateway.ts';
import { demo } from '#tests/harness/origin.ts';
import { releasedDocument } from '#tests/gateway/released/documents.ts';

const OPERATOR_KEY = 'only-for-tests-only-for-tests';
const MEMBER: Record<string, string> = { 'x-wedding-token': demo.token, 'x-wn-user-id': demo.userId };
const OPERATOR: Record<string, string> = { 'x-operator-key': OPERATOR_KEY };
const globalId = (type: string, rawId: number) => Buffer.from(`${type}:${rawId}`).toString('base64url');

/** Eighteen fields of a hall that have REST calls of their own: 85 calls with five halls, some 1,600 with a hundred. */
const fanOut = (first: number) => `{ halls(first: ${first}) { nodes {
  pageViewCount planCount tel popularPhotos { caption } commentStats { count } benefits { title } fairContents
  questionsAndAnswers { question } nearbyHalls { id } topBridePhotos { caption } officialPhotos { caption } photoSections { title }
  zexyPhotos { caption } summaryImages { url } recommendedFairs { id } recommendedFair { id }
  fairs(first: 1) { nodes { id } } reviews(first: 1) { nodes { rawId } }
} } }`;

/** What lists without these fields load hall by hall, under an interface: it cannot be foreseen. */
const HALLS_BY_ID = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id ... on Clippable { clipCount } } }';
const hallIds = (count: number) => Array.from({ length: count }, (_, index) => globalId('Hall', index + 1));

let site: Site;
beforeAll(async () => {
  site = await startSite({ env: { ADHOC_DOCUMENTS: 'limited', OPERATOR_KEY } });
});
afterAll(() => site.stop());

/** REST calls since the journal was cleared. */
const restCalls = async () => (await site.origin.calls(/^\/api\//)).length;

const codeOf = ({ errors }: { errors: { extensions?: Record<string, unknown> }[] }) =>
  errors[0]?.extensions?.['code'];

const isTooComplex = ({ extensions }: { extensions?: Record<string, unknown> }): boolean =>
  extensions?.['code'] === 'QUERY_TOO_COMPLEX';

describe('fan-out', () => {
  test.each([5, 30])(
    'S70 a document of 500 bytes that would make hundreds of REST calls is refused: first %s',
    async (first) => {
      await site.origin.clearJournal();
      const refused = await site.graphql(fanOut(first));
      expect(codeOf(refused)).toBe('QUERY_TOO_COMPLEX');
      expect(refused.errors[0]?.message).toMatch(
        /needs about \d+ REST calls, more than 60\. Most are for Hall\.\w+ \d+, Hall/,
      );
      expect(await restCalls()).toBe(0);
    },
  );

  test('S70 the same selection is allowed for as many halls as the budget covers', async () => {
    const { data, errors } = await site.graphql<{ halls: { nodes: { pageViewCount: number }[] } }>(fanOut(3));
    expect(errors.filter(isTooComplex)).toEqual([]);
    expect(data?.halls.nodes).toHaveLength(3);
  });

  test('S71 calls beyond the budget that cannot be foreseen fail with a code; siblings stay', async () => {
    const read = async () => {
      await site.origin.clearJournal();
      const result = await site.graphql<{ nodes: ({ clipCount: number | null } | null)[] }>(HALLS_BY_ID, {
        ids: hallIds(100),
      });
      // A call that is sent again counts once.
      const calls = await site.origin.calls(/^\/api\//);
      expect(new Set(calls.map(({ path, query }) => path + query)).size).toBeLessThanOrEqual(60);
      return result;
    };
    const { data, errors } = await read();
    expect(data?.nodes).toHaveLength(100);
    expect(data?.nodes.some((hall) => hall?.clipCount != null)).toBe(true);
    expect(errors.filter(isTooComplex).length).toBeGreaterThan(30);
    // What caches answer is not counted. A slow REST API may answer a part only.
    await expect.poll(async () => (await read()).errors, { timeout: 20_000 }).toEqual([]);
  });
});

describe('ADHOC_DOCUMENTS=limited, the default in production', () => {
  /** Within the limits of members, above those of strangers. */
  const LARGE = `{ halls(first: 100) { nodes { ${Array.from({ length: 9 }, (_, index) => `c${index}: coverImages { url }`).join(' ')} } } }`;

  test('S72 only a member or the operator gets the higher limits; headers of an app prove nothing', async () => {
    const strangers: Record<string, string>[] = [
      {},
      { 'user-agent': 'MusubiApp/3.2.1 (iPhone; iOS 19.0)', 'x-wn-uuid': 'native0123456789' },
      { 'x-wedding-token': 'wt_wrong_0123456789abcdef0123456789ab', 'x-wn-user-id': demo.userId },
      { cookie: 'session=forged; __Host-session=forged' },
      { 'x-operator-key': 'guessed-guessed-guessed' },
    ];
    for (const headers of strangers) {
      const refused = await site.graphql(LARGE, {}, headers);
      expect(codeOf(refused)).toBe('QUERY_TOO_COMPLEX');
      expect(refused.errors[0]?.message).toContain('more than 9000');
    }
    for (const headers of [MEMBER, OPERATOR])
      expect((await site.graphql(LARGE, {}, headers)).errors).toEqual([]);
  });

  test('S72 strangers of a network may cause a number of REST calls a minute; members are not counted', async () => {
    await using gateway = await startGateway({
      upstream: site.origin.url,
      env: { ADHOC_DOCUMENTS: 'limited', OPERATOR_KEY },
    });
    const codes: unknown[] = [];
    for (let sent = 0; sent < 14; sent += 1) codes.push(codeOf(await gateway.graphql(fanOut(3))));
    expect(codes.slice(0, 8)).toEqual(Array(8).fill(undefined));
    expect(codes.slice(-2)).toEqual(['RATE_LIMITED', 'RATE_LIMITED']);
    expect((await gateway.graphql(fanOut(3), {}, MEMBER)).errors).toEqual([]);
    expect((await gateway.graphql(fanOut(3), {}, OPERATOR)).errors).toEqual([]);
    const limited = await gateway.graphql('{ __typename }');
    expect(limited.errors[0]?.extensions).toMatchObject({
      retryable: true,
      retryAfterMs: expect.any(Number),
    });
  });

  describe('S132 beyond the limits of strangers', () => {
    const tokenOf = (index: number) => `wt_invented_${String(index).padStart(32, '0')}`;
    const indexes = Array.from({ length: 80 }, (_, index) => index);
    const startBeyondLimits = async (): Promise<Gateway> => {
      const env = { ADHOC_DOCUMENTS: 'limited', OPERATOR_KEY };
      const started = await startGateway({ upstream: site.origin.url, env });
      await Promise.all(Array.from({ length: 14 }, () => started.graphql(fanOut(3))));
      return started;
    };
    let gateway: Gateway;
    beforeAll(async () => {
      gateway = await startBeyondLimits();
    });
    afterAll(() => gateway.stop());
    afterEach(() => site.origin.clearFaults());

    const codeWith = async (headers: Record<string, string>) =>
      codeOf(await gateway.graphql('{ viewer { __typename } }', {}, headers));

    const acceptTokens = () =>
      site.origin.fault({
        path: '/api/wn/sessions/current',
        status: 200,
        body: {
          user_id: demo.userId,
          basic_nickname: 'ゆい',
          wedding_role: null,
          expires_at: '2099-01-01T00:00:00+09:00',
        },
      });

    test('tokens that are valid do not count', async () => {
      await acceptTokens();
      for (const index of indexes)
        expect(await codeWith({ 'x-wedding-token': `${tokenOf(index)}_valid` })).toBeUndefined();
    });

    test('tokens that cannot be verified do not count', async () => {
      await site.origin.fault({ path: '/api/wn/sessions/current', status: 503 });
      for (const index of indexes)
        expect(await codeWith({ 'x-wedding-token': `${tokenOf(index)}_unknown` })).toBe('RATE_LIMITED');
      await site.origin.clearFaults();
      await acceptTokens();
      // The circuit breaker stays open for some seconds.
      await vi.waitFor(
        async () => expect(await codeWith({ 'x-wedding-token': `${tokenOf(0)}_after` })).toBeUndefined(),
        { timeout: 20_000, interval: 500 },
      );
    }, 40_000);

    test('leaving before the token is verified does not lift the limit', async () => {
      await using other = await startBeyondLimits();
      await site.origin.fault({ path: '/api/wn/sessions/current', delayMs: 1_000 });
      await site.origin.clearJournal();
      for (const index of indexes) {
        const headers = { 'content-type': 'application/json', 'x-wedding-token': tokenOf(index) };
        const body = JSON.stringify({ query: '{ viewer { __typename } }' });
        const signal = AbortSignal.timeout(50);
        await fetch(`${other.url}/graphql`, { method: 'POST', headers, body, signal }).catch(() => null);
      }
      expect(await site.origin.calls('/api/wn/sessions/current')).toHaveLength(60);
    });

    test('60 invented tokens are verified; cookies and new devices cause no call', async () => {
      await site.origin.clearJournal();
      for (const index of indexes) {
        expect(await codeWith({ cookie: `a=${index}` })).toBe('RATE_LIMITED');
        expect(await codeWith({ 'x-wedding-token': tokenOf(index) })).toBe('RATE_LIMITED');
      }
      const calls = await site.origin.calls(/^\/api\/(wn|uuid)\//);
      expect(calls.map(({ path }) => path)).toEqual(Array(60).fill('/api/wn/sessions/current'));
    });
  });

  test('S74 the introspection of tools is allowed, nineteen of it at once are not', async () => {
    expect((await site.graphql(getIntrospectionQuery())).errors).toEqual([]);
    const schemas = Array.from(
      { length: 19 },
      (_, index) =>
        `s${index}: __schema { types { name fields { name description args { name description type { name kind } } type { name kind } } } }`,
    );
    expect(codeOf(await site.graphql(`{ ${schemas.join(' ')} }`))).toBe('QUERY_TOO_COMPLEX');
  });

  test('a released document is a persisted one, also as text', async () => {
    const { text } = releasedDocument('Brides');
    expect((await site.graphql(text)).errors).toEqual([]);
    // It needs more REST calls than any other text may make.
    expect(codeOf(await site.graphql(`${text} `))).toBe('QUERY_TOO_COMPLEX');
  });
});

describe('ADHOC_DOCUMENTS=off', () => {
  let closed: Gateway;
  beforeAll(async () => {
    closed = await startGateway({ upstream: site.origin.url, env: { ADHOC_DOCUMENTS: 'off', OPERATOR_KEY } });
  });
  afterAll(() => closed.stop());

  test('S73 text is refused in English with the alternative, for everybody', async () => {
    for (const headers of [{}, MEMBER, OPERATOR]) {
      for (const text of [
        '{ __typename }',
        '{ __schema { types { name } } }',
        'mutation { logOut(input: {}) { userErrors { code } } }',
      ]) {
        const refused = await closed.graphql(text, {}, headers);
        expect([refused.status, codeOf(refused)]).toEqual([403, 'PERSISTED_DOCUMENTS_ONLY']);
        expect(refused.errors[0]?.message).toContain('documentId');
      }
    }
    const page = await fetch(`${closed.url}/graphql`, { headers: { accept: 'text/html' } });
    expect(page.status).toBe(403);
    expect(await page.text()).toContain('documentId');
  });

  test('persisted documents run by id, as text, and with an upload', async () => {
    const { text, id: documentId } = releasedDocument('Around');
    expect((await closed.graphql(text)).errors).toEqual([]);
    const post = (body: string | FormData, headers: Record<string, string>) =>
      fetch(`${closed.url}/graphql`, { method: 'POST', body, headers }).then((response) => response.json());
    const variables = { prefectureSlug: 'tokyo' };
    const byId = await post(JSON.stringify({ documentId, variables }), {
      'content-type': 'application/json',
    });
    expect(byId).toMatchObject({ data: expect.any(Object) });
    const form = new FormData();
    form.append('operations', JSON.stringify({ documentId, variables }));
    form.append('map', '{}');
    expect(await post(form, { 'apollo-require-preflight': 'true' })).toMatchObject({
      data: expect.any(Object),
    });
    expect((await fetch(closed.url)).status).toBe(200);
  });
});
