/** Circuit breaker, retry budget and bulkhead. The rows are those of docs/faults.md. */
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

const hallInput = (id: number) => ({ id: String(id) });
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('circuit breaker', () => {
  test('opens when half of twenty calls fail, rejects without a request, closes after a successful probe', async () => {
    let broken = true;
    await using testbed = await startTestbed((reply, _number, { target }) => {
      if (broken) reply.send('', 500);
      else reply.json(target.endsWith('/pv/') ? { pv: 1 } : hallRow(Number(/\d+/.exec(target)?.[0])));
    });
    for (let id = 1; id <= 20; id += 1) await failureOf(testbed.rest().get(getHall, hallInput(id)));
    expect(testbed.requests).toHaveLength(20);
    const rejected = await failureOf(testbed.rest().get(getHall, hallInput(21)));
    expect(rejected).toMatchObject({ reason: 'circuit-open', retryAfterMs: expect.any(Number) });
    expect(testbed.requests).toHaveLength(20);
    expect(testbed.upstream.hostStates()[0]?.openCircuits).toEqual(['/api/wn/halls/{id}']);

    broken = false;
    expect(await testbed.rest().get(getHallPv, hallInput(1))).toEqual({ pv: 1 });
    await sleep(420);
    expect(await testbed.rest().get(getHall, hallInput(22))).toMatchObject({ id: '22' });
    expect(testbed.upstream.hostStates()[0]?.openCircuits).toEqual([]);
  });

  test('admits one probe at a time, and stays open when it fails', () => {
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

  test('client errors and cancelled calls are not failures', async () => {
    await using testbed = await startTestbed((reply) => reply.json({}, 404));
    for (let id = 1; id <= 25; id += 1) await failureOf(testbed.rest().get(getHall, hallInput(id)));
    expect(testbed.upstream.hostStates()[0]?.openCircuits).toEqual([]);
    const breaker = new CircuitBreaker(DEFAULT_POLICY.breaker);
    for (let call = 0; call < 30; call += 1) breaker.record('closed', 'cancelled');
    expect(breaker.isOpen).toBe(false);
  });
});

describe('retry budget', () => {
  test('F42 allows a tenth of the calls, and at least ten per second', () => {
    const idle = new RetryBudget(DEFAULT_POLICY.retry);
    for (let call = 0; call < 20; call += 1) idle.countCall();
    expect(Array.from({ length: 30 }, () => idle.tryRetry()).filter(Boolean)).toHaveLength(10);
    const busy = new RetryBudget(DEFAULT_POLICY.retry);
    for (let call = 0; call < 1_000; call += 1) busy.countCall();
    expect(Array.from({ length: 300 }, () => busy.tryRetry()).filter(Boolean)).toHaveLength(100);
  });

  test('F42 a host that is down gets no retry storm', async () => {
    await using testbed = await startTestbed((reply) => reply.send('', 503), {
      breaker: { ...DEFAULT_POLICY.breaker, minCalls: 1_000_000 },
    });
    const calls = Array.from({ length: 200 }, (_, id) =>
      failureOf(testbed.rest().get(getHall, hallInput(id + 1))),
    );
    await Promise.all(calls);
    expect(testbed.requests.length).toBeLessThanOrEqual(220);
  });
});

describe('bulkhead', () => {
  test('F44 limits concurrent calls; further calls wait', async () => {
    let running = 0;
    let maxRunning = 0;
    const policy = { maxConcurrentCalls: 4, callTimeoutMs: 1_000, headersTimeoutMs: 1_000 };
    await using testbed = await startTestbed((reply, _number, { target }) => {
      maxRunning = Math.max(maxRunning, (running += 1));
      setTimeout(() => {
        running -= 1;
        reply.json(hallRow(Number(/\d+$/.exec(target)?.[0])));
      }, 15);
    }, policy);
    await Promise.all(Array.from({ length: 20 }, (_, id) => testbed.rest().get(getHall, hallInput(id + 1))));
    expect(maxRunning).toBe(4);
  });

  test('F44 calls that wait too long for a slot time out, and slots are released', async () => {
    await using testbed = await startTestbed(
      (reply, number) => {
        if (number > 2) reply.json(hallRow(9));
      },
      { ...SHORT_TIMEOUTS, maxConcurrentCalls: 2 },
    );
    const stuck = [1, 2, 3, 4].map((id) => failureOf(testbed.rest().get(getHall, hallInput(id))));
    for (const failure of await Promise.all(stuck)) {
      expect(['timeout', 'Malformed']).toContain(
        failure.name === 'Unavailable' ? failure.reason : failure.name,
      );
    }
    expect(await testbed.rest().get(getHall, hallInput(9))).toMatchObject({ id: '9' });
    expect(testbed.upstream.hostStates()[0]?.waiting).toBe(0);
  });

  test('F41, F44 a silent host does not block the others', async () => {
    const released = Promise.withResolvers<void>();
    await using silent = await startFaultyServer((reply) => void released.promise.then(() => reply.json({})));
    await using healthy = await startFaultyServer((reply) => reply.json(hallRow(1)));
    const hosts = {
      api: healthy.url,
      content: silent.url,
      magazine: healthy.url,
      search: healthy.url,
      contact: healthy.url,
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
    await upstream.start(getHall, hallInput(1), encodeRequest(getHall, hallInput(1), ANONYMOUS, 'wn')).result;
    expect(ended).toBe(0);
    released.resolve();
    await Promise.all(stuck);
    await upstream.close();
  });
});
