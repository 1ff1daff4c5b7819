/**
 * Reservations on two gateways that stop, die and lose their Redis: none is made twice, none is lost without an error.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Gateway, startGateway } from '#tests/harness/gateway.ts';
import { demo, type Origin, startOrigin } from '#tests/harness/origin.ts';
import { hasRedis, startRedis, type TestRedis } from '#tests/harness/redis.ts';
import {
  findReservableFair,
  reservationForm,
  type ReservationForm,
  type ReservationPayload,
  reserve,
  startCountingProxy,
} from './reservations.ts';

const RESERVATIONS = 500;
const CONCURRENCY = 12;
const member = { 'x-wedding-token': demo.token, 'x-wn-user-id': demo.userId };

describe.runIf(hasRedis)('two gateways that share a Redis', () => {
  let origin: Origin;
  let redis: TestRedis;
  let proxy: Awaited<ReturnType<typeof startCountingProxy>>;
  const gateways: Gateway[] = [];
  let failsAfterCommit = (_nth: number): boolean => false;
  let fair: Awaited<ReturnType<typeof findReservableFair>>;

  const start = async (at: number): Promise<Gateway> => {
    // Behind a proxy that ends TLS.
    const env = { REDIS_URL: redis.url, TRUST_PROXY: '1', SITE_URL: 'https://www.example.jp' };
    const gateway = await startGateway({ upstream: proxy.url, port: gateways[at]?.port, env });
    gateways[at] = gateway;
    return gateway;
  };
  const urlOf = (at: number): string => gateways[at % 2]?.url ?? '';

  beforeAll(async () => {
    [redis, origin] = await Promise.all([startRedis(), startOrigin()]);
    proxy = await startCountingProxy(origin.url, (nth) => failsAfterCommit(nth));
    const [first] = await Promise.all([start(0), start(1)]);
    fair = await findReservableFair(first);
  }, 60_000);
  afterAll(async () => {
    await Promise.all(gateways.map((gateway) => gateway.stop()));
    await proxy[Symbol.asyncDispose]();
    await origin.stop();
    await redis.stop();
  }, 60_000);

  /** A client: sends a form until there is a response, to the other gateway after each failure. */
  const insist = async (
    form: ReservationForm,
    at: number,
    isMember: boolean,
  ): Promise<ReservationPayload> => {
    const headers = {
      'x-wn-uuid': randomUUID(),
      'x-forwarded-for': `10.${at >> 8}.${at & 255}.1`,
      ...(isMember && member),
    };
    for (let attempt = at; ; attempt += 1) {
      try {
        return await reserve(urlOf(attempt), form, headers);
      } catch (error) {
        if (attempt === at + 40) throw error;
        await sleep(250);
      }
    }
  };

  test('F57 a 500 after the commit: members get the reservation, guests are asked to check', async () => {
    failsAfterCommit = () => true;
    const [ofMember, ofGuest] = [reservationForm(fair), reservationForm(fair)];
    const payload = await insist(ofMember, 0, true);
    expect(payload).toMatchObject({ reservation: { rawId: expect.any(String) }, userErrors: [] });
    expect(await insist(ofMember, 1, true)).toEqual(payload);
    for (const at of [0, 1])
      expect(await insist(ofGuest, at, false)).toEqual({
        reservation: null,
        userErrors: [{ code: 'OUTCOME_UNKNOWN' }],
      });
    for (const { email } of [ofMember, ofGuest])
      expect([proxy.log.sent.get(email), proxy.log.made.get(email)]).toEqual([1, 1]);
  });

  test('F54 a gateway stops with a reservation under way: it completes, and the other one returns it', async () => {
    failsAfterCommit = () => false;
    await origin.fault({ method: 'POST', path: '/api/wn/reservations/', hold: true });
    const form = reservationForm(fair);
    const first = reserve(urlOf(0), form, { 'x-forwarded-for': '10.9.0.1' });
    await expect.poll(() => proxy.log.sent.get(form.email)).toBe(1);
    const stopped = gateways[0]?.stop();
    const second = reserve(urlOf(1), form, { 'x-forwarded-for': '10.9.0.1' });
    await sleep(1_000);
    await origin.clearFaults();
    const payload = await first;
    expect(payload.reservation?.rawId).toMatch(/^\d+$/);
    expect(await second).toEqual(payload);
    await stopped;
    expect(await reserve(urlOf(1), form, { 'x-forwarded-for': '10.9.0.1' })).toEqual(payload);
    expect(proxy.log.sent.get(form.email)).toBe(1);
    await start(0);
  }, 60_000);

  test('F55 a gateway is killed with a reservation under way: the other one does not send it again', async () => {
    await origin.fault({ method: 'POST', path: '/api/wn/reservations/', hold: true });
    const form = reservationForm(fair);
    const first = reserve(urlOf(0), form, { 'x-forwarded-for': '10.9.0.2' }).catch(() => 'no response');
    await expect.poll(() => proxy.log.sent.get(form.email)).toBe(1);
    await gateways[0]?.kill();
    expect(await first).toBe('no response');
    await origin.clearFaults();
    await start(0);
    for (const at of [1, 0])
      expect(await insist(form, at, false)).toEqual({
        reservation: null,
        userErrors: [{ code: 'OUTCOME_UNKNOWN' }],
      });
    expect([proxy.log.sent.get(form.email), proxy.log.made.get(form.email)]).toEqual([1, 1]);
  }, 60_000);

  test(`F58 ${RESERVATIONS} reservations while a gateway stops, one is killed, Redis restarts and 5 % of the replies are lost`, async () => {
    failsAfterCommit = (nth) => nth % 20 === 0;
    const forms = Array.from({ length: RESERVATIONS }, () => reservationForm(fair));
    const outcomes = new Map<string, readonly string[]>();
    const sentTwice: string[] = [];
    let isRedisDown = false;
    let next = 0;
    const outcomeOf = ({ reservation, userErrors }: ReservationPayload): string =>
      reservation ? `reserved ${reservation.rawId}` : userErrors.map(({ code }) => code).join();
    const work = async (): Promise<void> => {
      for (let at = next++; at < RESERVATIONS; at = next++) {
        const form = forms[at];
        if (!form) return;
        const wasRedisDown = isRedisDown;
        // Every fourth client taps twice, every third is a member.
        const taps = at % 4 === 0 ? [at, at + 1] : [at];
        const payloads = await Promise.all(taps.map((tap) => insist(form, tap, at % 3 === 0)));
        outcomes.set(form.email, payloads.map(outcomeOf));
        const isTwice = (proxy.log.sent.get(form.email) ?? 0) > 1;
        if (isTwice && !wasRedisDown && !isRedisDown) sentTwice.push(form.email);
      }
    };
    const faults = async (): Promise<void> => {
      await expect.poll(() => next, { timeout: 30_000 }).toBeGreaterThan(100);
      await gateways[0]?.stop();
      await start(0);
      await expect.poll(() => next, { timeout: 30_000 }).toBeGreaterThan(250);
      await gateways[1]?.kill();
      await start(1);
      await expect.poll(() => next, { timeout: 30_000 }).toBeGreaterThan(400);
      isRedisDown = true;
      await redis.restart();
      // The gateways reconnect.
      await sleep(2_000);
      isRedisDown = false;
    };
    await Promise.all([faults(), ...Array.from({ length: CONCURRENCY }, work)]);

    const figures: Record<string, number> = {};
    for (const { email } of forms) {
      const made = proxy.log.made.get(email) ?? 0;
      const said = outcomes.get(email) ?? [];
      const kinds = said.map((one) => one.split(' ')[0] ?? '');
      for (const kind of kinds) figures[kind] = (figures[kind] ?? 0) + 1;
      expect(made, `${email}: ${said.join()}`).toBeLessThanOrEqual(1);
      expect(new Set(said.filter((one) => one.startsWith('reserved'))).size).toBeLessThanOrEqual(1);
      // Each client learns that its reservation is made, was made already, or is unknown; the first two are true.
      for (const kind of kinds) expect(['reserved', 'DUPLICATE', 'OUTCOME_UNKNOWN']).toContain(kind);
      if (kinds.some((kind) => kind !== 'OUTCOME_UNKNOWN')) expect(made, `${email}: ${said.join()}`).toBe(1);
    }
    expect(sentTwice).toEqual([]);
    expect(figures['reserved']).toBeGreaterThan(RESERVATIONS * 0.9);
    expect(figures['OUTCOME_UNKNOWN']).toBeGreaterThan(0);
  }, 120_000);
});
