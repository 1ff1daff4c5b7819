/** Guessing passwords, over two gateways that share a real Redis. */
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

describe.runIf(hasRedis)('guesses of a password', () => {
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
  const attack = (addressOf: (at: number) => string, email: string = demo.email) =>
    Promise.all(Array.from({ length: 100 }, (_, at) => logIn(addressOf(at), email, `guess-${at}`)));
  const attempts = async () => (await origin.calls('/api/wn/sessions')).length;

  test('S87 of 100 at once from one network ten are sent, the others answered with the time to wait', async () => {
    const answers = await attack(() => '198.51.100.7');
    expect(await attempts()).toBe(10);
    expect(answers.filter(({ code }) => code === 'REJECTED')).toHaveLength(10);
    const limited = answers.filter(({ code }) => code === 'RATE_LIMITED');
    expect(limited).toHaveLength(90);
    for (const { retryAfterMs, retryAfter } of limited) {
      expect(retryAfterMs).toBeGreaterThan(0);
      expect(retryAfterMs).toBeLessThanOrEqual(600_000);
      expect(Number(retryAfter)).toBe(Math.ceil(Number(retryAfterMs) / 1_000));
    }
  });

  test('S87 of 100 at once from 100 networks twenty are sent, whatever the case of the address', async () => {
    await attack(
      (at) => `198.51.${at}.7`,
      demo.email.replace('demo', () => 'DeMo'),
    );
    await attack((at) => `203.0.${at}.7`);
    expect(await attempts()).toBe(20);
  });

  test('S88 rotating addresses inside a /64, or /64s inside a /56, are one network', async () => {
    await attack((at) => `2001:db8:1:2::${at.toString(16)}`, 'a@example.jp');
    expect(await attempts()).toBe(10);
    await attack((at) => `2001:db8:5:ff${at.toString(16).padStart(2, '0')}::1`, 'b@example.jp');
    // The account's limit of 20 is reached before the 40 of a /56.
    expect(await attempts()).toBe(30);
  });

  test('S89 an owner logs in during an attack, from a device that logged in before, but slower', async () => {
    const browser = { origin: SITE };
    const first = await logIn('192.0.2.1', demo.email, demo.password, browser);
    expect(first).toMatchObject({ code: 'OK', account: demo.userId });
    const device = first.cookies.find((text) => text.startsWith('wn_device='))?.split(';')[0] ?? '';
    await attack((at) => `198.51.${at}.7`);
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
    await attack((at) => `198.51.${at}.7`);
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
    await attack((at) => `198.51.${at}.7`, email);
    for (const cookie of [device, `${device.slice(0, -4)}AAAA`, 'wn_device=x'])
      expect((await logIn('203.0.113.9', email, 'x', { ...browser, cookie })).code).toBe('RATE_LIMITED');
  });

  test('S89 a known device has ten wrong passwords of its own', async () => {
    const browser = { origin: SITE };
    const { cookies } = await logIn('192.0.2.1', demo.email, demo.password, browser);
    const cookie = cookies.find((text) => text.startsWith('wn_device='))?.split(';')[0] ?? '';
    await origin.clearJournal();
    await Promise.all(
      Array.from({ length: 30 }, (_, at) =>
        logIn(`203.0.113.${at}`, demo.email, 'wrong', { ...browser, cookie }),
      ),
    );
    expect(await attempts()).toBe(10);
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
