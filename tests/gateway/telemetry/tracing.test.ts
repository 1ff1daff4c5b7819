/** Traces that a running gateway exports. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, inject, test } from 'vitest';
import { demo } from '#tests/harness/origin.ts';
import { startGateway, startSite } from '#tests/harness/gateway.ts';
import { freePort, root } from '#tests/harness/process.ts';

interface ExportedSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: object }[];
}

/** An OTLP collector that records spans. @param status of its replies; null for none */
async function startCollector(status: number | null = 200) {
  const spans: ExportedSpan[] = [];
  let text = '';
  let exports = 0;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      text += body;
      const { resourceSpans } = JSON.parse(body) as {
        resourceSpans: { scopeSpans: { spans: ExportedSpan[] }[] }[];
      };
      for (const { scopeSpans } of resourceSpans) for (const scope of scopeSpans) spans.push(...scope.spans);
      exports += 1;
      if (status !== null) response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    text: () => text,
    exports: () => exports,
    [Symbol.asyncDispose]: async () => void (server.closeAllConnections(), server.close()),
  };
}

const OPERATOR_KEY = 'only-for-tests-only-for-tests';
const TRACE = '0af7651916cd43dd8448eb211c80319c';
const SPAN = 'b7ad6b7169203331';
const HALL = `query Hall { hall(by: { rawId: "1" }) { name fairs(first: 2) { nodes { name } } } viewer { isLoggedIn } }`;

test('request, operation, resolvers and REST calls form one trace, which continues upstream', async () => {
  await using collector = await startCollector();
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, TRACE_PERCENT: '0', OPERATOR_KEY };
  const site = await startSite({ env });
  const personal = {
    'x-wedding-token': demo.token,
    'x-wn-user-id': demo.userId,
    'x-operator-key': OPERATOR_KEY,
  };
  const answer = await site.graphql(HALL, {}, { ...personal, traceparent: `00-${TRACE}-${SPAN}-01` });
  expect(answer.errors).toEqual([]);
  await site.graphql('{ hall(by: { rawId: "2" }) { name } }');
  const [call] = await site.origin.calls('/api/wn/halls/1');
  await site.stop();

  const named = (name: string) => collector.spans.find((span) => span.name === name);
  const [request, operation, resolver, rest] = [
    named('POST /graphql'),
    named('query Hall'),
    named('resolve hall.fairs.nodes'),
    named('R54 api'),
  ];
  expect(request).toMatchObject({ traceId: TRACE, parentSpanId: SPAN });
  expect(operation?.parentSpanId).toBe(request?.spanId);
  expect([resolver?.parentSpanId, rest?.parentSpanId]).toEqual([operation?.spanId, operation?.spanId]);
  expect(call?.headers['traceparent']).toBe(`00-${TRACE}-${rest?.spanId}-01`);
  // Requests without a sampled parent are not traced, and spans contain no personal data.
  expect(new Set(collector.spans.map(({ traceId }) => traceId))).toEqual(new Set([TRACE]));
  expect(collector.text()).not.toMatch(/wt_demo|demo@example/);
}, 120_000);

test('the site’s own operations are traced where they are sampled, and answer alike where they are not', async () => {
  await using collector = await startCollector();
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, TRACE_PERCENT: '0', OPERATOR_KEY };
  const site = await startSite({ env });
  const documents = JSON.parse(readFileSync(`${root}client/documents.json`, 'utf8')) as Record<
    string,
    string
  >;
  const documentId = Object.keys(documents).find((id) => documents[id]?.startsWith('query MyPageQuery'));
  expect(documentId).toBeDefined();
  const read = async (headers: Record<string, string>) => {
    const reply = await fetch(`${site.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-wedding-token': demo.token,
        'x-wn-user-id': demo.userId,
        ...headers,
      },
      body: JSON.stringify({ documentId }),
    });
    return (await reply.json()) as { data: { viewer: { account: object } }; errors?: unknown };
  };
  const untraced = await read({});
  const calls = await site.origin.calls('/api/wn/user_karte/');
  const sampled = await read({ 'x-operator-key': OPERATOR_KEY, traceparent: `00-${TRACE}-${SPAN}-01` });
  await site.stop();

  expect([untraced.errors, sampled.errors]).toEqual([undefined, undefined]);
  expect(sampled.data).toEqual(untraced.data);
  expect(untraced.data.viewer.account).toMatchObject({ nickname: 'ゆいまま' });
  // Requests that are not sampled hand their trace on.
  expect(calls.map(({ headers }) => headers['traceparent'])).toEqual([
    expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/),
  ]);
  expect(new Set(collector.spans.map(({ traceId }) => traceId))).toEqual(new Set([TRACE]));
  const named = (name: string) => collector.spans.find((span) => span.name === name);
  const operation = named('query MyPageQuery');
  const resolver = named('resolve viewer.account.giftTickets');
  expect(resolver?.parentSpanId).toBe(operation?.spanId);
  expect(named('R32 api')?.parentSpanId).toBe(operation?.spanId);
}, 120_000);

test('pages are complete where all requests are sampled, deferred parts too', async () => {
  await using collector = await startCollector();
  const site = await startSite({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, TRACE_PERCENT: '100' } });
  const paths = ['/', '/halls/1', '/halls/1/fairs', '/halls/search/?people=60', '/magazine/101', '/mypage'];
  const failed = async (path: string) =>
    /読み込めませんでした|表示できませんでした/.test(await (await fetch(site.url + path)).text());
  // A late part is missing from the first answer.
  for (const path of paths) await expect.poll(() => failed(path), { timeout: 20_000 }).toBe(false);
  await site.stop();
  const names = new Set(collector.spans.map(({ name }) => name));
  for (const operation of ['HomePageQuery', 'HallPageQuery', 'HallSearchPageQuery', 'ArticlePageQuery'])
    expect(names).toContain(`query ${operation}`);
  const halls = collector.spans.filter(({ name }) => name === 'query HallPageQuery');
  const isOfHall = ({ parentSpanId }: ExportedSpan) => halls.some(({ spanId }) => spanId === parentSpanId);
  const resolved = collector.spans.filter(isOfHall).map(({ name }) => name);
  expect(new Set(resolved.filter((name) => name.startsWith('resolve hall.'))).size).toBeGreaterThan(5);
}, 120_000);

test('S98 the sampled bit of a client obeys TRACE_PERCENT, whatever the id of its trace', async () => {
  await using collector = await startCollector();
  const read = async (TRACE_PERCENT: string, traceparent: string): Promise<void> => {
    const site = await startSite({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, TRACE_PERCENT } });
    for (let times = 0; times < 40; times += 1)
      await site.graphql('query Sampled { __typename }', {}, { traceparent });
    await site.stop();
  };
  const spans = (name: string) => collector.spans.filter((span) => span.name === name);
  await read('0', `00-${TRACE}-${SPAN}-01`);
  expect(collector.spans).toEqual([]);
  // The lowest id, which a sampler by ratio of ids always selects.
  await read('50', `00-${'1'.padStart(32, '0')}-${SPAN}-01`);
  expect(spans('query Sampled').length).toBeGreaterThan(4);
  expect(spans('query Sampled').length).toBeLessThan(36);
  collector.spans.length = 0;
  await read('100', `00-${TRACE}-${SPAN}-00`);
  expect(spans('query Sampled')).toHaveLength(40);
  expect(new Set(spans('query Sampled').map(({ traceId }) => traceId))).toEqual(new Set([TRACE]));
}, 120_000);

test('sends no trace headers without a collector', async () => {
  await using site = await startSite();
  await site.graphql(HALL, {}, { traceparent: `00-${TRACE}-${SPAN}-01` });
  const calls = await site.origin.calls(/^\/api\/wn\/halls\//);
  expect(calls.length).toBeGreaterThan(0);
  expect(calls.filter(({ headers }) => 'traceparent' in headers)).toEqual([]);
}, 120_000);

/** A gateway that traces all requests. */
const startTraced = (collector: string) =>
  startGateway({
    upstream: inject('originUrl'),
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector, TRACE_PERCENT: '100' },
  });

/** Lines of a log above `info`, but for the one about legal texts. */
const problems = (log: string) =>
  log
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as { level: number; msg: string; err?: { message: string } })
    .filter(({ level, msg }) => level > 30 && !msg.startsWith('legal texts'));

describe('a gateway stops in time, with one warning, when the collector', () => {
  const stopTraced = async (collector: string) => {
    await using gateway = await startTraced(collector);
    await gateway.graphql('query Unsent { __typename }');
    const begun = performance.now();
    process.kill(gateway.pid, 'SIGTERM');
    const exit = await gateway.exited;
    return { exit, ms: performance.now() - begun, problems: problems(gateway.output()) };
  };
  const stopped = {
    exit: 'ended with 0',
    problems: [{ level: 40, msg: 'traces were not sent', err: { message: expect.any(String) } }],
  };

  test('refuses connections', async () => {
    const outcome = await stopTraced(`http://127.0.0.1:${await freePort()}`);
    expect(outcome).toMatchObject(stopped);
    expect(outcome.ms).toBeLessThan(6_000);
  }, 60_000);

  test('never replies', async () => {
    await using collector = await startCollector(null);
    const outcome = await stopTraced(collector.url);
    expect(outcome).toMatchObject(stopped);
    expect(outcome.ms).toBeLessThan(6_000);
    expect(collector.exports()).toBe(1);
  }, 60_000);

  test('refuses the spans', async () => {
    await using collector = await startCollector(400);
    expect(await stopTraced(collector.url)).toMatchObject(stopped);
  }, 60_000);
});

test('exports that fail while a gateway runs are logged once a minute', async () => {
  await using collector = await startCollector(404);
  await using gateway = await startTraced(collector.url);
  for (const exports of [1, 2]) {
    await gateway.graphql('query Unsent { __typename }');
    await expect.poll(collector.exports, { timeout: 15_000 }).toBe(exports);
  }
  process.kill(gateway.pid, 'SIGTERM');
  expect(await gateway.exited).toBe('ended with 0');
  expect(problems(gateway.output())).toMatchObject([
    { level: 40, msg: 'traces were not sent', err: { message: 'Not Found' } },
  ]);
}, 60_000);
