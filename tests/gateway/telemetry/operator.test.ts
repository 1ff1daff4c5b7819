/** The pages of operators on a running gateway: metrics, contract drift and schema usage. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite, type Site } from '#tests/harness/gateway.ts';
import { hasRedis, startRedis, type TestRedis } from '#tests/harness/redis.ts';

const KEY = 'only-for-tests-only-for-tests';
const IOS = { 'apollographql-client-name': 'musubi-ios', 'apollographql-client-version': '3.1.0' };
const HALL = `query ($id: String!) { hall(by: { rawId: $id }) { rawId name tel } }`;

let site: Site;
let redis: TestRedis | null = null;
beforeAll(async () => {
  redis = hasRedis ? await startRedis() : null;
  site = await startSite({ env: { OPERATOR_KEY: KEY, ...(redis && { REDIS_URL: redis.url }) } });
}, 120_000);
afterAll(async () => {
  await site.stop();
  await redis?.stop();
});

const fetchPage = (path: string, headers: Record<string, string> = { 'x-operator-key': KEY }) =>
  fetch(site.url + path, { headers });

interface Table {
  title: string;
  rows: Record<string, unknown>[];
}
const tableRows = async (title: string): Promise<Record<string, unknown>[]> => {
  const tables = (await (await fetchPage('/operator.json')).json()) as Table[];
  return tables.find((table) => table.title === title)?.rows ?? [];
};

test.each(['/metrics', '/operator', '/operator.json'])('%s requires the key', async (path) => {
  for (const headers of [{}, { 'x-operator-key': 'guess' }, { authorization: 'Bearer guess' }]) {
    const answer = await fetchPage(path, headers as Record<string, string>);
    expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([
      401,
      expect.stringContaining('Basic'),
    ]);
    expect(await answer.text()).toContain("operator's key");
  }
  for (const authorization of [`Bearer ${KEY}`, `Basic ${Buffer.from(`ops:${KEY}`).toString('base64')}`]) {
    const answer = await fetchPage(path, { authorization });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  }
});

test('counts operations by outcome, REST calls by host and outcome', async () => {
  await site.graphql(HALL, { id: '1' }, IOS);
  await site.graphql(HALL, { id: '1' }, IOS);
  await site.origin.fault({ path: '/api/wn/halls/2', status: 500, times: 1 });
  const failed = await site.graphql(HALL, { id: '2' }, IOS);
  expect(failed.errors).not.toEqual([]);
  // The log lines have the request id that the client received.
  const requestId = failed.headers.get('x-request-id');
  const logLines = () =>
    site
      .output()
      .split('\n')
      .filter((line) => line.includes(String(requestId)))
      .map((line): unknown => JSON.parse(line));
  await expect.poll(logLines).toMatchObject([
    { msg: 'REST call failed', requestId },
    { msg: 'operation has errors', requestId, codes: ['UPSTREAM_ERROR'] },
  ]);
  const text = await (await fetchPage('/metrics')).text();
  expect(text).toContain('gateway_operations_total{operation="ad-hoc",outcome="ok"} 2');
  expect(text).toContain('gateway_upstream_call_seconds_count{call="R54",host="api",outcome="ok"} 1');
  expect(text).toContain('gateway_upstream_call_seconds_count{call="R54",host="api",outcome="500"} 1');
  // Operations last 10 s at most, calls 5 s; the alerts read the buckets in between.
  const bounds = text.matchAll(/^gateway_operation_seconds_bucket\{le="([^"]+)",operation="ad-hoc"\}/gm);
  expect(Array.from(bounds, ([, bound]) => bound).join(' ')).toBe(
    '0.005 0.01 0.025 0.05 0.1 0.25 0.5 1 2.5 5 10 +Inf',
  );
  expect(text).toContain('gateway_cache_reads{use="hit"} 1');
  expect(text).toContain('gateway_field_errors_total{operation="ad-hoc",field="",code="UPSTREAM_ERROR"} 1');
  expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds \d/);
});

test.runIf(hasRedis)('times the reads in the shared Redis', async () => {
  // Reads of the operations above.
  const text = await (await fetchPage('/metrics')).text();
  expect(text).toMatch(/^gateway_redis_read_seconds_count [1-9]/m);
  expect(text).toMatch(/^gateway_redis_read_seconds_sum 0\.\d*[1-9]/m);
});

/** Sends an operation and leaves while the REST host delays its call. */
async function leaveDuring(path: string, headers: Record<string, string>, query: string): Promise<void> {
  await site.origin.fault({ path, delayMs: 1_000, times: 1 });
  const leaving = new AbortController();
  const response = fetch(`${site.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
    signal: leaving.signal,
  });
  await expect.poll(() => site.origin.calls(path)).toHaveLength(1);
  leaving.abort();
  await expect(response).rejects.toThrow('aborted');
}

const operationsOf = async (outcome: string): Promise<number> => {
  const text = await (await fetchPage('/metrics')).text();
  const count = `gateway_operations_total{operation="ad-hoc",outcome="${outcome}"} `;
  return Number(text.split(count)[1]?.split('\n')[0] ?? 0);
};

test('an operation stopped because its client has left is neither a failure nor a log line', async () => {
  const headers = { 'x-request-id': 'client-that-leaves' };
  await leaveDuring('/api/wn/halls/3', headers, '{ hall(by: { rawId: "3" }) { name tel } }');
  await expect.poll(() => operationsOf('cancelled')).toBe(1);
  expect(await (await fetchPage('/metrics')).text()).not.toContain('code="UPSTREAM_TIMEOUT"');
  expect(site.output()).not.toContain('client-that-leaves');
});

test('an operation that succeeds after its client has left is ok', async () => {
  const before = await operationsOf('ok');
  await leaveDuring(
    '/api/uuid/introduce/create',
    { 'x-wn-uuid': '0123456789abcdef' },
    'mutation { recordVisitorReferrer(input: { referrer: "https://search.example.jp/" }) { isRecorded } }',
  );
  await expect.poll(() => operationsOf('ok'), { timeout: 3_000 }).toBe(before + 1);
  expect(await operationsOf('cancelled')).toBe(1);
});

test('counts persisted documents by operation name', async () => {
  expect((await fetch(`${site.url}/halls/search/`)).status).toBe(200);
  const text = await (await fetchPage('/metrics')).text();
  expect(text).toContain('gateway_operations_total{operation="HallSearchPageQuery",outcome="ok"} 1');
});

test('S129 made-up client names displace no client in use, and grow no table', async () => {
  const ask = async (client: string, query: string) =>
    void (await site.graphql(query, {}, { 'apollographql-client-name': client }));
  const use = '{ hall(by: { rawId: "1" }) { address } }';
  await ask('musubi-android', use);
  await ask('musubi-android', use);
  for (let at = 0; at < 250; at += 1) await ask(`made-up-${at}`, '{ hall(by: { rawId: "1" }) { nameKana } }');
  await ask('musubi-watch', use);
  await ask('musubi-watch', use);
  await ask('made-up-250', use);
  const rows = await tableRows('Usage of the schema');
  const usesOf = (field: string, name: string) =>
    rows
      .filter((row) => row['field'] === field && String(row['client']).startsWith(name))
      .map(({ operations }) => operations);
  expect(usesOf('Hall.address', 'musubi-')).toEqual([2, 2]);
  const madeUp = usesOf('Hall.nameKana', 'made-up-');
  expect(madeUp.length).toBeLessThanOrEqual(200);
  expect(usesOf('Hall.nameKana', 'other')).toEqual([250 - madeUp.length]);
  const text = await (await fetchPage('/metrics')).text();
  for (const client of ['musubi-android', 'musubi-watch'])
    expect(text).toContain(`gateway_client_operations{client="${client}",version=""} 2`);
  expect(text).toContain('gateway_client_operations{client="other",version=""}');
  expect(text.match(/"made-up-/g)?.length).toBeLessThanOrEqual(200);
});

test('contract drift lists call, field, count, time and a redacted sample', async () => {
  const broken = { halls: [], total: 'forty-two secrets', page: 1, per_page: 30 };
  await site.origin.fault({ path: '/api/halls/?name=drift', body: broken, times: 2 });
  for (const name of ['drift1', 'drift2'])
    await site.graphql(
      `query ($name: String!) { halls(filter: { name: $name }) { totalCount nodes { name } } }`,
      {
        name,
      },
    );
  expect(await tableRows('Contract drift')).toContainEqual(
    expect.objectContaining({
      call: 'R86',
      field: 'total',
      sample: '"aaaaa-aaa aaaaaaa"',
      times: 2,
      since: expect.any(String),
    }),
  );
  expect(await (await fetchPage('/operator')).text()).not.toContain('secrets');
});

test('sends Server-Timing to operators only', async () => {
  const operator = { 'x-operator-key': KEY };
  const timed = await site.graphql(HALL, { id: '5' }, operator);
  expect(timed.headers.get('server-timing')).toMatch(/^total;dur=[\d.]+, R54;dur=[\d.]+;desc="api miss ok"$/);
  expect((await site.graphql(HALL, { id: '5' })).headers.get('server-timing')).toBeNull();
  const page = await fetchPage('/halls/6', operator);
  expect(page.headers.get('server-timing')).toMatch(/^total;dur=[\d.]+$/);
  // A response for operators must not be cached.
  expect(page.headers.get('cache-control')).toBe('private, no-store');
  // A page with late sections is not cached by anyone: all replies have to be there.
  await page.text();
  const others = await fetchPage('/halls/6', {});
  expect(others.headers.get('server-timing')).toBeNull();
  expect(others.headers.get('cache-control')).toContain('public');
});

test('lists schema usage by client', async () => {
  await site.graphql('{ hall(by: { rawId: "1" }) { nameKana } }', {}, IOS);
  expect(await tableRows('Usage of the schema')).toContainEqual(
    expect.objectContaining({
      field: 'Hall.nameKana',
      client: 'musubi-ios',
      version: '3.1.0',
      operations: 1,
    }),
  );
});

test('alerts, their pages and the dashboard use existing metrics only', async () => {
  const text = await (await fetchPage('/metrics')).text();
  const files = ['ops/alerts.yml', 'ops/grafana/dashboards/gateway.json', 'docs/operations/alerts.md'];
  const used = files.flatMap((path) =>
    Array.from(readFileSync(path, 'utf8').matchAll(/\b(?:gateway|nodejs|process)_\w+/g), ([name]) => name),
  );
  expect(used.length).toBeGreaterThan(10);
  const exists = (name: string) => text.includes(`# TYPE ${name.replace(/_(?:bucket|count|sum)$/, '')} `);
  const known = used.filter((name) => redis || !name.startsWith('gateway_redis_'));
  expect(known.filter((name) => !exists(name))).toEqual([]);
});
