/**
 * Guessing passwords, over two gateways that share a real Redis. logInGuard.test.ts has the exact numbers: on a busy
 * machine a gateway counts for itself while Redis is late.
 */
import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Gateway, startGateway } from '#tests/harness/gateway.ts';
import { demo, type Origin, startOrigin } from '#tests/harness/origin.ts';
import { hasRedis, startRedis, type TestRedis } from '#tests/harness/redis.ts';

const LOG_IN = `mutation ($email: String!, $password: String!) {
  logIn(input: { email: $email, password: $password }) { account { rawId } userErrors { code } }
}`;
const SITE = 'http://localhost:4000';
interface LogIn {
  logIn: { account: { rawId: string } | null; userErrors: { code: string }[] } | null;
}

describe.runIf(hasRedis)('wrong passwords', () => {
  let redis: TestRedis;
  let origin: Origin;
  let gateways: [Gateway, Gateway];
  beforeAll(async () => {
    [redis, origin] = await Promise.all([startRedis(), startOrigin()]);
    const one = () =>
      startGateway({
        upstream: origin.url,
        env: { REDIS_URL: redis.url, TRUST_PROXY: '1', SITE_URL: SITE },
      });
    gateways = await Promise.all([one(), one()]);
  }, 120_000);
  afterAll(async () => {
    await Promise.all(gateways.map((gateway) => gateway.stop()));
    await origin.stop();
    await redis.stop();
  });
  beforeEach(async () => {
    const client = new Redis(redis.url);
    await client.flushall();
    client.disconnect();
    await origin.clearJournal();
  });

  let sent = 0;
  /** Tries to log in from an address, at the gateways in turn. */
  async function logIn(address: string, email: string, password: string, headers = {}) {
    sent += 1;
    const {
      data,
      errors,
      headers: received,
    } = await (gateways[sent % 2] as Gateway).graphql<LogIn>(
      LOG_IN,
      { email, password },
      { 'x-forwarded-for': address, ...headers },
    );
    return {
      account: data?.logIn?.account?.rawId ?? null,
      code: errors[0]?.extensions?.['code'] ?? data?.logIn?.userErrors[0]?.code ?? 'OK',
      retryAfterMs: errors[0]?.extensions?.['retryAfterMs'],
      retryAfter: received.get('retry-after'),
      cookies: received.getSetCookie(),
    };
  }
  /** The REST API refuses at once, as hashing many passwords at a time takes long. */
  const whileRefused = async <T>(attempts: () => Promise<T>): Promise<T> => {
    await origin.fault({ method: 'POST', path: '/api/wn/sessions', status: 401, body: { detail: '' } });
    const results = await attempts();
    await origin.clearFaults();
    return results;
  };
  /** Counters per limit: one in Redis, and one in each gateway. */
  const COUNTERS = 3;
  /** Guesses from other networks until both gateways refuse them. */
  const lockOut = (email: string = demo.email) =>
    whileRefused(async () => {
      for (let at = 0, refused = 0; refused < 4; at += 1) {
        const { code } = await logIn(`198.51.${at}.7`, email, `guess-${at}`);
        refused = code === 'RATE_LIMITED' ? refused + 1 : 0;
        expect(at).toBeLessThan(100);
      }
    });
  const attempts = async () => (await origin.calls('/api/wn/sessions')).length;

  test('S87 of 100 at once from one network few are sent, the others answered with the time to wait', async () => {
    const answers = await whileRefused(() =>
      Promise.all(
        Array.from({ length: 100 }, (_, at) =>
          logIn('198.51.100.7', demo.email.toUpperCase(), `guess-${at}`),
        ),
      ),
    );
    expect(await attempts()).toBeLessThanOrEqual(COUNTERS * 10);
    const limited = answers.filter(({ code }) => code === 'RATE_LIMITED');
    expect(limited.length).toBeGreaterThanOrEqual(100 - COUNTERS * 10);
    for (const { retryAfterMs, retryAfter } of limited) {
      expect(retryAfterMs).toBeGreaterThan(0);
      expect(retryAfterMs).toBeLessThanOrEqual(600_000);
      expect(Number(retryAfter)).toBe(Math.ceil(Number(retryAfterMs) / 1_000));
    }
  });

  test('S89 an owner logs in during an attack, from a device that logged in before, but slower', async () => {
    const browser = { origin: SITE };
    const first = await logIn('192.0.2.1', demo.email, demo.password, browser);
    expect(first).toMatchObject({ code: 'OK', account: demo.userId });
    const device = first.cookies.find((text) => text.startsWith('wn_device='))?.split(';')[0] ?? '';
    await lockOut();
    expect((await logIn('203.0.113.9', demo.email, demo.password)).code).toBe('RATE_LIMITED');
    const startedAt = performance.now();
    const again = await logIn('203.0.113.9', demo.email, demo.password, { ...browser, cookie: device });
    expect(again.account).toBe(demo.userId);
    expect(performance.now() - startedAt).toBeGreaterThan(900);
    // In the attacker's own network too.
    const beside = await logIn('198.51.1.7', demo.email, demo.password, { ...browser, cookie: device });
    expect(beside.account).toBe(demo.userId);
  });

  test('S89 so does the native app, by its visitor id', async () => {
    const app = { 'x-wn-uuid': 'Ab3Ab3Ab3Ab3Ab31' };
    expect(await logIn('192.0.2.1', demo.email, demo.password, app)).toMatchObject({
      code: 'OK',
      account: demo.userId,
    });
    await lockOut();
    expect(await logIn('203.0.113.9', demo.email, demo.password, app)).toMatchObject({
      code: 'OK',
      account: demo.userId,
    });
    const other = { 'x-wn-uuid': 'Ab3Ab3Ab3Ab3Ab32' };
    expect((await logIn('203.0.113.9', demo.email, demo.password, other)).code).toBe('RATE_LIMITED');
  });

  test('S89 a device that logged in to another account, or whose cookie is forged, is not known', async () => {
    const email = `${randomUUID()}@example.jp`;
    const browser = { origin: SITE };
    const { cookies } = await logIn('192.0.2.1', demo.email, demo.password, browser);
    const device = cookies.find((text) => text.startsWith('wn_device='))?.split(';')[0] ?? '';
    await lockOut(email);
    for (const cookie of [device, `${device.slice(0, -4)}AAAA`, 'wn_device=x'])
      expect((await logIn('203.0.113.9', email, 'x', { ...browser, cookie })).code).toBe('RATE_LIMITED');
  });

  test('S89 a known device has ten wrong passwords of its own', async () => {
    const browser = { origin: SITE };
    const { cookies } = await logIn('192.0.2.1', demo.email, demo.password, browser);
    const cookie = cookies.find((text) => text.startsWith('wn_device='))?.split(';')[0] ?? '';
    await origin.clearJournal();
    const codes = await whileRefused(async () => {
      const seen: unknown[] = [];
      for (let at = 0; at < 4 + COUNTERS * 10; at += 1)
        seen.push((await logIn(`203.0.113.${at}`, demo.email, 'wrong', { ...browser, cookie })).code);
      return seen;
    });
    expect(codes.slice(0, 10)).toEqual(Array(10).fill('REJECTED'));
    expect(codes.at(-1)).toBe('RATE_LIMITED');
  });

  test('right passwords and failures of the REST API leave no trace in the limits', async () => {
    for (let at = 0; at < 12; at += 1)
      expect(await logIn('192.0.2.5', demo.email, demo.password)).toMatchObject({
        code: 'OK',
        account: demo.userId,
      });
    await origin.fault({ method: 'POST', path: '/api/wn/sessions', status: 422, body: {}, times: 12 });
    for (let at = 0; at < 12; at += 1) await logIn('192.0.2.5', demo.email, 'wrong');
    await origin.clearFaults();
    expect(await logIn('192.0.2.5', demo.email, demo.password)).toMatchObject({
      code: 'OK',
      account: demo.userId,
    });
  });
});
