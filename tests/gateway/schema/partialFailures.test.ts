/** Operations with one failing REST call: the rest resolves, the failed part carries an error. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { type Fault, type Origin, startOrigin } from '#tests/harness/origin.ts';

import { reservationForm } from '../topology/reservations.ts';
import { firstList } from './fieldComparison.ts';
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

const JSON_TYPE = 'application/json';
const SECRET = 'SELECT * FROM secrets';

/** Row, fault of the REST API, resulting code and number of attempts. */
const FAULTS: readonly [row: string, fault: Omit<Fault, 'path'>, code: string, tries: number][] = [
  ['F02, F04', { reset: true }, 'UPSTREAM_UNAVAILABLE', 3],
  ['F07, F41', { hang: true }, 'UPSTREAM_TIMEOUT', 1],
  ['F09', { stallBody: true, body: { halls: [] } }, 'UPSTREAM_TIMEOUT', 1],
  ['F13', { body: '['.repeat(100_000), contentType: JSON_TYPE }, 'UPSTREAM_BAD_RESPONSE', 2],
  ['F14', { status: 400, body: { detail: SECRET } }, 'UPSTREAM_ERROR', 1],
  ['F16', { status: 403, body: { detail: SECRET } }, 'FORBIDDEN', 1],
  ['F17', { status: 404, body: {} }, 'UPSTREAM_ERROR', 1],
  ['F20', { status: 429, headers: { 'retry-after': '2' } }, 'UPSTREAM_RATE_LIMITED', 1],
  ['F21', { status: 500, body: SECRET }, 'UPSTREAM_ERROR', 1],
  ['F22', { status: 502, body: `<h1>${SECRET}</h1>`, contentType: 'text/html' }, 'UPSTREAM_UNAVAILABLE', 3],
  ['F24', { status: 503, headers: { 'retry-after': '3600' } }, 'UPSTREAM_UNAVAILABLE', 1],
  ['F25', { status: 504 }, 'UPSTREAM_TIMEOUT', 2],
  ['F26', { body: `<h1>${SECRET}</h1>`, contentType: 'text/html' }, 'UPSTREAM_BAD_RESPONSE', 1],
  ['F28', { body: '{"halls":[{"id":', contentType: JSON_TYPE }, 'UPSTREAM_BAD_RESPONSE', 2],
  ['F29', { status: 204 }, 'UPSTREAM_BAD_RESPONSE', 1],
  ['F39', { status: 302, headers: { location: 'http://127.0.0.1:1/' } }, 'UPSTREAM_BAD_RESPONSE', 1],
];

// In parallel, each with its own hall: with production timeouts the slow ones take seconds.
test.concurrent.each(FAULTS)(
  '%s %o: other fields resolve, the failed one reports %s',
  async (row, fault, code, tries) => {
    const rawId = String(80 + FAULTS.findIndex(([name]) => name === row));
    const path = `/api/wn/halls/${rawId}/nearby_halls`;
    await origin.fault({ ...fault, path });
    const { data, errors } = await gateway.execute<{ hall: { name: string; nearbyHalls: unknown } }>(
      'query ($rawId: String!) { hall(by: { rawId: $rawId }) { name nearbyHalls { id } } }',
      { rawId },
    );
    expect(data.hall).toEqual({ name: expect.any(String), nearbyHalls: null });
    expect(errors).toMatchObject([{ path: 'hall.nearbyHalls', code }]);
    expect(JSON.stringify(errors)).not.toContain(SECRET);
    const attempts = (await origin.calls()).filter((call) => call.path.startsWith(path));
    expect(attempts).toHaveLength(tries);
  },
);

test('F15 treats a rejected token as a guest and keeps the page', async () => {
  const withToken = { 'x-wedding-token': 'wt_gone_0123456789abcdef0123456789', 'x-wn-user-id': '1001' };
  const { data, errors } = await gateway.execute(
    '{ hall(by: { rawId: "99" }) { rawId viewerHasClipped } viewer { isLoggedIn account { rawId } } }',
    {},
    { headers: withToken },
  );
  expect(data).toEqual({
    hall: { rawId: '99', viewerHasClipped: false },
    viewer: { isLoggedIn: false, account: null },
  });
  expect(errors).toEqual([]);
});

test.each(['', 'null'])(
  'F29 reports "Something went wrong" for an article whose reply is %j',
  async (body) => {
    const rawId = body === '' ? '5' : '6';
    await origin.fault({ path: '/api/web/post', body, contentType: JSON_TYPE, times: 1 });
    const { data, errors } = await gateway.execute(`{ article(by: { rawId: "${rawId}" }) { title } }`);
    expect(data).toEqual({ article: null });
    expect(errors).toMatchObject([{ message: 'Something went wrong', code: 'UPSTREAM_BAD_RESPONSE' }]);
  },
);

test('a time of an article that no date can have fails alone', async () => {
  const post = {
    post_id: 1,
    post_title: '結婚準備の順番',
    pr_label_flag: false,
    pr_label: null,
    taxonomies: { category: [] },
    post_modified: 1_794_272_400_000_000,
    images: { thumbnail: null },
    permalink: 'https://magazine.wn.example/1',
    post_excerpt: null,
    clip_count: 0,
  };
  const path = '/api/web/post/recent';
  await origin.fault({ path, body: { posts: [post], total: 1 }, contentType: JSON_TYPE, times: 1 });
  const { data, errors } = await gateway.execute(
    '{ recentArticles(first: 1) { nodes { title modifiedAt } } }',
  );
  expect(data).toEqual({ recentArticles: { nodes: [{ title: post.post_title, modifiedAt: null }] } });
  expect(errors).toMatchObject([
    { path: 'recentArticles.nodes.0.modifiedAt', code: 'UPSTREAM_BAD_RESPONSE' },
  ]);
});

const Fair = z.object({ id: z.int(), hold_time1: z.string() });

test.each([
  ['21', '2026-13-45T99:99:99+09:00'],
  ['22', '2026-02-30T10:00:00+09:00'],
])(
  'a fair of hall %s at %s, which no calendar has, fails by field and takes no reservation',
  async (hallRawId, time) => {
    const path = `/api/wn/halls/${hallRawId}/fairs`;
    const [fair] = firstList(await (await fetch(`${origin.url}${path}`)).json());
    const { id: rawId, hold_time1: holdTime } = Fair.parse(fair);
    await origin.fault({ path: `${path}/${rawId}`, body: { ...Object(fair), hold_at: time } });
    const FIELDS = ['heldOn', 'isReservable', 'reservationDeadline', 'reservationsCloseAt'];
    const read = await gateway.execute<{ fair: { id: string; name: string } }>(
      `query ($hallRawId: String!, $fairRawId: String!) { fair(by: { path: { hallRawId: $hallRawId, fairRawId: $fairRawId } }) { id name ${FIELDS.join(' ')} } }`,
      { hallRawId, fairRawId: String(rawId) },
    );
    expect(read.data.fair.name).toBeTruthy();
    expect(read.errors).toMatchObject(
      FIELDS.map((field) => ({ path: `fair.${field}`, code: 'UPSTREAM_BAD_RESPONSE' })),
    );
    const form = reservationForm({ fairId: read.data.fair.id, holdTime });
    const { errors } = await gateway.execute(
      'mutation ($input: ReserveFairInput!) { reserveFair(input: $input) { reservation { id } } }',
      { input: form },
    );
    expect(errors).toMatchObject([{ path: 'reserveFair', code: 'UPSTREAM_BAD_RESPONSE' }]);
  },
);

test('F18 treats a state that is already set as success, both ways', async () => {
  const execute = async (mutation: 'clip' | 'unclip') => {
    const { data } = await gateway.execute<Record<string, { userErrors: unknown[] }>>(
      `mutation { ${mutation}(input: { target: { hallRawId: "31" } }) { userErrors { code } } }`,
      {},
      { headers: demoHeaders },
    );
    return data[mutation]?.userErrors;
  };
  expect(await execute('clip')).toEqual([]);
  await origin.fault({ method: 'POST', path: '/api/wn/hall_clips', status: 409, body: {}, times: 1 });
  expect(await execute('clip')).toEqual([]);
  await origin.fault({ method: 'DELETE', path: '/api/wn/hall_clips', status: 404, body: {}, times: 1 });
  expect(await execute('unclip')).toEqual([]);
});
