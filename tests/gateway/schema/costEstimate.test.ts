/** The cost of a wedding for a number of guests: its value, what counts, and its REST calls. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { estimateCost } from '#gateway/domains/review/costEstimate.ts';
import { globalId } from '#gateway/schema/kit/node.ts';
import { Malformed } from '#gateway/upstream/errors.ts';
import { type Origin, startOrigin } from '#tests/harness/origin.ts';

import { createTestGateway } from './testGateway.ts';

let origin: Origin;
let gateway: ReturnType<typeof createTestGateway>;
beforeAll(async () => {
  origin = await startOrigin();
  gateway = createTestGateway(origin.url);
}, 120_000);
afterAll(async () => {
  await gateway.close();
  await origin.stop();
});
beforeEach(async () => {
  gateway.clearCache();
  await origin.clearFaults();
});

interface Estimate {
  guestCount: number;
  amount: number;
  billCount: number;
  minGuestCount: number;
  maxGuestCount: number;
}
interface Estimates {
  nodes: ({ id: string; costEstimate: Estimate | null } | null)[];
}

const ESTIMATES = `query ($ids: [ID!]!, $guests: Int!) {
  nodes(ids: $ids) {
    id
    ... on Hall { costEstimate(guestCount: $guests) { guestCount amount billCount minGuestCount maxGuestCount } }
  }
}`;

const bill = (guest_count: number | null, total_cost: number) => ({ guest_count, total_cost });
/** A row of R71. */
const row = (id: number, guest_count: unknown, total_cost: unknown) => ({
  id,
  total_cost,
  first_estimate: null,
  guest_count,
  wedding_date: null,
  season: null,
  items: [],
  user_id: null,
  basic_nickname: null,
});
const repliesWith = (rawId: number, costs: readonly unknown[]) =>
  origin.fault({
    path: `^/api/wn/halls/${rawId}/costs`,
    body: { costs, total: costs.length, page: 1, per_page: 100 },
    contentType: 'application/json',
  });

const idsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => globalId('Hall', String(index + 1)));

describe('which bills count', () => {
  test('the median of those within 10 guests', () => {
    const bills = [bill(50, 3_000_000), bill(70, 2_000_000), bill(60, 2_100_000), bill(71, 9_000_000)];
    expect(estimateCost(bills, 60)).toEqual({
      guestCount: 60,
      amount: 2_100_000,
      billCount: 3,
      minGuestCount: 50,
      maxGuestCount: 70,
    });
  });

  test('those within 20 where fewer than 3 lie within 10', () => {
    const bills = [bill(60, 2_000_000), bill(62, 2_200_000), bill(80, 3_001_001), bill(40, 1_000_000)];
    expect(estimateCost(bills, 60)).toMatchObject({
      amount: 2_100_000,
      billCount: 4,
      minGuestCount: 40,
      maxGuestCount: 80,
    });
    expect(estimateCost([bill(80, 3_000_001)], 60)).toMatchObject({ amount: 3_000_001, billCount: 1 });
  });

  test('between two bills the mean, rounded to yen', () => {
    expect(estimateCost([bill(60, 1_000_000), bill(60, 2_000_001)], 60)?.amount).toBe(1_500_001);
  });

  test('none: no estimate', () => {
    expect(estimateCost([], 60)).toBeNull();
    expect(estimateCost([bill(81, 3_000_000), bill(39, 3_000_000)], 60)).toBeNull();
  });

  test('not those without a number of guests, without a total or with invalid ones', () => {
    const broken = {
      guest_count: 60,
      get total_cost(): number {
        throw new Malformed('R71', 'not a number');
      },
    };
    expect(estimateCost([bill(null, 3_000_000), bill(60, 0), bill(0, 1), broken], 10)).toBeNull();
    expect(estimateCost([broken, bill(60, 2_000_000)], 60)).toMatchObject({
      billCount: 1,
      amount: 2_000_000,
    });
    // The only bill of that size is unknown.
    expect(() => estimateCost([broken, bill(10, 1)], 60)).toThrow(Malformed);
  });

  test('at least one guest', () => {
    expect(estimateCost([bill(5, 1_000_000)], 3)?.minGuestCount).toBe(1);
  });
});

describe('Hall.costEstimate', () => {
  test('agrees with the bills of the hall', async () => {
    const id = globalId('Hall', '10');
    const { data, errors } = await gateway.execute<Estimates>(ESTIMATES, { ids: [id], guests: 60 });
    expect(errors).toEqual([]);
    const { data: list } = await gateway.execute<{
      node: { costs: { nodes: { total: number; guestCount: number | null }[] } };
    }>(
      'query ($id: ID!) { node(id: $id) { ... on Hall { costs(first: 100) { nodes { total guestCount } } } } }',
      {
        id,
      },
    );
    const estimate = estimateCost(
      list.node.costs.nodes.map(({ total, guestCount }) => bill(guestCount, total)),
      60,
    );
    expect(estimate?.billCount).toBeGreaterThan(0);
    expect(data.nodes).toEqual([{ id, costEstimate: estimate }]);
  });

  test.each([false, true])('one call a hall, for any number of guests (compiled: %s)', async (compiled) => {
    const one = await gateway.execute<Estimates>(ESTIMATES, { ids: idsOf(1), guests: 60 }, { compiled });
    expect(one.calls).toEqual(['R71']);
    const ids = idsOf(20);
    const twenty = await gateway.execute<Estimates>(ESTIMATES, { ids, guests: 60 }, { compiled });
    expect([twenty.errors, twenty.calls]).toEqual([[], Array.from({ length: 19 }, () => 'R71')]);
    expect(twenty.data.nodes.map((node) => node?.id)).toEqual(ids);
    const others = await gateway.execute<Estimates>(ESTIMATES, { ids, guests: 30 }, { compiled });
    expect([others.errors, others.calls]).toEqual([[], []]);
    expect(others.data).not.toEqual(twenty.data);
  });

  test('a document sent as text may request 60 halls, and more are refused before a call is made', async () => {
    const ask = (count: number) => gateway.execute<Estimates>(ESTIMATES, { ids: idsOf(count), guests: 60 });
    expect((await ask(60)).errors.map(({ code }) => code)).not.toContain('QUERY_TOO_COMPLEX');
    const { errors, calls } = await ask(61);
    expect([errors.map(({ code }) => code), calls]).toEqual([['QUERY_TOO_COMPLEX'], []]);
  });

  test('a broken bill does not count, the others do', async () => {
    await repliesWith(1, [row(1, 60, 'viel'), row(2, 'sechzig', 9_000_000), row(3, 58, 2_000_000)]);
    const { data, errors } = await gateway.execute<Estimates>(ESTIMATES, { ids: idsOf(1), guests: 60 });
    expect(errors).toEqual([]);
    expect(data.nodes[0]?.costEstimate).toMatchObject({ amount: 2_000_000, billCount: 1 });
  });

  test('a hall whose bills cannot be read fails alone', async () => {
    await repliesWith(1, [row(1, 60, 2_000_000)]);
    await origin.fault({ path: '^/api/wn/halls/2/costs', status: 500 });
    await repliesWith(3, []);
    const { data, errors } = await gateway.execute<Estimates>(ESTIMATES, { ids: idsOf(3), guests: 60 });
    expect(errors).toMatchObject([{ path: 'nodes.1.costEstimate', code: 'UPSTREAM_ERROR' }]);
    expect(data.nodes.map((node) => node?.costEstimate?.amount ?? null)).toEqual([2_000_000, null, null]);
  });

  test('no estimate for a hall that does not exist', async () => {
    const id = globalId('Hall', '999999999');
    const { data, errors, calls } = await gateway.execute<Estimates>(ESTIMATES, { ids: [id], guests: 60 });
    expect([data, errors, calls]).toEqual([{ nodes: [{ id, costEstimate: null }] }, [], ['R71']]);
  });

  test('refuses numbers below 1', async () => {
    const { errors, calls } = await gateway.execute<Estimates>(ESTIMATES, { ids: idsOf(1), guests: 0 });
    expect([errors.map(({ code }) => code), calls]).toEqual([['BAD_USER_INPUT'], []]);
  });
});
