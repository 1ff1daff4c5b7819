/** Circuit breaker, retry budget and bulkhead. The rows are those of docs/faults.md. */
import { describe, expect, test } from 'vitest';
import { Bulkhead, CircuitBreaker, RetryBudget } from '#gateway/upstream/resilience/guards.ts';
import { getHall, getHallPv } from '#gateway/upstream/endpoints/halls.ts';
import { DEFAULT_POLICY } from '#gateway/upstream/resilience/policy.ts';
import { createUpstreamClient } from '#gateway/upstream/client.ts';
import { ANONYMOUS, encodeRequest } from '#gateway/upstream/request.ts';
import { z } from 'zod';
import { endpoint } from '#gateway/upstream/endpoint.ts';
import {
  type FaultyServer,
  type ReceivedRequest,
  type ServerReply,
  startFaultyServer,
} from '../faultyServer.ts';
import { failureOf, hallRow, SHORT_TIMEOUTS, startTestbed, type Testbed } from '../testbed.ts';

const hallInput = (id: number) => ({ id: String(id) });

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
    // Also without a call of the path.
    await expect.poll(() => testbed.upstream.hostStates()[0]?.openCircuits).toEqual([]);
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
    breaker.record('probe', 'unjudged');
    expect(breaker.admit()).toBe('probe');
    breaker.record('probe', 'failure');
    expect(breaker.admit()).toBe('probe');
  });

  test('client errors and cancelled calls are not failures', async () => {
    await using testbed = await startTestbed((reply) => reply.json({}, 404));
    for (let id = 1; id <= 25; id += 1) await failureOf(testbed.rest().get(getHall, hallInput(id)));
    expect(testbed.upstream.hostStates()[0]?.openCircuits).toEqual([]);
    const breaker = new CircuitBreaker(DEFAULT_POLICY.breaker);
    for (let call = 0; call < 30; call += 1) breaker.record('closed', 'unjudged');
    expect(breaker.isOpen).toBe(false);
  });
});

describe('circuit breaker and bulkhead', () => {
  const policy = {
    maxConcurrentCalls: 4,
    headersTimeoutMs: 1_000,
    callTimeoutMs: 1_500,
    breaker: { ...DEFAULT_POLICY.breaker, openMs: 2_000, minCalls: 4 },
  };
  const HALL_PATH = '/api/wn/halls/{id}';
  const PV_PATH = '/api/wn/halls/{id}/pv/';
  const openCircuits = ({ upstream }: Testbed) => upstream.hostStates()[0]?.openCircuits;

  /** Replies to `/pv/` at once; `hall` replies to the other path. */
  const slowHalls = (hall: (reply: ServerReply, id: string) => void) => {
    const server = { isBroken: false, pvDelayMs: 0 };
    return Object.assign(server, {
      behave(reply: ServerReply, _number: number, { target }: ReceivedRequest): void {
        const [, id = ''] = /halls\/(\d+)$/.exec(target) ?? [];
        if (id !== '') return hall(reply, id);
        if (server.isBroken) return reply.send('', 500);
        setTimeout(() => reply.json({ pv: 1 }), server.pvDelayMs);
      },
    });
  };

  /** Takes all slots. */
  async function readHalls(
    testbed: Testbed & FaultyServer,
    count: number,
  ): Promise<PromiseSettledResult<unknown>[]> {
    const before = testbed.requests.length;
    const calls = Array.from({ length: count }, (_, id) => testbed.rest().get(getHall, hallInput(id + 1)));
    await expect.poll(() => testbed.requests.length).toBe(before + 4);
    return Promise.allSettled(calls);
  }

  const readViews = (testbed: Testbed, count: number) =>
    Promise.allSettled(
      Array.from({ length: count }, (_, id) => testbed.rest().get(getHallPv, hallInput(id + 1))),
    );
  const failuresIn = (results: PromiseSettledResult<unknown>[]) =>
    results.filter(({ status }) => status === 'rejected').length;

  test('F51 calls that wait for a slot in vain do not count as failures of their path', async () => {
    const server = slowHalls(() => undefined);
    server.pvDelayMs = 300;
    await using testbed = await startTestbed(server.behave, policy);
    const slow = readHalls(testbed, 16);
    await expect.poll(() => testbed.requests.length).toBe(4);
    expect(failuresIn(await readViews(testbed, 30))).toBeGreaterThanOrEqual(20);
    expect(failuresIn(await slow)).toBe(16);
    expect(openCircuits(testbed)).toEqual([HALL_PATH]);
    expect(await testbed.rest().get(getHallPv, hallInput(99))).toEqual({ pv: 1 });
  });

  test('F52 the time-out of a call that got its slot late does not count as a failure of the host', async () => {
    const server = slowHalls((reply, id) => setTimeout(() => reply.json(hallRow(Number(id))), 700));
    server.pvDelayMs = 60_000;
    await using testbed = await startTestbed(server.behave, policy);
    const slow = readHalls(testbed, 4);
    await expect.poll(() => testbed.requests.length).toBe(4);
    // They have half of their time left when the slots become free, less than a call to the host may take.
    expect(failuresIn(await readViews(testbed, 4))).toBe(4);
    expect(failuresIn(await slow)).toBe(0);
    expect(testbed.requests).toHaveLength(8);
    expect(openCircuits(testbed)).toEqual([]);
    // With their whole time they count as failures of the host.
    expect(failuresIn(await readViews(testbed, 4))).toBe(4);
    expect(openCircuits(testbed)).toEqual([PV_PATH]);
  });

  test('F53 the probe of an open circuit that waits for a slot in vain leaves it to the next', async () => {
    const server = slowHalls(() => undefined);
    server.isBroken = true;
    await using testbed = await startTestbed(server.behave, policy);
    expect(failuresIn(await readViews(testbed, 4))).toBe(4);
    expect(openCircuits(testbed)).toEqual([PV_PATH]);
    server.isBroken = false;
    server.pvDelayMs = 300;
    await expect.poll(() => openCircuits(testbed), { timeout: 5_000 }).toEqual([]);
    const slow = readHalls(testbed, 16);
    await expect.poll(() => testbed.requests.length).toBe(8);
    expect(failuresIn(await readViews(testbed, 1))).toBe(1);
    expect(failuresIn(await readViews(testbed, 1))).toBe(0);
    await slow;
    expect(openCircuits(testbed)).toEqual([HALL_PATH]);
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

  test('F44 an operation with many calls does not delay those of others', async () => {
    const policy = { maxConcurrentCalls: 4, headersTimeoutMs: 5_000, callTimeoutMs: 5_000 };
    const ended: number[] = [];
    await using testbed = await startTestbed((reply, _number, { target }) => {
      const id = Number(/\d+$/.exec(target)?.[0]);
      setTimeout(() => {
        ended.push(id);
        reply.json(hallRow(id));
      }, 5);
    }, policy);
    const heavy = testbed.rest();
    const heavyCalls = Array.from({ length: 60 }, (_, id) => heavy.get(getHall, hallInput(id + 1)));
    await testbed.rest().get(getHall, hallInput(100));
    expect(ended.indexOf(100)).toBeLessThan(16);
    await Promise.all(heavyCalls);
    expect(ended).toHaveLength(61);
  });

  test('F44 an operation never has more than its share, and every waiting operation gets its turn', async () => {
    const bulkhead = new Bulkhead(64);
    const heavy = {};
    const { signal } = new AbortController();
    for (let call = 0; call < 8; call += 1) expect(bulkhead.tryAcquire(heavy)).toBe(true);
    expect(bulkhead.tryAcquire(heavy)).toBe(false);
    const waiting = bulkhead.acquire(signal, heavy);
    const leaving = new AbortController();
    const gone = bulkhead.acquire(leaving.signal, heavy);
    for (let call = 0; call < 56; call += 1) expect(bulkhead.tryAcquire({})).toBe(true);
    const order: string[] = [];
    const others = ['first', 'second'].map((name) =>
      bulkhead.acquire(signal, {}).then(() => order.push(name)),
    );
    expect(bulkhead.waiting).toBe(4);
    leaving.abort();
    await expect(gone).rejects.toThrow();
    expect(bulkhead.waiting).toBe(3);
    // The other two arrived later, but the heavy operation gets a slot only when one of its own calls has ended.
    bulkhead.release(heavy);
    await others[0];
    bulkhead.release(heavy);
    await others[1];
    bulkhead.release(heavy);
    await waiting;
    expect(order).toEqual(['first', 'second']);
    expect(bulkhead.waiting).toBe(0);
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
    const stuck = Array.from({ length: 10 }, (_, id) =>
      upstream.call(post, { id }, encodeRequest(post, { id }, ANONYMOUS, 'wn')),
    );
    let ended = 0;
    for (const call of stuck) void call.then(() => (ended += 1));
    await expect.poll(() => silent.requests.length).toBe(2);
    await upstream.call(getHall, hallInput(1), encodeRequest(getHall, hallInput(1), ANONYMOUS, 'wn'));
    expect(ended).toBe(0);
    released.resolve();
    await Promise.all(stuck);
    await upstream.close();
  });
});
