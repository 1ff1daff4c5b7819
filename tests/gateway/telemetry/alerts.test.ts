/** The alerts of ops/alerts.yml on the metrics of a running gateway whose REST hosts fail. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { alertsThatHold } from '#tests/drill/figures.ts';
import { parseMetrics, type Scrape, sourceOf } from '#tests/drill/recorder.ts';
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

/** Scrapes the gateway, as if 15 s after the previous scrape. */
async function scrape(number: number): Promise<Scrape> {
  const response = await fetch(`${site.url}/metrics`, { headers: { 'x-operator-key': KEY } });
  const target = { job: 'gateway', instance: 'gateway-1' };
  return { seconds: number * 15, samples: parseMetrics(await response.text(), target) };
}

let readCount = 0;
/** Reads a field of ten objects between one scrape and the next. @returns the alerts that hold after the third scrape */
async function alertsAfterReads(field: (id: number) => string, headers = {}): Promise<string[]> {
  const scrapes = [await scrape(0)];
  for (const number of [1, 2]) {
    const ids = Array.from({ length: 10 }, () => 101 + (readCount += 1));
    await Promise.all(ids.map((id) => site.graphql(`{ ${field(id)} }`, {}, headers)));
    scrapes.push(await scrape(number));
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
  ['403', { path: '', status: 403, ...HTML }],
  ['429', { path: '', status: 429, ...HTML }],
];

describe.each(HOSTS)('RestCallsFail, when the host %s answers', (_host, path, field) => {
  test.each(PAGES)('%s', async (_answer, fault) => {
    await site.origin.fault({ ...fault, path });
    expect(await alertsAfterReads(field)).toContain('RestCallsFail');
  });
});

test.each(HOSTS.slice(0, 3))(
  'RestCallsFail, when the host %s, which knows no visitors, answers 401',
  async (_host, path, field) => {
    await site.origin.fault({ path, status: 401 });
    expect(await alertsAfterReads(field)).toContain('RestCallsFail');
  },
);

test('no alert, when visitors ask for what does not exist or send tokens that have expired', async () => {
  await site.origin.fault({ path: '/api/wn/users/', status: 401 }, { path: '/api/web/', status: 404 });
  expect(await alertsAfterReads((id) => `${article(id)} viewer { account { email } }`, MEMBER)).not.toContain(
    'RestCallsFail',
  );
});
