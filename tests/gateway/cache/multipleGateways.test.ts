/** Idempotency across two gateways that share Redis and the REST APIs. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { type Gateway, startGateway } from '#tests/harness/gateway.ts';
import { type Origin, startOrigin } from '#tests/harness/origin.ts';
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
    const { data } = await (one as Gateway).graphql<{
      hall: { fairs: { nodes: { id: string; holdTimes: string[]; isReservable: boolean }[] } };
    }>('{ hall(by: { rawId: "1" }) { fairs(first: 100) { nodes { id holdTimes isReservable } } } }');
    const fair = data?.hall.fairs.nodes.findLast(({ isReservable }) => isReservable);
    const input = {
      fairId: fair?.id,
      holdTime: fair?.holdTimes[0],
      lastName: '佐藤',
      firstName: '結衣',
      lastNameKana: 'サトウ',
      firstNameKana: 'ユイ',
      email: `${randomUUID()}@example.jp`,
      tel: '09012345678',
      gender: 'FEMALE',
      numberOfParticipants: 2,
      idempotencyKey: randomUUID(),
    };
    const reserve = async (gateway: Gateway | undefined) => {
      const response = await gateway?.graphql<{
        reserveFair: { reservation: { rawId: string } | null; userErrors: { code: string }[] };
      }>(
        `mutation ($input: ReserveFairInput!) { reserveFair(input: $input) {
          reservation { rawId cancelCode } userErrors { code } } }`,
        { input },
      );
      return response?.data?.reserveFair;
    };
    const payloads = await Promise.all([reserve(one), reserve(other), reserve(one), reserve(other)]);
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
    const succeeded = payloads.filter((payload) => payload?.reservation);
    expect(new Set(succeeded.map((payload) => payload?.reservation?.rawId)).size).toBe(1);
    // The REST API rejects a second reservation with the same email.
    for (const payload of payloads.filter((one) => !one?.reservation))
      expect(payload?.userErrors).toEqual([{ code: 'DUPLICATE' }]);
  });
});
