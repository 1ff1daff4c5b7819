/** The alerts of ops/alerts.yml on the metrics of a running gateway whose REST hosts fail. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { alertsThatHold } from '#tests/drill/figures.ts';
import { parseMetrics, type Scrape, sourceOf } from '#tests/drill/recorder.ts';
import type { Sample } from '#tests/drill/promql.ts';
import { startSite, type Site } from '#tests/harness/gateway.ts';
import { demo, type Fault } from '#tests/harness/origin.ts';

const KEY = 'only-for-tests-only-for-tests';
const MEMBER = { 'x-wedding-token': demo.token, 'x-wn-user-id': demo.userId };
const HTML = { body: '<!doctype html><title>ただいまメンテナンス中です</title>', contentType: 'text/html' };

let site: Site;
beforeAll(async () => {
  site = await startSite({ env: { OPERATOR_KEY: KEY } });
});
afterAll(() => site.stop());
beforeEach(() => site.origin.clearFaults());

/** Scrapes the replicas, as if 15 s after the previous scrape. */
async function scrape(number: number, replicas: readonly Site[]): Promise<Scrape> {
  const samples = new Map<string, Sample[]>();
  for (const { url } of replicas) {
    const response = await fetch(`${url}/metrics`, { headers: { 'x-operator-key': KEY } });
    const scraped = parseMetrics(await response.text(), { job: 'gateway', instance: url });
    for (const [metric, found] of scraped) samples.set(metric, [...(samples.get(metric) ?? []), ...found]);
  }
  return { seconds: number * 15, samples };
}

let readCount = 0;
/** Reads a field of ten objects between one scrape and the next. @returns the alerts that hold after the third scrape */
async function alertsAfterReads(
  field: (id: number) => string,
  headers = {},
  replicas = [site],
): Promise<string[]> {
  const scrapes = [await scrape(0, replicas)];
  for (const number of [1, 2]) {
    const ids = Array.from({ length: 10 }, () => 101 + (readCount += 1));
    await Promise.all(
      replicas.flatMap(({ graphql }) => ids.map((id) => graphql(`{ ${field(id)} }`, {}, headers))),
    );
    scrapes.push(await scrape(number, replicas));
  }
  const source = sourceOf(scrapes);
  return source ? alertsThatHold(source) : [];
}

const article = (id: number): string => `article(by: { rawId: "${id}" }) { title }`;
const hall = (id: number): string => `hall(by: { rawId: "${id}" }) { name }`;

const HOSTS = [
  ['content', '/api/web/', article],
  ['magazine', '/wp-json/', (id: number) => `articleCategory(by: { rawId: "${id}" }) { name }`],
  ['search', '/1/indexes/', (id: number) => `writers(query: "w${id}") { totalCount }`],
  ['api', '/api/wn/', hall],
] as const;
const PAGES: readonly (readonly [string, Fault])[] = [
  ['a page of HTML', { path: '', ...HTML }],
  ['401', { path: '', status: 401, ...HTML }],
  ['403', { path: '', status: 403, ...HTML }],
  ['429', { path: '', status: 429, ...HTML }],
];

describe.each(HOSTS)('RestCallsFail, when the host %s answers', (_host, path, field) => {
  test.each(PAGES)('%s', async (_answer, fault) => {
    await site.origin.fault({ ...fault, path });
    expect(await alertsAfterReads(field)).toContain('RestCallsFail');
  });
});

test.each(HOSTS)(
  'RestCallsNotFound, when the host %s answers 404 to all calls',
  async (_host, path, field) => {
    await site.origin.fault({ path, status: 404, ...HTML });
    expect(await alertsAfterReads(field)).toContain('RestCallsNotFound');
  },
);

test('RestCallsNotFound, when one of two replicas has a wrong base URL', async () => {
  const other = await startSite({ env: { OPERATOR_KEY: KEY } });
  try {
    await site.origin.fault({ path: '/api/wn/', status: 404, ...HTML });
    expect(await alertsAfterReads(hall, {}, [site, other])).toContain('RestCallsNotFound');
  } finally {
    await other.stop();
  }
});

test('no alert, when visitors ask for what does not exist or send tokens that have expired', async () => {
  await site.origin.fault({ path: '/api/love/', status: 401 }, { path: '/api/wn/halls/', status: 404 });
  const fields = (id: number): string =>
    `${hall(id)} bride(by: { rawId: "${2_000 + id}" }) { isOfficial viewerHasClipped }`;
  const alerts = await alertsAfterReads(fields, MEMBER);
  expect(alerts.filter((name) => name.startsWith('Rest'))).toEqual([]);
  expect((await site.origin.calls('/api/love/list/')).length).toBeGreaterThan(0);
});

test('a host that refuses calls without credentials is logged once a minute, by host', async () => {
  await site.origin.fault({ path: '/1/indexes/', status: 403 }, { path: '/api/wn/', status: 401 });
  await Promise.all(
    [1, 2, 3].map((id) => site.graphql(`{ ${hall(id)} writers(query: "x${id}") { totalCount } }`)),
  );
  const refusals = () =>
    site
      .output()
      .split('\n')
      .filter((line) => line.includes('REST host refuses the gateway'))
      .map((line) => JSON.parse(line) as { host: string });
  const hosts = () => refusals().map(({ host }) => host);
  await expect.poll(hosts).toEqual(expect.arrayContaining(['api', 'search']));
  expect(hosts()).toEqual([...new Set(hosts())]);
});
