/** What guards a host: retry budget, breaker, bulkhead, one pool each (rows F42–F44). */
import { describe, expect, test } from 'vitest';
import { CircuitBreaker, RetryBudget } from '#gateway/upstream/resilience/guards.ts';
import { getHall, getHallPv } from '#gateway/upstream/endpoints/halls.ts';
import { DEFAULT_POLICY } from '#gateway/upstream/resilience/policy.ts';
import { createUpstreamClient } from '#gateway/upstream/client.ts';
import { ANONYMOUS, encodeRequest } from '#gateway/upstream/request.ts';
import { z } from 'zod';
import { endpoint } from '#gateway/upstream/endpoint.ts';
import { startFaultyServer } from '../faultyServer.ts';
import { failureOf, hallRow, SHORT_TIMEOUTS, startTestbed } from '../testbed.ts';

const read = (id: number) => ({ id: String(id) });
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('breaker', () => {
  test('opens at half of twenty calls, refuses without asking, closes after a good probe', async () => {
    let broken = true;
    await using testbed = await startTestbed((reply, _number, { target }) => {
      if (broken) reply.send('', 500);
      else reply.json(target.endsWith('/pv/') ? { pv: 1 } : hallRow(Number(/\d+/.exec(target)?.[0])));
    });
    for (let id = 1; id <= 20; id += 1) await failureOf(testbed.rest().get(getHall, read(id)));
    expect(testbed.requests).toHaveLength(20);
    const refused = await failureOf(testbed.rest().get(getHall, read(21)));
    expect(refused).toMatchObject({ reason: 'circuit-open', retryAfterMs: expect.any(Number) });
    expect(testbed.requests).toHaveLength(20);
    expect(testbed.upstream.hostStates()[0]?.openCircuits).toEqual(['/api/wn/halls/{id}']);

    broken = false;
    expect(await testbed.rest().get(getHallPv, read(1))).toEqual({ pv: 1 });
    await pause(420);
    expect(await testbed.rest().get(getHall, read(22))).toMatchObject({ id: '22' });
    expect(testbed.upstream.hostStates()[0]?.openCircuits).toEqual([]);
  });

  test('lets one probe through at a time, and stays open when it fails', () => {
    const breaker = new CircuitBreaker({ ...DEFAULT_POLICY.breaker, openMs: 0 });
    for (let call = 0; call < 20; call += 1) breaker.record('closed', 'failure');
    expect(breaker.admit()).toBe('probe');
    expect(breaker.admit()).toBe(0);
    breaker.record('closed', 'success');
    expect(breaker.isOpen).toBe(true);
    breaker.record('probe', 'cancelled');
    expect(breaker.admit()).toBe('probe');
    breaker.record('probe', 'failure');
    expect(breaker.isOpen).toBe(true);
  });

  test('refusals, and calls cut because the client left, do not count', async () => {
    await using testbed = await startTestbed((reply) => reply.json({}, 404));
    for (let id = 1; id <= 25; id += 1) await failureOf(testbed.rest().get(getHall, read(id)));
    expect(testbed.upstream.hostStates()[0]?.openCircuits).toEqual([]);
    const breaker = new CircuitBreaker(DEFAULT_POLICY.breaker);
    for (let call = 0; call < 30; call += 1) breaker.record('closed', 'cancelled');
    expect(breaker.isOpen).toBe(false);
  });
});

describe('retry budget', () => {
  test('F42 a tenth of the calls, ten a second in any case', () => {
    const few = new RetryBudget(DEFAULT_POLICY.retry);
    for (let call = 0; call < 20; call += 1) few.countCall();
    expect(Array.from({ length: 30 }, () => few.tryRetry()).filter(Boolean)).toHaveLength(10);
    const many = new RetryBudget(DEFAULT_POLICY.retry);
    for (let call = 0; call < 1_000; call += 1) many.countCall();
    expect(Array.from({ length: 300 }, () => many.tryRetry()).filter(Boolean)).toHaveLength(100);
  });

  test('F42 a host that is down gets no storm', async () => {
    await using testbed = await startTestbed((reply) => reply.send('', 503), {
      breaker: { ...DEFAULT_POLICY.breaker, minCalls: 1_000_000 },
    });
    const calls = Array.from({ length: 200 }, (_, id) =>
      failureOf(testbed.rest().get(getHall, read(id + 1))),
    );
    await Promise.all(calls);
    expect(testbed.requests.length).toBeLessThanOrEqual(220);
  });
});

describe('bulkhead', () => {
  test('F44 a host has so many calls at a time; more wait, and leave when their time is up', async () => {
    let running = 0;
    let most = 0;
    const slow = { maxConcurrentCalls: 4, callTimeoutMs: 1_000, headersTimeoutMs: 1_000 };
    await using testbed = await startTestbed((reply, _number, { target }) => {
      most = Math.max(most, (running += 1));
      setTimeout(() => {
        running -= 1;
        reply.json(hallRow(Number(/\d+$/.exec(target)?.[0])));
      }, 15);
    }, slow);
    await Promise.all(Array.from({ length: 20 }, (_, id) => testbed.rest().get(getHall, read(id + 1))));
    expect(most).toBe(4);
  });

  test('F44 calls that wait too long for a place time out, and their places are free again', async () => {
    await using testbed = await startTestbed(
      (reply, number) => {
        if (number > 2) reply.json(hallRow(9));
      },
      { ...SHORT_TIMEOUTS, maxConcurrentCalls: 2 },
    );
    const stuck = [1, 2, 3, 4].map((id) => failureOf(testbed.rest().get(getHall, read(id))));
    for (const failure of await Promise.all(stuck)) {
      expect(['timeout', 'Malformed']).toContain('reason' in failure ? failure.reason : failure.name);
    }
    expect(await testbed.rest().get(getHall, read(9))).toMatchObject({ id: '9' });
    expect(testbed.upstream.hostStates()[0]?.waiting).toBe(0);
  });

  test('F41, F44 a silent host does not hold the others up', async () => {
    const released = Promise.withResolvers<void>();
    await using silent = await startFaultyServer((reply) => void released.promise.then(() => reply.json({})));
    await using fine = await startFaultyServer((reply) => reply.json(hallRow(1)));
    const hosts = {
      api: fine.url,
      content: silent.url,
      magazine: fine.url,
      search: fine.url,
      contact: fine.url,
    };
    const upstream = createUpstreamClient({ hosts, policy: { ...DEFAULT_POLICY, maxConcurrentCalls: 2 } });
    const post = endpoint({
      call: 'R02',
      host: 'content',
      method: 'GET',
      path: '/api/web/post',
      auth: 'public',
      reply: z.unknown(),
    });
    const stuck = Array.from(
      { length: 10 },
      (_, id) => upstream.start(post, { id }, encodeRequest(post, { id }, ANONYMOUS, 'wn')).result,
    );
    let ended = 0;
    for (const call of stuck) void call.then(() => (ended += 1));
    await expect.poll(() => silent.requests.length).toBe(2);
    await upstream.start(getHall, read(1), encodeRequest(getHall, read(1), ANONYMOUS, 'wn')).result;
    expect(ended).toBe(0);
    released.resolve();
    await Promise.all(stuck);
    await upstream.close();
  });
});
