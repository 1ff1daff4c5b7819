import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SiteOptions } from '#gateway/site/site.ts';
import { documentId, startTestbed, type Testbed } from '../http/testbed.ts';

const PUBLIC = 'query Halls($n: Int = 2) { halls(first: $n) { id name } }';
const FAILING = 'query Failing { halls { id broken refused } }';
const PERSONAL = 'query Mine { halls { isClipped } }';
const DEFERRED = 'query Deferred { hall(by: {id: "1"}) { name ... @defer(label: "s") { slow } } }';
const ONE_OF = 'query By($by: By!) { hall(by: $by) { name } }';
const LOG_IN = 'mutation LogIn { logIn }';

/** A page that shows nothing but the answer to the document its address names, deferred parts put in place. */
const showAnswer: SiteOptions['render'] = async ({ url }, execute) => {
  const asked = new URL(url, 'https://x.example').searchParams;
  const { first, late } = await execute(asked.get('id') ?? '', JSON.parse(asked.get('variables') ?? '{}'));
  const shown = structuredClone({ data: first.data, errors: first.errors });
  for await (const { incremental = [] } of late ?? []) {
    for (const { path, data } of incremental) {
      const place = path.reduce<unknown>((at, step) => Reflect.get(Object(at), step), shown.data);
      Object.assign(Object(place), data);
    }
  }
  return { status: 200, headers: {}, body: Readable.from([JSON.stringify(shown)]), cache: null };
};

let stand: Testbed;
beforeAll(async () => {
  stand = await startTestbed({
    documents: [PUBLIC, FAILING, PERSONAL, DEFERRED, ONE_OF, LOG_IN],
    operatorKey: 'operator-key-of-tests',
    render: showAnswer,
  });
});
afterAll(() => stand.stop());

const REQUEST_ID = 'request-of-tests';
const send = (path: string, init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {}) =>
  fetch(stand.url + path, { ...init, headers: { 'x-request-id': REQUEST_ID, ...init.headers } });
const post = (body: unknown, headers: Record<string, string> = {}) =>
  send('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const get = (parameters: Record<string, string>, headers: Record<string, string> = {}) =>
  send(`/graphql?${new URLSearchParams(parameters)}`, { headers });
const codeOf = async (response: Response) => (await response.json()).errors[0].extensions.code;

describe('one engine, three doors', () => {
  const cases: readonly [string, string, Record<string, unknown>][] = [
    ['data', PUBLIC, { n: 3 }],
    ['errors, masked and coded', FAILING, {}],
    ['personal data', PERSONAL, {}],
    ['deferred parts for those who take no streams', DEFERRED, {}],
    ['a refused @oneOf variable', ONE_OF, { by: { id: '1', slug: 'a' } }],
    ['a page size beyond the limit', PUBLIC, { n: 101 }],
  ];
  it.each(cases)('%s: the same bytes', async (_, query, variables) => {
    const general = await post({ query, variables });
    const quick = await post({ documentId: documentId(query), variables });
    expect(quick.status).toBe(general.status);
    expect(quick.headers.getSetCookie()).toEqual(general.headers.getSetCookie());
    for (const name of [
      'cache-control',
      'content-type',
      'x-request-id',
      'x-content-type-options',
      'content-security-policy',
    ]) {
      expect(quick.headers.get(name)).toBe(general.headers.get(name));
    }
    const bytes = await general.text();
    expect(await quick.text()).toBe(bytes);
    const page = await send(
      `/x?${new URLSearchParams({ id: documentId(query), variables: JSON.stringify(variables) })}`,
    );
    const { data, errors } = JSON.parse(bytes);
    expect(await page.text()).toBe(JSON.stringify({ data, errors }));
    if (query === PERSONAL) return;
    const kept = await get({ documentId: documentId(query), variables: JSON.stringify(variables) });
    expect(await kept.text()).toBe(bytes);
  });

  it('an unforeseen error is masked and logged, with the id of the request', async () => {
    const { errors } = await (await post({ query: FAILING })).json();
    expect(JSON.stringify(errors)).not.toContain('password');
    expect(errors[0]).toMatchObject({
      path: ['halls', 0, 'broken'],
      extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: REQUEST_ID },
    });
    expect(String(stand.unexpectedErrors.at(-1))).toContain('password');
  });
});

describe('the quick door', () => {
  it('public answers may be kept by anyone, and are asked for once', async () => {
    const ask = () => get({ documentId: documentId(PUBLIC), variables: '{"n":7}' });
    const before = stand.executions();
    const answers = await Promise.all([ask(), ask(), ask()]);
    answers.push(await ask());
    expect(stand.executions() - before).toBe(1);
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

  it('personal answers are never kept', async () => {
    const before = stand.executions();
    for (let time = 0; time < 2; time += 1) {
      const answer = await post({ documentId: documentId(PERSONAL) });
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      expect(answer.headers.get('vary')).toContain('Cookie');
      expect(answer.headers.get('set-cookie')).toBe('visitor=1; HttpOnly');
      expect(answer.headers.get('etag')).toBeNull();
    }
    expect(stand.executions() - before).toBe(2);
    const byGet = await get({ documentId: documentId(PERSONAL) });
    expect([byGet.status, byGet.headers.get('allow')]).toEqual([405, 'POST']);
  });

  it('answers with errors are not kept', async () => {
    const answer = await get({ documentId: documentId(FAILING) });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  });

  it('unknown ids are told', async () => {
    expect(await codeOf(await get({ documentId: documentId('x') }))).toBe('PERSISTED_QUERY_NOT_FOUND');
    expect(await codeOf(await post({ documentId: '__proto__' }))).toBe('PERSISTED_QUERY_NOT_FOUND');
  });

  it('late parts follow as events, for those who take them', async () => {
    const answer = await get(
      { documentId: documentId(DEFERRED), variables: '{"first":"asked"}' },
      { accept: 'application/json, text/event-stream;q=0.8' },
    );
    expect(answer.headers.get('content-type')).toContain('text/event-stream');
    const events = (await answer.text()).split('\n\n').filter(Boolean);
    expect(events[0]).toContain('"hasNext":true');
    expect(events[1]).toContain('"slow":"late"');
    expect(events.at(-1)).toBe('event: complete\ndata:');
  });

  it('operators see the REST calls, and their answers are nobody else’s', async () => {
    const answer = await get(
      { documentId: documentId(PUBLIC), variables: '{"n":9}' },
      { 'x-operator-key': 'operator-key-of-tests' },
    );
    expect((await answer.json()).extensions).toEqual({ trace: [] });
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect((await (await post({ query: PUBLIC })).json()).extensions).toBeUndefined();
  });
});

describe('the persisted queries of Apollo’s clients', () => {
  const extensions = (text: string) => ({ persistedQuery: { version: 1, sha256Hash: documentId(text) } });
  const inAddress = (text: string) => ({ extensions: JSON.stringify(extensions(text)) });

  it('name a document by its hash, in a body or in an address', async () => {
    const bytes = await (await post({ query: PUBLIC, variables: { n: 1 } })).text();
    const posted = await post({
      operationName: 'Halls',
      variables: { n: 1 },
      extensions: extensions(PUBLIC),
    });
    expect([posted.status, await posted.text()]).toEqual([200, bytes]);
    const got = await get({ operationName: 'Halls', variables: '{"n":1}', ...inAddress(PUBLIC) });
    expect([got.headers.get('cache-control'), await got.text()]).toEqual([
      expect.stringMatching(/^public, /),
      bytes,
    ]);
    const personal = await post({ extensions: extensions(PERSONAL) });
    expect(personal.headers.get('cache-control')).toBe('private, no-store');
    expect((await get(inAddress(PERSONAL))).status).toBe(405);
  });

  it('are told in their own words that an id is not known, and send the text then', async () => {
    const unknown = '{ halls(first: 1) { id } }';
    for (const asked of [
      post({ extensions: extensions(unknown) }),
      post({ extensions: extensions(unknown) }, { accept: 'application/graphql-response+json' }),
      get(inAddress(unknown)),
    ]) {
      const answer = await asked;
      const { errors } = await answer.json();
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
      expect(errors).toEqual([
        { message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } },
      ]);
    }
    const retried = await post({ query: unknown, extensions: extensions(unknown) });
    expect((await retried.json()).data.halls).not.toEqual([]);
    // A text that was sent is not remembered: only what is released is known.
    expect(await codeOf(await post({ extensions: extensions(unknown) }))).toBe('PERSISTED_QUERY_NOT_FOUND');
  });

  it('that are none are refused', async () => {
    expect((await get({ extensions: '{' })).status).toBe(400);
    for (const odd of [{}, { persistedQuery: null }, { persistedQuery: { sha256Hash: 7 } }, 'x'])
      expect(await codeOf(await post({ extensions: odd }))).toMatch(/^(GRAPHQL_PARSE_FAILED|BAD_REQUEST)$/);
  });
});

describe('limits on calls of one field', () => {
  it('aliases count one by one, and the refusal says when to come back', async () => {
    await using fresh = await startTestbed();
    const query = `mutation { ${Array.from({ length: 16 }, (_, index) => `a${index}: logIn`).join(' ')} }`;
    const ask = () =>
      fetch(`${fresh.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query }),
      });
    expect((await ask()).status).toBe(200);
    const refused = await ask();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await refused.json()).errors[0].extensions).toMatchObject({
      code: 'RATE_LIMITED',
      retryable: true,
    });
  });
});
