/** Hedged reads: asked a second time where the answer is late, against a real server that is. */
import { describe, expect, test } from 'vitest';
import { createHallClip } from '#gateway/upstream/endpoints/clips.ts';
import { getHall } from '#gateway/upstream/endpoints/halls.ts';
import { Bulkhead } from '#gateway/upstream/resilience/guards.ts';
import { Cancellation, CallTimeout } from '#gateway/upstream/resilience/deadline.ts';
import type { TransportOutcome } from '#gateway/upstream/response.ts';
import { Hedger } from '#gateway/upstream/resilience/hedging.ts';
import { DEFAULT_POLICY, type UpstreamPolicy } from '#gateway/upstream/resilience/policy.ts';
import type { ServerReply, ReceivedRequest } from '../faultyServer.ts';
import { failureOf, hallRow, signedIn, startTestbed, type Testbed } from '../testbed.ts';

/** A call may wait for long testbed: what ends it is the second reply, or nothing. */
const PATIENT: Partial<UpstreamPolicy> = { headersTimeoutMs: 60_000, callTimeoutMs: 60_000 };
const hedged = (hedge: Partial<UpstreamPolicy['hedge']> = {}): Partial<UpstreamPolicy> => ({
  ...PATIENT,
  hedge: { ...DEFAULT_POLICY.hedge, hosts: ['api'], maxRatio: 1, ...hedge },
});

const idIn = ({ target }: ReceivedRequest): string => /\d+$/.exec(target)?.[0] ?? '';
const good = (reply: ServerReply, seen: ReceivedRequest): void => reply.json(hallRow(Number(idIn(seen))));

/** Answers at once, but for the first question about hall 99, which is left standing. */
function oneStuck(): (reply: ServerReply, number: number, seen: ReceivedRequest) => void {
  let asked = 0;
  return (reply, _number, seen) => {
    if (idIn(seen) !== '99' || (asked += 1) > 1) good(reply, seen);
  };
}

/** Reads so many halls, each once, so that it is known how long they take. */
async function getToKnow(testbed: Testbed, count = 32): Promise<void> {
  for (let id = 1; id <= count; id += 1) await testbed.rest().get(getHall, { id: String(id) });
}

describe('a host that allows it', () => {
  test('a late read is asked again, the first answer counts, and the other call is cut', async () => {
    await using testbed = await startTestbed(oneStuck(), hedged());
    await getToKnow(testbed);
    expect(await testbed.rest().get(getHall, { id: '99' })).toMatchObject({ id: '99' });
    expect(testbed.requests.filter((seen) => idIn(seen) === '99')).toHaveLength(2);
    expect(testbed.upstream.hostStates()[0]).toMatchObject({ host: 'api', waiting: 0 });
    expect(testbed.upstream.hostStates()[0]?.hedged).toBeGreaterThanOrEqual(1);
    await expect.poll(() => testbed.upstream.hostStates()[0]?.running).toBe(0);
    expect(testbed.upstream.counters.failures).toBe(0);
  });

  test('a second answer that breaks leaves the first its time', async () => {
    const late = Promise.withResolvers<void>();
    let asked = 0;
    await using testbed = await startTestbed((reply, _number, seen) => {
      if (idIn(seen) !== '99') return good(reply, seen);
      if ((asked += 1) === 1) return void late.promise.then(() => good(reply, seen));
      reply.reset();
      late.resolve();
    }, hedged());
    await getToKnow(testbed);
    expect(await testbed.rest().get(getHall, { id: '99' })).toMatchObject({ id: '99' });
    expect(asked).toBe(2);
  });

  test('whoever leaves ends both', async () => {
    await using testbed = await startTestbed(
      (reply, _number, seen) => idIn(seen) !== '99' && good(reply, seen),
      hedged(),
    );
    await getToKnow(testbed);
    const client = new Cancellation();
    const left = failureOf(testbed.rest({ signal: client }).get(getHall, { id: '99' }));
    await expect.poll(() => testbed.requests.filter((seen) => idIn(seen) === '99').length).toBe(2);
    client.abort();
    expect(await left).toMatchObject({ reason: 'timeout' });
    await expect.poll(() => testbed.upstream.hostStates()[0]?.running).toBe(0);
  });

  test('writes are sent once', async () => {
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
      if (seen.method === 'GET') return good(reply, seen);
      void late.promise.then(() => reply.json(clip));
    }, hedged());
    await getToKnow(testbed);
    const sent = testbed.rest(signedIn).send(createHallClip, { hall_id: '1' });
    await expect.poll(() => testbed.requests.filter(({ method }) => method === 'POST').length).toBe(1);
    // A read that begins later is asked and answered meanwhile; the write still stands alone.
    await getToKnow(testbed, 40);
    late.resolve();
    expect(await sent).toMatchObject({ hall_id: '1' });
    expect(testbed.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });
});

test('a host that is not named is asked once', async () => {
  const late = Promise.withResolvers<void>();
  await using testbed = await startTestbed(
    (reply, _number, seen) => {
      if (idIn(seen) === '99') void late.promise.then(() => good(reply, seen));
      else good(reply, seen);
    },
    hedged({ hosts: ['search'] }),
  );
  await getToKnow(testbed);
  const stuck = testbed.rest().get(getHall, { id: '99' });
  for (let id = 100; id < 140; id += 1) await testbed.rest().get(getHall, { id: String(id) });
  late.resolve();
  await stuck;
  expect(testbed.requests.filter((seen) => idIn(seen) === '99')).toHaveLength(1);
  expect(testbed.upstream.hostStates()[0]?.hedged).toBe(0);
});

describe('how many', () => {
  const answered: TransportOutcome = { kind: 'response', status: 200, headers: {}, body: Buffer.alloc(0) };
  const path = '/api/wn/halls/{id}';
  const isResponse = ({ kind }: TransportOutcome): boolean => kind === 'response';

  test('one in twenty of a host that became slow throughout, not more', async () => {
    const hedger = new Hedger({ ...DEFAULT_POLICY.hedge, minDelayMs: 1 }, new Bulkhead(256));
    let asked = 0;
    const quick = (): Promise<TransportOutcome> => Promise.resolve(answered);
    for (let read = 0; read < 16; read += 1)
      await hedger.race(path, new CallTimeout(60_000), quick, isResponse);
    const slow = async (): Promise<TransportOutcome> => {
      asked += 1;
      await new Promise((resolve) => setTimeout(resolve, 30));
      return answered;
    };
    const rest = Array.from({ length: 400 }, () =>
      hedger.race(path, new CallTimeout(60_000), slow, isResponse),
    );
    await Promise.all(rest);
    expect(hedger.hedged).toBe(asked - 400);
    expect(hedger.hedged).toBeGreaterThan(0);
    expect(hedger.hedged).toBeLessThanOrEqual(0.05 * 416);
  });

  test('none before it is known how long a read takes, and none while calls wait for a place', async () => {
    const bulkhead = new Bulkhead(0);
    const hedger = new Hedger({ ...DEFAULT_POLICY.hedge, maxRatio: 1, minDelayMs: 1 }, bulkhead);
    const slow = async (): Promise<TransportOutcome> => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      return answered;
    };
    await hedger.race(path, new CallTimeout(60_000), slow, isResponse);
    expect(hedger.hedged).toBe(0);
    const quick = (): Promise<TransportOutcome> => Promise.resolve(answered);
    for (let read = 0; read < 64; read += 1)
      await hedger.race(path, new CallTimeout(60_000), quick, isResponse);
    const waits = bulkhead.acquire(new CallTimeout(60_000));
    await hedger.race(path, new CallTimeout(60_000), slow, isResponse);
    expect(hedger.hedged).toBe(0);
    bulkhead.release();
    await waits;
    await hedger.race(path, new CallTimeout(60_000), slow, isResponse);
    expect(hedger.hedged).toBe(1);
  });
});
