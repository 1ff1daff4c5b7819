import { describe, expect, test } from 'vitest';
import { createHallClip } from '#gateway/upstream/endpoints/clips.ts';
import { getHall } from '#gateway/upstream/endpoints/halls.ts';
import { Bulkhead } from '#gateway/upstream/resilience/guards.ts';
import type { TransportOutcome } from '#gateway/upstream/response.ts';
import { Hedger } from '#gateway/upstream/resilience/hedging.ts';
import { DEFAULT_POLICY, type UpstreamPolicy } from '#gateway/upstream/resilience/policy.ts';
import type { ServerReply, ReceivedRequest } from '../faultyServer.ts';
import { failureOf, hallRow, signedIn, startTestbed, type Testbed } from '../testbed.ts';

/** Only the second response ends a call in these tests. */
const LONG_TIMEOUTS: Partial<UpstreamPolicy> = { headersTimeoutMs: 60_000, callTimeoutMs: 60_000 };
const hedged = (hedge: Partial<UpstreamPolicy['hedge']> = {}): Partial<UpstreamPolicy> => ({
  ...LONG_TIMEOUTS,
  hedge: { ...DEFAULT_POLICY.hedge, hosts: ['api'], maxRatio: 1, ...hedge },
});

const idIn = ({ target }: ReceivedRequest): string => /\d+$/.exec(target)?.[0] ?? '';
const sendHall = (reply: ServerReply, seen: ReceivedRequest): void => reply.json(hallRow(Number(idIn(seen))));

/** Replies immediately, except to the first request for hall 99. */
function stallFirstRequest(): (reply: ServerReply, number: number, seen: ReceivedRequest) => void {
  let requestCount = 0;
  return (reply, _number, seen) => {
    if (idIn(seen) !== '99' || (requestCount += 1) > 1) sendHall(reply, seen);
  };
}

/** Reads halls until there are enough latency samples. */
async function sampleLatencies(testbed: Testbed, count = 32): Promise<void> {
  for (let id = 1; id <= count; id += 1) await testbed.rest().get(getHall, { id: String(id) });
}

describe('a host that may be hedged', () => {
  test('a slow read is sent again, the first response wins, and the other request is aborted', async () => {
    await using testbed = await startTestbed(stallFirstRequest(), hedged());
    await sampleLatencies(testbed);
    expect(await testbed.rest().get(getHall, { id: '99' })).toMatchObject({ id: '99' });
    expect(testbed.requests.filter((seen) => idIn(seen) === '99')).toHaveLength(2);
    expect(testbed.upstream.hostStates()[0]).toMatchObject({ host: 'api', waiting: 0 });
    expect(testbed.upstream.hostStates()[0]?.hedged).toBeGreaterThanOrEqual(1);
    await expect.poll(() => testbed.upstream.hostStates()[0]?.running).toBe(0);
    expect(testbed.upstream.counters.failures).toBe(0);
  });

  test('when the second request fails the first one continues', async () => {
    const late = Promise.withResolvers<void>();
    let requestCount = 0;
    await using testbed = await startTestbed((reply, _number, seen) => {
      if (idIn(seen) !== '99') return sendHall(reply, seen);
      if ((requestCount += 1) === 1) return void late.promise.then(() => sendHall(reply, seen));
      reply.reset();
      late.resolve();
    }, hedged());
    await sampleLatencies(testbed);
    expect(await testbed.rest().get(getHall, { id: '99' })).toMatchObject({ id: '99' });
    expect(requestCount).toBe(2);
  });

  test('a disconnected client aborts both requests', async () => {
    await using testbed = await startTestbed(
      (reply, _number, seen) => idIn(seen) !== '99' && sendHall(reply, seen),
      hedged(),
    );
    await sampleLatencies(testbed);
    const client = new AbortController();
    const failure = failureOf(testbed.rest({ signal: client.signal }).get(getHall, { id: '99' }));
    await expect.poll(() => testbed.requests.filter((seen) => idIn(seen) === '99').length).toBe(2);
    client.abort();
    expect(await failure).toMatchObject({ reason: 'timeout' });
    await expect.poll(() => testbed.upstream.hostStates()[0]?.running).toBe(0);
  });

  test('writes are not hedged', async () => {
    const clip = {
      id: 1,
      hall_id: 1,
      note: null,
      created_at: '2026-11-21T10:00:00+09:00',
      hall: null,
      comments: [],
    };
    const late = Promise.withResolvers<void>();
    await using testbed = await startTestbed((reply, _number, seen) => {
      if (seen.method === 'GET') return sendHall(reply, seen);
      void late.promise.then(() => reply.json(clip));
    }, hedged());
    await sampleLatencies(testbed);
    const sent = testbed.rest(signedIn).send(createHallClip, { hall_id: '1' });
    await expect.poll(() => testbed.requests.filter(({ method }) => method === 'POST').length).toBe(1);
    // Reads continue while the write waits.
    await sampleLatencies(testbed, 40);
    late.resolve();
    expect(await sent).toMatchObject({ hall_id: '1' });
    expect(testbed.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });
});

test('a host that is not configured is not hedged', async () => {
  const late = Promise.withResolvers<void>();
  await using testbed = await startTestbed(
    (reply, _number, seen) => {
      if (idIn(seen) === '99') void late.promise.then(() => sendHall(reply, seen));
      else sendHall(reply, seen);
    },
    hedged({ hosts: ['search'] }),
  );
  await sampleLatencies(testbed);
  const stuck = testbed.rest().get(getHall, { id: '99' });
  for (let id = 100; id < 140; id += 1) await testbed.rest().get(getHall, { id: String(id) });
  late.resolve();
  await stuck;
  expect(testbed.requests.filter((seen) => idIn(seen) === '99')).toHaveLength(1);
  expect(testbed.upstream.hostStates()[0]?.hedged).toBe(0);
});

describe('limits', () => {
  const response: TransportOutcome = { kind: 'response', status: 200, headers: {}, body: Buffer.alloc(0) };
  const path = '/api/wn/halls/{id}';
  const isResponse = ({ kind }: TransportOutcome): boolean => kind === 'response';

  test('at most one in twenty reads of a host that became slow', async () => {
    const hedger = new Hedger({ ...DEFAULT_POLICY.hedge, minDelayMs: 1 }, new Bulkhead(256));
    let requestCount = 0;
    const quick = (): Promise<TransportOutcome> => Promise.resolve(response);
    for (let read = 0; read < 16; read += 1) await hedger.race(path, undefined, quick, isResponse);
    const slow = async (): Promise<TransportOutcome> => {
      requestCount += 1;
      await new Promise((resolve) => setTimeout(resolve, 30));
      return response;
    };
    const reads = Array.from({ length: 400 }, () => hedger.race(path, undefined, slow, isResponse));
    await Promise.all(reads);
    expect(hedger.hedged).toBe(requestCount - 400);
    expect(hedger.hedged).toBeGreaterThan(0);
    expect(hedger.hedged).toBeLessThanOrEqual(0.05 * 416);
  });

  test('no hedging without latency samples, nor while calls wait for a slot', async () => {
    const bulkhead = new Bulkhead(0);
    const hedger = new Hedger({ ...DEFAULT_POLICY.hedge, maxRatio: 1, minDelayMs: 1 }, bulkhead);
    const slow = async (): Promise<TransportOutcome> => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      return response;
    };
    await hedger.race(path, undefined, slow, isResponse);
    expect(hedger.hedged).toBe(0);
    const quick = (): Promise<TransportOutcome> => Promise.resolve(response);
    for (let read = 0; read < 64; read += 1) await hedger.race(path, undefined, quick, isResponse);
    const waiting = bulkhead.acquire(new AbortController().signal);
    await hedger.race(path, undefined, slow, isResponse);
    expect(hedger.hedged).toBe(0);
    bulkhead.release();
    await waiting;
    await hedger.race(path, undefined, slow, isResponse);
    expect(hedger.hedged).toBe(1);
  });
});
