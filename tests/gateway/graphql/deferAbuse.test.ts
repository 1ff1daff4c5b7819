/** Attacks by `@defer` in documents sent as text, against the whole product. The rows are those of docs/abuse.md. */
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Site, startSite } from '#tests/harness/gateway.ts';

const OPERATOR_KEY = 'only-for-tests-only-for-tests';
const OPERATOR: Record<string, string> = { 'x-operator-key': OPERATOR_KEY };
/** How clients accept deferred parts; the last one gets them merged. */
const ACCEPTED = ['text/event-stream', 'multipart/mixed', 'application/json'] as const;

let site: Site;
beforeAll(async () => {
  site = await startSite({ env: { ADHOC_DOCUMENTS: 'limited', OPERATOR_KEY } });
});
afterAll(() => site.stop());

const many = (count: number, each: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => each(at)).join(' ');

const send = async (query: string, accept: string, headers: Record<string, string> = OPERATOR) => {
  const response = await fetch(`${site.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept, ...headers },
    body: JSON.stringify({ query }),
  });
  return response.text();
};

describe('deferred fragments', () => {
  it.each(ACCEPTED)('S102 of 100 halls, side by side and nested, are sent once each: %s', async (accept) => {
    const side = many(6, (at) => `... @defer(label: "l${at}") { id }`);
    const nested = `... @defer(label: "outer") { name ... @defer(label: "inner") { shortName } }`;
    const text = await send(`{ halls(first: 100) { nodes { ${side} ${nested} } } }`, accept);
    expect(text).not.toContain('"errors"');
    for (const label of ['l0', 'l5', 'outer', 'inner'])
      expect(text.split(`"label":"${label}"`)).toHaveLength(101);
    expect(text.length).toBeLessThan(200_000);
  });

  it.each([
    ['nine of them', many(9, (at) => `... @defer(label: "l${at}") { __typename }`), 'QUERY_TOO_COMPLEX'],
    [
      'nine in fragments that are spread many times',
      `...F ...F ...F } fragment F on Query { ${many(9, () => '... @defer { __typename }')}`,
      'QUERY_TOO_COMPLEX',
    ],
    [
      'two with one label',
      '... @defer(label: "l") { a: __typename } ... @defer(label: "l") { b: __typename }',
      'GRAPHQL_VALIDATION_FAILED',
    ],
    [
      'a label of 18,000 characters',
      `... @defer(label: "${'l'.repeat(18_000)}") { __typename }`,
      'QUERY_TOO_COMPLEX',
    ],
    ['@stream', 'halls(first: 2) { nodes @stream(initialCount: 0) { id } }', 'GRAPHQL_VALIDATION_FAILED'],
  ])('S102 are refused: %s', async (_name, selection, code) => {
    for (const accept of ACCEPTED)
      expect(await send(`{ ${selection} }`, accept)).toContain(`"code":"${code}"`);
  });

  it('S102 on a mutation and in a subscription are refused', async () => {
    for (const document of [
      'mutation { ... @defer { logOut(input: {}) { userErrors { code } } } }',
      'subscription { hallClipsChanged { ... @defer { __typename } } }',
    ])
      expect(await send(document, 'text/event-stream')).toContain('"code":"GRAPHQL_VALIDATION_FAILED"');
  });

  it.each(ACCEPTED)(
    'S103 share the 60 REST calls of their operation, also behind aliases: %s',
    async (accept) => {
      const part = (at: number) =>
        `... @defer(label: "l${at}") { h${at}: hall(by: { rawId: "${at + 1}" }) { ...Calls } }`;
      const calls =
        'fragment Calls on Hall { fairs(first: 2) { totalCount } benefits { title } reviews(first: 2) { totalCount } }';
      // Foreseen.
      const halls = many(20, (at) => `h${at}: hall(by: { rawId: "${at + 1}" }) { ... @defer { ...Calls } }`);
      expect(await send(`{ ${halls} } ${calls}`, accept)).toMatch(/"code":"QUERY_TOO_COMPLEX"/);
      expect(await send(`{ ${many(8, part)} } ${calls}`, accept)).not.toContain('QUERY_TOO_COMPLEX');
      // Not foreseen: an interface hides which calls the fields make.
      await site.origin.clearJournal();
      const ids = JSON.stringify(
        Array.from({ length: 100 }, (_, at) =>
          Buffer.from(`Hall:${300 + 100 * ACCEPTED.indexOf(accept) + at}`).toString('base64url'),
        ),
      );
      const clips = many(4, (at) => `... @defer(label: "l${at}") { ... on Clippable { c${at}: clipCount } }`);
      const cut = await send(`{ nodes(ids: ${ids}) { id ${clips} } }`, accept);
      expect(cut).toContain('"code":"QUERY_TOO_COMPLEX"');
      expect((await site.origin.calls(/^\/api\//)).length).toBeLessThanOrEqual(60);
    },
  );
});

describe('lists that multiply', () => {
  const days = (levels: number): string => `day { ${'month { '.repeat(levels)}date${' }'.repeat(levels)} }`;

  it('S104 a month of days of a month of days … ends at the limit, wherever it stands', async () => {
    const nested = `{ calendarDays { ${'month { '.repeat(4)}date${' }'.repeat(4)} } }`;
    const deferred = `{ fair: halls(first: 1) { nodes { ... @defer { fairs(first: 1) { nodes { ${days(4)} } } } } } }`;
    // Without the limit it is seconds, then the end of the process.
    for (const accept of ACCEPTED)
      for (const document of [nested, deferred]) {
        const text = await send(document, accept);
        expect(text).toContain('longer than could be foreseen');
        expect(text.length).toBeLessThan(50_000);
      }
  });

  it('S104 the same after the first part was sent', async () => {
    await site.origin.fault({ path: '^/api/wn/halls/[0-9]+/fairs', delayMs: 300, times: 1 });
    const document = `{ hall(by: { rawId: "1" }) { name ... @defer(label: "late") { fairs(first: 1) { nodes { ${days(4)} } } } } }`;
    const text = await send(document, 'text/event-stream');
    await site.origin.clearFaults();
    expect(text).toContain('"hasNext":true');
    expect(text).toMatch(/"path":\[\].*longer than could be foreseen/);
    expect(text).toMatch(/event: complete\ndata:\s*$/);
  });

  it('S105 long aliases, and many aliases of long texts, are refused', async () => {
    const images = many(9, (at) => `c${at}: coverImages { ...F }`);
    const alias = 'a'.repeat(18_000);
    for (const document of [
      `{ halls(first: 100) { nodes { ${images} } } } fragment F on Image { ${alias}: url }`,
      `{ recentArticles(first: 30) { nodes { ${many(29, (at) => `b${at}: body`)} } } }`,
    ]) {
      const text = await send(document, 'application/json', {});
      expect(text).toContain('"code":"QUERY_TOO_COMPLEX"');
      expect(text.length).toBeLessThan(1_000);
    }
  });

  it('S105 an error quotes little of a variable of a megabyte', async () => {
    const response = await fetch(`${site.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...OPERATOR },
      body: JSON.stringify({
        query: 'query ($n: [Int!]) { __typename halls(first: 2) { totalCount } nodes(ids: []) { id } }',
        variables: { n: ['z'.repeat(900_000)] },
      }),
    });
    const text = await response.text();
    expect(text).toContain('"errors"');
    expect(text.length).toBeLessThan(10_000);
  });
});

describe('clients of deferred parts', () => {
  const running = async (): Promise<number> => {
    const text = await (await fetch(`${site.url}/metrics`, { headers: OPERATOR })).text();
    return Number(/^gateway_upstream_running\{host="api"\} (\d+)$/m.exec(text)?.[1]);
  };
  /** Requests parts that wait for the REST API. */
  const open = (at: number, accept: string): Socket => {
    const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
    socket.on('error', () => undefined).resume();
    const parts = many(
      4,
      (part) =>
        `... @defer(label: "l${part}") { h${part}: hall(by: { rawId: "${700 + 4 * at + part}" }) { name } }`,
    );
    const body = JSON.stringify({ query: `{ __typename ${parts} }` });
    socket.write(
      `POST /graphql HTTP/1.1\r\nhost: x\r\nx-operator-key: ${OPERATOR_KEY}\r\naccept: ${accept}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
    );
    return socket;
  };

  it.each(ACCEPTED)('S106 that leave stop the REST calls of their parts: %s', async (accept) => {
    await site.origin.fault({ path: '/api/wn/halls', hang: true });
    const sockets = Array.from({ length: 20 }, (_, at) => open(at, accept));
    // Together they may make the calls of one operation; the others wait.
    await expect.poll(running).toBe(60);
    for (const socket of sockets) socket.destroy();
    // Their time would last ten seconds.
    await expect.poll(running, { timeout: 4_000 }).toBe(0);
    await site.origin.clearFaults();
  });
});

describe('deferred parts of clients without a token', () => {
  it('S103 count against the REST calls a minute of a network', async () => {
    const text = `{ ${many(8, (at) => `... @defer(label: "l${at}") { h${at}: hall(by: { rawId: "${at + 1}" }) { fairs(first: 2) { totalCount } benefits { title } } }`)} }`;
    const answers: string[] = [];
    for (let sent = 0; sent < 30; sent += 1) answers.push(await send(text, 'multipart/mixed', {}));
    expect(answers[0]).not.toContain('RATE_LIMITED');
    expect(answers.at(-1)).toContain('"code":"RATE_LIMITED"');
  });
});
