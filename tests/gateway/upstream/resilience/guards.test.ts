/** What guards a host: retry budget, breaker, bulkhead, one pool each (rows F42–F44). */
import { describe, expect, test } from 'vitest';
import { Breaker } from '#gateway/upstream/resilience/circuitBreaker.ts';
import { Budget } from '#gateway/upstream/resilience/retryBudget.ts';
import { getHall, getHallPv } from '#gateway/upstream/endpoints/halls.ts';
import { POLICY } from '#gateway/upstream/resilience/policy.ts';
import { createUpstream } from '#gateway/upstream/client.ts';
import { NOBODY, write } from '#gateway/upstream/request.ts';
import { z } from 'zod';
import { endpoint } from '#gateway/upstream/endpoint.ts';
import { rogue } from '../rogue.ts';
import { failureOf, hallRow, IMPATIENT, stand } from '../testbed.ts';

const read = (id: number) => ({ id: String(id) });
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('breaker', () => {
  test('opens at half of twenty calls, refuses without asking, closes after a good probe', async () => {
    let broken = true;
    await using here = await stand((answer, _number, { target }) => {
      if (broken) answer.send('', 500);
      else answer.json(target.endsWith('/pv/') ? { pv: 1 } : hallRow(Number(/\d+/.exec(target)?.[0])));
    });
    for (let id = 1; id <= 20; id += 1) await failureOf(here.reads().get(getHall, read(id)));
    expect(here.seen).toHaveLength(20);
    const refused = await failureOf(here.reads().get(getHall, read(21)));
    expect(refused).toMatchObject({ reason: 'circuit-open', retryAfterMs: expect.any(Number) });
    expect(here.seen).toHaveLength(20);
    expect(here.upstream.state()[0]?.open).toEqual(['/api/wn/halls/{id}']);

    broken = false;
    expect(await here.reads().get(getHallPv, read(1))).toEqual({ pv: 1 });
    await pause(420);
    expect(await here.reads().get(getHall, read(22))).toMatchObject({ id: '22' });
    expect(here.upstream.state()[0]?.open).toEqual([]);
  });

  test('lets one probe through at a time, and stays open when it fails', () => {
    const breaker = new Breaker({ ...POLICY.breaker, openMs: 0 });
    for (let call = 0; call < 20; call += 1) breaker.done('go', 'failed');
    expect(breaker.admit()).toBe('probe');
    expect(breaker.admit()).toBe(0);
    breaker.done('go', 'fine');
    expect(breaker.open).toBe(true);
    breaker.done('probe', 'cancelled');
    expect(breaker.admit()).toBe('probe');
    breaker.done('probe', 'failed');
    expect(breaker.open).toBe(true);
  });

  test('refusals, and calls cut because the client left, do not count', async () => {
    await using here = await stand((answer) => answer.json({}, 404));
    for (let id = 1; id <= 25; id += 1) await failureOf(here.reads().get(getHall, read(id)));
    expect(here.upstream.state()[0]?.open).toEqual([]);
    const breaker = new Breaker(POLICY.breaker);
    for (let call = 0; call < 30; call += 1) breaker.done('go', 'cancelled');
    expect(breaker.open).toBe(false);
  });
});

describe('retry budget', () => {
  test('F42 a tenth of the calls, ten a second in any case', () => {
    const few = new Budget(POLICY.retry);
    for (let call = 0; call < 20; call += 1) few.called();
    expect(Array.from({ length: 30 }, () => few.take()).filter(Boolean)).toHaveLength(10);
    const many = new Budget(POLICY.retry);
    for (let call = 0; call < 1_000; call += 1) many.called();
    expect(Array.from({ length: 300 }, () => many.take()).filter(Boolean)).toHaveLength(100);
  });

  test('F42 a host that is down gets no storm', async () => {
    await using here = await stand((answer) => answer.send('', 503), {
      breaker: { ...POLICY.breaker, leastCalls: 1_000_000 },
    });
    const calls = Array.from({ length: 200 }, (_, id) => failureOf(here.reads().get(getHall, read(id + 1))));
    await Promise.all(calls);
    expect(here.seen.length).toBeLessThanOrEqual(220);
  });
});

describe('bulkhead', () => {
  test('F44 a host has so many calls at a time; more wait, and leave when their time is up', async () => {
    let running = 0;
    let most = 0;
    const slow = { bulkhead: 4, callMs: 1_000, headersMs: 1_000 };
    await using here = await stand((answer, _number, { target }) => {
      most = Math.max(most, (running += 1));
      setTimeout(() => {
        running -= 1;
        answer.json(hallRow(Number(/\d+$/.exec(target)?.[0])));
      }, 15);
    }, slow);
    await Promise.all(Array.from({ length: 20 }, (_, id) => here.reads().get(getHall, read(id + 1))));
    expect(most).toBe(4);
  });

  test('F44 calls that wait too long for a place time out, and their places are free again', async () => {
    await using here = await stand(
      (answer, number) => {
        if (number > 2) answer.json(hallRow(9));
      },
      { ...IMPATIENT, bulkhead: 2 },
    );
    const stuck = [1, 2, 3, 4].map((id) => failureOf(here.reads().get(getHall, read(id))));
    for (const failure of await Promise.all(stuck)) {
      expect(['timeout', 'Malformed']).toContain('reason' in failure ? failure.reason : failure.name);
    }
    expect(await here.reads().get(getHall, read(9))).toMatchObject({ id: '9' });
    expect(here.upstream.state()[0]?.waiting).toBe(0);
  });

  test('F41, F44 a silent host does not hold the others up', async () => {
    const released = Promise.withResolvers<void>();
    await using silent = await rogue((answer) => void released.promise.then(() => answer.json({})));
    await using fine = await rogue((answer) => answer.json(hallRow(1)));
    const hosts = {
      api: fine.url,
      content: silent.url,
      magazine: fine.url,
      search: fine.url,
      contact: fine.url,
    };
    const upstream = createUpstream({ hosts, policy: { ...POLICY, bulkhead: 2 } });
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
      (_, id) => upstream.start(post, { id }, write(post, { id }, NOBODY, 'wn')).result,
    );
    let ended = 0;
    for (const call of stuck) void call.then(() => (ended += 1));
    await expect.poll(() => silent.seen.length).toBe(2);
    await upstream.start(getHall, read(1), write(getHall, read(1), NOBODY, 'wn')).result;
    expect(ended).toBe(0);
    released.resolve();
    await Promise.all(stuck);
    await upstream.close();
  });
});
