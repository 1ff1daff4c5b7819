/** Hedged reads: asked a second time where the answer is late, against a real server that is. */
import { describe, expect, test } from 'vitest';
import { createHallClip } from '#gateway/upstream/endpoints/clips.ts';
import { getHall } from '#gateway/upstream/endpoints/halls.ts';
import { Bulkhead } from '#gateway/upstream/resilience/bulkhead.ts';
import { Departure, Life } from '#gateway/upstream/resilience/deadline.ts';
import type { Outcome } from '#gateway/upstream/exchange.ts';
import { Hedge } from '#gateway/upstream/resilience/hedging.ts';
import { POLICY, type Policy } from '#gateway/upstream/resilience/policy.ts';
import type { Answer, Seen } from '../rogue.ts';
import { failureOf, hallRow, signedIn, stand, type Stand } from '../testbed.ts';

/** A call may wait for long here: what ends it is the second answer, or nothing. */
const PATIENT: Partial<Policy> = { headersMs: 60_000, callMs: 60_000 };
const hedged = (hedge: Partial<Policy['hedge']> = {}): Partial<Policy> => ({
  ...PATIENT,
  hedge: { ...POLICY.hedge, hosts: ['api'], share: 1, ...hedge },
});

const idIn = ({ target }: Seen): string => /\d+$/.exec(target)?.[0] ?? '';
const good = (answer: Answer, seen: Seen): void => answer.json(hallRow(Number(idIn(seen))));

/** Answers at once, but for the first question about hall 99, which is left standing. */
function oneStuck(): (answer: Answer, number: number, seen: Seen) => void {
  let asked = 0;
  return (answer, _number, seen) => {
    if (idIn(seen) !== '99' || (asked += 1) > 1) good(answer, seen);
  };
}

/** Reads so many halls, each once, so that it is known how long they take. */
async function getToKnow(here: Stand, count = 32): Promise<void> {
  for (let id = 1; id <= count; id += 1) await here.reads().get(getHall, { id: String(id) });
}

describe('a host that allows it', () => {
  test('a late read is asked again, the first answer counts, and the other call is cut', async () => {
    await using here = await stand(oneStuck(), hedged());
    await getToKnow(here);
    expect(await here.reads().get(getHall, { id: '99' })).toMatchObject({ id: '99' });
    expect(here.seen.filter((seen) => idIn(seen) === '99')).toHaveLength(2);
    expect(here.upstream.state()[0]).toMatchObject({ host: 'api', waiting: 0 });
    expect(here.upstream.state()[0]?.hedged).toBeGreaterThanOrEqual(1);
    await expect.poll(() => here.upstream.state()[0]?.running).toBe(0);
    expect(here.upstream.counters.failures).toBe(0);
  });

  test('a second answer that breaks leaves the first its time', async () => {
    const late = Promise.withResolvers<void>();
    let asked = 0;
    await using here = await stand((answer, _number, seen) => {
      if (idIn(seen) !== '99') return good(answer, seen);
      if ((asked += 1) === 1) return void late.promise.then(() => good(answer, seen));
      answer.reset();
      late.resolve();
    }, hedged());
    await getToKnow(here);
    expect(await here.reads().get(getHall, { id: '99' })).toMatchObject({ id: '99' });
    expect(asked).toBe(2);
  });

  test('whoever leaves ends both', async () => {
    await using here = await stand(
      (answer, _number, seen) => idIn(seen) !== '99' && good(answer, seen),
      hedged(),
    );
    await getToKnow(here);
    const client = new Departure();
    const left = failureOf(here.reads({ departure: client }).get(getHall, { id: '99' }));
    await expect.poll(() => here.seen.filter((seen) => idIn(seen) === '99').length).toBe(2);
    client.abort();
    expect(await left).toMatchObject({ reason: 'timeout' });
    await expect.poll(() => here.upstream.state()[0]?.running).toBe(0);
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
    await using here = await stand((answer, _number, seen) => {
      if (seen.method === 'GET') return good(answer, seen);
      void late.promise.then(() => answer.json(clip));
    }, hedged());
    await getToKnow(here);
    const sent = here.reads(signedIn).send(createHallClip, { hall_id: '1' });
    await expect.poll(() => here.seen.filter(({ method }) => method === 'POST').length).toBe(1);
    // A read that begins later is asked and answered meanwhile; the write still stands alone.
    await getToKnow(here, 40);
    late.resolve();
    expect(await sent).toMatchObject({ hall_id: '1' });
    expect(here.seen.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });
});

test('a host that is not named is asked once', async () => {
  const late = Promise.withResolvers<void>();
  await using here = await stand(
    (answer, _number, seen) => {
      if (idIn(seen) === '99') void late.promise.then(() => good(answer, seen));
      else good(answer, seen);
    },
    hedged({ hosts: ['search'] }),
  );
  await getToKnow(here);
  const stuck = here.reads().get(getHall, { id: '99' });
  for (let id = 100; id < 140; id += 1) await here.reads().get(getHall, { id: String(id) });
  late.resolve();
  await stuck;
  expect(here.seen.filter((seen) => idIn(seen) === '99')).toHaveLength(1);
  expect(here.upstream.state()[0]?.hedged).toBe(0);
});

describe('how many', () => {
  const answered: Outcome = { kind: 'answer', status: 200, headers: {}, body: Buffer.alloc(0) };
  const path = '/api/wn/halls/{id}';

  test('one in twenty of a host that became slow throughout, not more', async () => {
    const hedge = new Hedge({ ...POLICY.hedge, leastMs: 1 }, new Bulkhead(256));
    let asked = 0;
    const quick = (): Promise<Outcome> => Promise.resolve(answered);
    for (let read = 0; read < 16; read += 1) await hedge.race(path, new Life(60_000), quick);
    const slow = async (): Promise<Outcome> => {
      asked += 1;
      await new Promise((resolve) => setTimeout(resolve, 30));
      return answered;
    };
    const reads = Array.from({ length: 400 }, () => hedge.race(path, new Life(60_000), slow));
    await Promise.all(reads);
    expect(hedge.asked).toBe(asked - 400);
    expect(hedge.asked).toBeGreaterThan(0);
    expect(hedge.asked).toBeLessThanOrEqual(0.05 * 416);
  });

  test('none before it is known how long a read takes, and none while calls wait for a place', async () => {
    const bulkhead = new Bulkhead(0);
    const hedge = new Hedge({ ...POLICY.hedge, share: 1, leastMs: 1 }, bulkhead);
    const slow = async (): Promise<Outcome> => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      return answered;
    };
    await hedge.race(path, new Life(60_000), slow);
    expect(hedge.asked).toBe(0);
    const quick = (): Promise<Outcome> => Promise.resolve(answered);
    for (let read = 0; read < 64; read += 1) await hedge.race(path, new Life(60_000), quick);
    const waits = bulkhead.enter(new Life(60_000));
    await hedge.race(path, new Life(60_000), slow);
    expect(hedge.asked).toBe(0);
    bulkhead.leave();
    await waits;
    await hedge.race(path, new Life(60_000), slow);
    expect(hedge.asked).toBe(1);
  });
});
