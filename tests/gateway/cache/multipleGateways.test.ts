/** Idempotency across two gateways that share Redis and the REST APIs. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { type Gateway, startGateway } from '#tests/harness/gateway.ts';
import { type Origin, startOrigin } from '#tests/harness/origin.ts';
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
