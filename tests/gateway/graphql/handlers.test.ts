import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SiteOptions } from '#gateway/site/site.ts';
import { documentId, startTestbed, type Testbed } from '../http/testbed.ts';

const PUBLIC = 'query Halls($n: Int = 2) { halls(first: $n) { id name } }';
const FAILING = 'query Failing { halls { id broken refused } }';
const PERSONAL = 'query Mine { halls { isClipped } }';
const DEFERRED = 'query Deferred { hall(by: {id: "1"}) { name ... @defer(label: "s") { slow } } }';
const DEFERRED_SLUG =
  'query DeferredBySlug { hall(by: {slug: "a"}) { name ... @defer(label: "s") { slow } } }';
const ONE_OF = 'query By($by: By!) { hall(by: $by) { name } }';
const LOG_IN = 'mutation LogIn { logIn }';

/** A page that prints the result of the document in its URL, with deferred parts merged. */
const renderResult: SiteOptions['render'] = async ({ url }, execute) => {
  const parameters = new URL(url, 'https://x.example').searchParams;
  const { first, late } = await execute(
    parameters.get('id') ?? '',
    JSON.parse(parameters.get('variables') ?? '{}'),
  );
  const result = structuredClone({ data: first.data, errors: first.errors });
  for await (const { incremental = [] } of late ?? []) {
    for (const { path, data } of incremental) {
      const target = path.reduce<unknown>((value, key) => Reflect.get(Object(value), key), result.data);
      Object.assign(Object(target), data);
    }
  }
  return { status: 200, headers: {}, body: Readable.from([JSON.stringify(result)]), cache: null };
};

let testbed: Testbed;
beforeAll(async () => {
  testbed = await startTestbed({
    documents: [PUBLIC, FAILING, PERSONAL, DEFERRED, DEFERRED_SLUG, ONE_OF, LOG_IN],
    operatorKey: 'operator-key-of-tests',
    render: renderResult,
    parameters: ['id', 'variables'],
  });
});
afterAll(() => testbed.stop());

const REQUEST_ID = 'request-of-tests';
const send = (path: string, init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {}) =>
  fetch(testbed.url + path, { ...init, headers: { 'x-request-id': REQUEST_ID, ...init.headers } });
const post = (body: unknown, headers: Record<string, string> = {}) =>
  send('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const get = (parameters: Record<string, string>, headers: Record<string, string> = {}) =>
  send(`/graphql?${new URLSearchParams(parameters)}`, { headers });
const codeOf = async (response: Response) => (await response.json()).errors[0].extensions.code;

describe('all handlers return the same result', () => {
  const cases: readonly [string, string, Record<string, unknown>][] = [
    ['data', PUBLIC, { n: 3 }],
    ['errors, masked and coded', FAILING, {}],
    ['personal data', PERSONAL, {}],
    ['deferred parts for clients that accept no streams', DEFERRED, {}],
    ['an invalid @oneOf variable', ONE_OF, { by: { id: '1', slug: 'a' } }],
    ['a page size beyond the limit', PUBLIC, { n: 101 }],
  ];
  it.each(cases)('%s', async (_, query, variables) => {
    const adHoc = await post({ query, variables });
    const persisted = await post({ documentId: documentId(query), variables });
    expect(persisted.status).toBe(adHoc.status);
    expect(persisted.headers.getSetCookie()).toEqual(adHoc.headers.getSetCookie());
    for (const name of [
      'cache-control',
      'content-type',
      'x-request-id',
      'x-content-type-options',
      'content-security-policy',
    ]) {
      expect(persisted.headers.get(name)).toBe(adHoc.headers.get(name));
    }
    const bytes = await adHoc.text();
    expect(await persisted.text()).toBe(bytes);
    const page = await send(
      `/x?${new URLSearchParams({ id: documentId(query), variables: JSON.stringify(variables) })}`,
    );
    const { data, errors } = JSON.parse(bytes);
    expect(await page.text()).toBe(JSON.stringify({ data, errors }));
    if (query === PERSONAL) return;
    const cached = await get({ documentId: documentId(query), variables: JSON.stringify(variables) });
    expect(await cached.text()).toBe(bytes);
  });

  it('masks and logs an unexpected error with the request id', async () => {
    const { errors } = await (await post({ query: FAILING })).json();
    expect(JSON.stringify(errors)).not.toContain('password');
    expect(errors[0]).toMatchObject({
      path: ['halls', 0, 'broken'],
      extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: REQUEST_ID },
    });
    expect(String(testbed.unexpectedErrors.at(-1))).toContain('password');
  });
});

describe('the persisted handler', () => {
  it('public results are cacheable, and concurrent requests share one execution', async () => {
    const request = () => get({ documentId: documentId(PUBLIC), variables: '{"n":7}' });
    const before = testbed.executions();
    const answers = await Promise.all([request(), request(), request()]);
    answers.push(await request());
    expect(testbed.executions() - before).toBe(1);
    const [first] = answers;
    expect(first?.headers.get('cache-control')).toMatch(
      /^public, max-age=60, .*stale-while-revalidate=600, stale-if-error=86400$/,
    );
    expect(first?.headers.get('set-cookie')).toBeNull();
    const etag = first?.headers.get('etag') ?? '';
    const again = await get(
      { documentId: documentId(PUBLIC), variables: '{"n":7}' },
      { 'if-none-match': etag },
    );
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('never caches personal results', async () => {
    const before = testbed.executions();
    for (let time = 0; time < 2; time += 1) {
      const answer = await post({ documentId: documentId(PERSONAL) });
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      expect(answer.headers.get('vary')).toContain('Cookie');
      expect(answer.headers.get('set-cookie')).toBe('visitor=1; HttpOnly');
      expect(answer.headers.get('etag')).toBeNull();
    }
    expect(testbed.executions() - before).toBe(2);
    const byGet = await get({ documentId: documentId(PERSONAL) });
    expect([byGet.status, byGet.headers.get('allow')]).toEqual([405, 'POST']);
  });

  it('never caches results with errors', async () => {
    const answer = await get({ documentId: documentId(FAILING) });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  });

  it('reports unknown ids', async () => {
    expect(await codeOf(await get({ documentId: documentId('x') }))).toBe('PERSISTED_QUERY_NOT_FOUND');
    expect(await codeOf(await post({ documentId: '__proto__' }))).toBe('PERSISTED_QUERY_NOT_FOUND');
  });

  it.each(['xx', '[1]'])('names `variables` in the error where they are %s', async (variables) => {
    const response = await get({ documentId: documentId(PUBLIC), variables });
    expect(response.status).toBe(400);
    expect((await response.json()).errors[0].message).toMatch(
      /^`variables` (is not JSON|has to be one JSON)/,
    );
  });

  it('sends deferred parts as events to clients that accept them', async () => {
    const answer = await get(
      { documentId: documentId(DEFERRED_SLUG) },
      { accept: 'application/json, text/event-stream;q=0.8' },
    );
    expect(answer.headers.get('content-type')).toContain('text/event-stream');
    const events = (await answer.text()).split('\n\n').filter(Boolean);
    expect(events[0]).toContain('"hasNext":true');
    expect(events[1]).toContain('"slow":"late"');
    expect(events.at(-1)).toBe('event: complete\ndata:');
  });

  it('operators see the REST calls, in a response that is not cached', async () => {
    const answer = await get(
      { documentId: documentId(PUBLIC), variables: '{"n":9}' },
      { 'x-operator-key': 'operator-key-of-tests' },
    );
    expect((await answer.json()).extensions).toEqual({ trace: [] });
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect((await (await post({ query: PUBLIC })).json()).extensions).toBeUndefined();
  });
});

describe('automatic persisted queries of Apollo clients', () => {
  const extensions = (text: string) => ({ persistedQuery: { version: 1, sha256Hash: documentId(text) } });
  const inUrl = (text: string) => ({ extensions: JSON.stringify(extensions(text)) });

  it('accepts a hash in body or URL', async () => {
    const bytes = await (await post({ query: PUBLIC, variables: { n: 1 } })).text();
    const posted = await post({
      operationName: 'Halls',
      variables: { n: 1 },
      extensions: extensions(PUBLIC),
    });
    expect([posted.status, await posted.text()]).toEqual([200, bytes]);
    const got = await get({ operationName: 'Halls', variables: '{"n":1}', ...inUrl(PUBLIC) });
    expect([got.headers.get('cache-control'), await got.text()]).toEqual([
      expect.stringMatching(/^public, /),
      bytes,
    ]);
    const personal = await post({ extensions: extensions(PERSONAL) });
    expect(personal.headers.get('cache-control')).toBe('private, no-store');
    expect((await get(inUrl(PERSONAL))).status).toBe(405);
  });

  it('reports an unknown hash in Apollo’s format, so that clients resend the text', async () => {
    const unknown = '{ halls(first: 1) { id } }';
    for (const request of [
      post({ extensions: extensions(unknown) }),
      post({ extensions: extensions(unknown) }, { accept: 'application/graphql-response+json' }),
      get(inUrl(unknown)),
    ]) {
      const answer = await request;
      const { errors } = await answer.json();
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
      expect(errors).toEqual([
        { message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } },
      ]);
    }
    const retried = await post({ query: unknown, extensions: extensions(unknown) });
    expect((await retried.json()).data.halls).not.toEqual([]);
    // Sent texts are not stored: only released documents are known.
    expect(await codeOf(await post({ extensions: extensions(unknown) }))).toBe('PERSISTED_QUERY_NOT_FOUND');
  });

  it('rejects malformed references', async () => {
    expect((await get({ extensions: '{' })).status).toBe(400);
    for (const odd of [{}, { persistedQuery: null }, { persistedQuery: { sha256Hash: 7 } }, 'x'])
      expect(await codeOf(await post({ extensions: odd }))).toMatch(/^(GRAPHQL_PARSE_FAILED|BAD_REQUEST)$/);
  });
});

describe('rate limits', () => {
  it('counts each alias, and sends Retry-After', async () => {
    await using fresh = await startTestbed();
    const query = `mutation { ${Array.from({ length: 16 }, (_, index) => `a${index}: signUp`).join(' ')} }`;
    const postMutation = () =>
      fetch(`${fresh.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query }),
      });
    expect((await postMutation()).status).toBe(200);
    const limited = await postMutation();
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await limited.json()).errors[0].extensions).toMatchObject({
      code: 'RATE_LIMITED',
      retryable: true,
    });
  });
});
