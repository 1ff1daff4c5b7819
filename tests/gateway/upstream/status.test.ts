/** Failures by HTTP status. The rows are those of docs/faults.md. */
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createHallClip, deleteHallClip } from '#gateway/upstream/endpoints/clips.ts';
import { getHall } from '#gateway/upstream/endpoints/halls.ts';
import { addLove } from '#gateway/upstream/endpoints/loves.ts';
import { searchHalls } from '#gateway/upstream/endpoints/search.ts';
import { createSession, createUser } from '#gateway/upstream/endpoints/users.ts';
import { endpoint } from '#gateway/upstream/endpoint.ts';
import { DEFAULT_POLICY } from '#gateway/upstream/resilience/policy.ts';
import { failureOf, hallPage, hallRow, signedIn, startTestbed } from './testbed.ts';

const HALL = { id: '1' };
const SECRET_TEXT = 'SELECT password FROM users';

describe('client errors are reported without a retry', () => {
  test.each([
    ['F14', 400, { name: 'Refused', status: 400, message: 'api_client_error: status 400' }],
    ['F15', 401, { name: 'SignInRequired' }],
    ['F16', 403, { name: 'Refused', status: 403 }],
    ['F17', 404, { name: 'NotFound' }],
    ['F21', 500, { name: 'Unavailable', reason: 'status', status: 500 }],
  ])('%s %i', async (_row, status, expected) => {
    await using testbed = await startTestbed((reply) => reply.json({ detail: SECRET_TEXT }, status));
    const failure = await failureOf(testbed.rest().get(getHall, HALL));
    expect(failure).toMatchObject(expected);
    expect(testbed.requests).toHaveLength(1);
    expect(failure.message + JSON.stringify(failure)).not.toContain(SECRET_TEXT);
  });

  test('F18 already clipped is status 409, already removed is NotFound', async () => {
    await using testbed = await startTestbed((reply, number) =>
      reply.json({ detail: '' }, number === 1 ? 409 : 404),
    );
    const rest = testbed.rest(signedIn);
    expect(await failureOf(rest.send(createHallClip, { hall_id: '1' }))).toMatchObject({ status: 409 });
    expect(await failureOf(rest.send(deleteHallClip, { id: '1' }))).toMatchObject({ name: 'NotFound' });
  });

  test.each([400, 422])('F19 %i with messages by field', async (status) => {
    const fields = { email: ['すでに使われています'], 'not a list': 'x', wedding_role: [] };
    await using testbed = await startTestbed((reply) => reply.json(fields, status));
    const form = {
      email: 'a@example.jp',
      password: '12345678',
      basic_nickname: 'a',
      wedding_role: 'bride',
    } as const;
    expect(await failureOf(testbed.rest().send(createUser, form))).toMatchObject({
      status,
      fields: { email: ['すでに使われています'] },
    });
  });

  test('F15 a redirect to the log-in page rejects the token', async () => {
    await using testbed = await startTestbed((reply) => reply.send('', 302, { location: '/login?next=%2F' }));
    expect(await failureOf(testbed.rest().get(getHall, HALL))).toMatchObject({ name: 'SignInRequired' });
  });

  test.each(['http://169.254.169.254/', '/api/wn/halls/1', 'https://evil.example/?u=/login.html'])(
    'F39 a redirect to %s is not followed',
    async (location) => {
      await using testbed = await startTestbed((reply) => reply.send('', 301, { location }));
      expect(await failureOf(testbed.rest(signedIn).get(getHall, HALL))).toMatchObject({ name: 'Malformed' });
      expect(testbed.requests).toHaveLength(1);
    },
  );

  test('a wrong password is SignInRequired, and sent once', async () => {
    await using testbed = await startTestbed((reply) => reply.json({ detail: '' }, 401));
    const sent = testbed.rest().send(createSession, { email: 'a@example.jp', password: 'x' });
    expect(await failureOf(sent)).toMatchObject({ name: 'SignInRequired' });
    expect(testbed.requests).toHaveLength(1);
  });
});

describe('faults are retried where it makes sense', () => {
  test('F20 429: no retry, with the time to wait', async () => {
    await using testbed = await startTestbed((reply) => reply.json({}, 429, { 'retry-after': '2' }));
    expect(await failureOf(testbed.rest().get(getHall, HALL))).toMatchObject({
      reason: 'rate-limited',
      retryAfterMs: 2_000,
    });
    expect(testbed.requests).toHaveLength(1);
  });

  test('F22 502 with HTML: three tries', async () => {
    await using testbed = await startTestbed((reply) => reply.send('<h1>Bad Gateway</h1>', 502));
    expect(await failureOf(testbed.rest().get(getHall, HALL))).toMatchObject({
      reason: 'status',
      status: 502,
    });
    expect(testbed.requests).toHaveLength(3);
  });

  test.each([500, 501, 502, 503, 504, 599])(
    'F22, F57 %i on a write: sent once, outcome unknown',
    async (status) => {
      await using testbed = await startTestbed((reply) => reply.send('', status, { 'retry-after': '0' }));
      const sent = testbed.rest(signedIn).send(createHallClip, { hall_id: '1' });
      expect(await failureOf(sent)).toMatchObject({ reason: 'outcome-unknown', status });
      expect(testbed.requests).toHaveLength(1);
    },
  );

  test('F57 500 on a write with the body of a refusal: outcome unknown', async () => {
    await using testbed = await startTestbed((reply) => reply.json({ status: 'failure' }, 500));
    const sent = testbed.rest(signedIn).send(addLove, { type: 'user', id: '1' });
    expect(await failureOf(sent)).toMatchObject({ reason: 'outcome-unknown', status: 500 });
  });

  test('F23 503 with Retry-After: retries after that time and succeeds', async () => {
    const at: number[] = [];
    const timeouts = { callTimeoutMs: 3_000, headersTimeoutMs: 1_000 };
    await using testbed = await startTestbed((reply, number) => {
      at.push(performance.now());
      if (number === 1) reply.json({}, 503, { 'retry-after': '1' });
      else reply.json(hallRow());
    }, timeouts);
    expect(await testbed.rest().get(getHall, HALL)).toMatchObject({ id: '1' });
    expect((at[1] ?? 0) - (at[0] ?? 0)).toBeGreaterThanOrEqual(990);
  });

  test('F24 503 with a long Retry-After: fails immediately', async () => {
    await using testbed = await startTestbed((reply) => reply.json({}, 503, { 'retry-after': '3600' }));
    expect(await failureOf(testbed.rest().get(getHall, HALL))).toMatchObject({
      status: 503,
      retryAfterMs: 3_600_000,
    });
    expect(testbed.requests).toHaveLength(1);
  });

  test('F24 Retry-After as a date', async () => {
    const timeouts = { callTimeoutMs: 4_000, headersTimeoutMs: 1_000 };
    await using testbed = await startTestbed((reply, number) => {
      if (number > 1) return reply.json(hallRow());
      reply.json({}, 503, { 'retry-after': new Date(Date.now() + 1_000).toUTCString() });
    }, timeouts);
    expect(await testbed.rest().get(getHall, HALL)).toMatchObject({ id: '1' });
    expect(testbed.requests).toHaveLength(2);
  });

  test('F25 504: two tries, then timeout', async () => {
    await using testbed = await startTestbed((reply) => reply.send('', 504));
    expect(await failureOf(testbed.rest().get(getHall, HALL))).toMatchObject({
      reason: 'timeout',
      status: 504,
    });
    expect(testbed.requests).toHaveLength(2);
  });

  test('F42 every other request fails: all reads succeed, the circuit stays closed', async () => {
    const policy = { retry: { ...DEFAULT_POLICY.retry, delayMs: [1, 2] as const, minBudget: 200 } };
    await using testbed = await startTestbed((reply, number) => {
      if (number % 2 === 1) reply.reset();
      else reply.json(hallRow(Number(/\d+$/.exec('/1')?.[0])));
    }, policy);
    for (let read = 0; read < 60; read += 1) {
      testbed.upstream.cache.clear();
      expect(await testbed.rest().get(getHall, HALL)).toMatchObject({ id: '1' });
    }
    expect(testbed.upstream.hostStates()[0]?.openCircuits).toEqual([]);
  });
});

describe('errors in the body of a successful response', () => {
  test.each([200, 400, 500])('F30 a plain string with status %i is Refused with 400', async (status) => {
    await using testbed = await startTestbed((reply) => reply.json('ページ番号が正しくありません', status));
    const failure = await failureOf(testbed.rest().get(searchHalls, { page: 1 }));
    expect(failure).toMatchObject({ name: 'Refused', status: 400, message: 'api_client_error: status 400' });
    expect(testbed.requests).toHaveLength(1);
  });

  test('F30 HTML with status 502 is not a plain string: retried', async () => {
    await using testbed = await startTestbed((reply, number) => {
      if (number === 1) reply.send('<h1>502</h1>', 502);
      else reply.json(hallPage([]));
    });
    expect(await testbed.rest().get(searchHalls, {})).toMatchObject({ halls: [] });
  });

  test.each([
    [401, { name: 'SignInRequired' }],
    [500, { name: 'Unavailable', reason: 'status', status: 500 }],
  ])('F32 status_code %i in a 200', async (bodyStatus, expected) => {
    const count = endpoint({
      call: 'R38',
      host: 'api',
      method: 'GET',
      path: '/api/v1/brands/favorite',
      auth: 'public',
      reply: z.object({ status_code: z.literal(200) }),
      bodyStatus: (body) => z.object({ status_code: z.int() }).safeParse(body).data?.status_code ?? null,
    });
    await using testbed = await startTestbed((reply) => reply.json({ status_code: bodyStatus, data: [] }));
    expect(await failureOf(testbed.rest().get(count, {}))).toMatchObject(expected);
  });
});
