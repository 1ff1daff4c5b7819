/** Idempotency and caches of two gateways that share Redis and the REST APIs. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { type Gateway, startGateway } from '#tests/harness/gateway.ts';
import { demo, type Origin, startOrigin } from '#tests/harness/origin.ts';
import { findReservableFair, reservationForm, reserve } from '#tests/gateway/topology/reservations.ts';
import { hasRedis, startRedis, type TestRedis } from '#tests/harness/redis.ts';

describe.runIf(hasRedis)('two gateways', () => {
  let redis: TestRedis;
  let origin: Origin;
  let gateways: Gateway[];
  beforeAll(async () => {
    [redis, origin] = await Promise.all([startRedis(), startOrigin()]);
    const one = () => startGateway({ upstream: origin.url, env: { REDIS_URL: redis.url } });
    gateways = await Promise.all([one(), one()]);
  });
  afterAll(async () => {
    await Promise.all(gateways.map((gateway) => gateway.stop()));
    await origin.stop();
    await redis.stop();
  });

  /** Sends one reservation four times at once, twice to each gateway. */
  const reserveFourTimes = async () => {
    const [one, other] = gateways;
    await origin.clearJournal();
    const form = reservationForm(await findReservableFair(one as Gateway));
    const send = (gateway: Gateway | undefined) => reserve(gateway?.url ?? '', form);
    const payloads = await Promise.all([send(one), send(other), send(one), send(other)]);
    const posts = (await origin.calls('/api/wn/reservations/')).filter(({ method }) => method === 'POST');
    return { payloads, posts: posts.length };
  };

  const clipCount = async (gateway: Gateway | undefined, hallId: number) => {
    const query = `{ hall(by: { rawId: "${hallId}" }) { clipCount } }`;
    return (await gateway?.graphql<{ hall: { clipCount: number } | null }>(query))?.data?.hall?.clipCount;
  };

  test('read again what the other one has changed', async () => {
    const member = { 'x-wedding-token': demo.token, 'x-wn-user-id': demo.userId };
    const [one, other] = gateways;
    const before = (await clipCount(one, 31)) ?? 0;
    expect(await clipCount(other, 31)).toBe(before);
    const target = '(input: { target: { hallRawId: "31" } }) { userErrors { code } }';
    await one?.graphql(`mutation { clip${target} }`, {}, member);
    expect(await clipCount(one, 31)).toBe(before + 1);
    await expect.poll(() => clipCount(other, 31), { timeout: 5_000 }).toBe(before + 1);
    await other?.graphql(`mutation { unclip${target} }`, {}, member);
    await expect.poll(() => clipCount(one, 31), { timeout: 5_000 }).toBe(before);
  });

  test('read again what the other one has changed while Redis was down', async () => {
    const member = { 'x-wedding-token': demo.token, 'x-wn-user-id': demo.userId };
    const [one, other] = gateways;
    const before = (await clipCount(other, 32)) ?? 0;
    await redis.stop();
    const target = '(input: { target: { hallRawId: "32" } }) { userErrors { code } }';
    await one?.graphql(`mutation { clip${target} }`, {}, member);
    await redis.restart();
    let hall = 100;
    const countAtOther = async () => {
      await clipCount(one, (hall += 1));
      return clipCount(other, 32);
    };
    await expect.poll(countAtOther, { timeout: 10_000 }).toBe(before + 1);
  });

  test('reserve once per key', async () => {
    const { payloads, posts } = await reserveFourTimes();
    expect(payloads[0]?.reservation?.rawId).toMatch(/^\d+$/);
    for (const payload of payloads) expect(payload).toEqual(payloads[0]);
    expect(posts).toBe(1);
  });

  test('also reserve once while Redis is down', async () => {
    await redis.stop();
    const { payloads } = await reserveFourTimes();
    const succeeded = payloads.filter((payload) => payload.reservation);
    expect(new Set(succeeded.map((payload) => payload.reservation?.rawId)).size).toBe(1);
    // The REST API rejects a second reservation with the same email.
    for (const payload of payloads.filter((one) => !one.reservation))
      expect(payload.userErrors).toEqual([{ code: 'DUPLICATE' }]);
  });
});
