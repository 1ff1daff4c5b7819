/** How bills grow, the next fair on a chosen kind of day, and the REST calls of a comparison. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import documents from '#client/documents.json' with { type: 'json' };
import { costGrowth } from '#gateway/domains/review/costGrowth.ts';
import { isDayOff, rokuyoOn } from '#gateway/domains/calendar/rules.ts';
import { globalId } from '#gateway/schema/kit/node.ts';
import { Malformed } from '#gateway/upstream/errors.ts';
import { type Origin, startOrigin } from '#tests/harness/origin.ts';

import { createTestGateway, demoHeaders } from './testGateway.ts';

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

const item = (name: string, first_estimate: number | null, final: number | null) => ({
  name,
  first_estimate,
  final,
});
const bill = (first_estimate: number | null, total_cost: number, ...items: ReturnType<typeof item>[]) => ({
  first_estimate,
  total_cost,
  items,
});

describe('which bills count', () => {
  test('those with both amounts; the increase is the median of the differences', () => {
    const bills = [bill(2_000_000, 3_000_000), bill(3_000_000, 3_100_000), bill(2_500_000, 3_200_000)];
    expect(costGrowth([...bills, bill(null, 9_000_000), bill(0, 9_000_000)], 1)).toEqual({
      hallCount: 1,
      billCount: 3,
      firstEstimate: 2_500_000,
      final: 3_100_000,
      increase: 700_000,
      items: [],
    });
  });

  test('none: unknown, also where only items are known', () => {
    expect(costGrowth([], 1)).toBeNull();
    expect(costGrowth([bill(null, 3_000_000, item('料理', 1, 2))], 1)).toBeNull();
  });

  test('items by what they add; one that is given once does not count', () => {
    const growth = costGrowth(
      [
        bill(
          1,
          2,
          item('装花', 100_000, 150_000),
          item('料理', 900_000, 1_200_000),
          item('持込料', null, 33_000),
        ),
        bill(1, 2, item('装花', 200_000, 190_000), item('料理', 1_000_000, 1_100_000)),
      ],
      1,
    );
    expect(growth?.items).toMatchObject([
      { name: '料理', billCount: 2, increase: 200_000 },
      { name: '装花', billCount: 2, firstEstimate: 150_000, final: 170_000, increase: 20_000 },
    ]);
  });

  test('not those with an invalid amount', () => {
    const broken = {
      ...bill(1_000_000, 0),
      get total_cost(): number {
        throw new Malformed('R71', 'not a number');
      },
    };
    expect(costGrowth([broken, bill(1_000_000, 1_200_000)], 1)).toMatchObject({
      billCount: 1,
      increase: 200_000,
    });
    expect(() => costGrowth([broken, bill(null, 1_200_000)], 1)).toThrow(Malformed);
  });
});

interface Growth {
  hallCount: number;
  billCount: number;
  increase: number;
}

describe('a prefecture', () => {
  const OF_PREFECTURE = `query ($id: ID!) {
    node(id: $id) { ... on Hall { location { prefecture { costGrowth { hallCount billCount increase } } } } }
  }`;
  interface Found {
    node: { location: { prefecture: { costGrowth: Growth | null } } };
  }
  const read = () =>
    gateway.execute<Found>(OF_PREFECTURE, { id: globalId('Hall', '10') }, { compiled: true });

  test('is the halls of one page of the search, a call each', async () => {
    const { data, errors, calls } = await read();
    expect(errors).toEqual([]);
    const { costGrowth: growth } = data.node.location.prefecture;
    expect(growth?.hallCount).toBeGreaterThan(1);
    expect(growth?.billCount).toBeGreaterThan(growth?.hallCount ?? 0);
    expect(calls.filter((call) => call === 'R71').length).toBeLessThanOrEqual(30);
    expect(calls.filter((call) => call !== 'R71')).toEqual(['R54', 'R86']);
  });

  test('leaves out halls whose bills cannot be read, and fails with all of them', async () => {
    const whole = (await read()).data.node.location.prefecture.costGrowth;
    gateway.clearCache();
    await origin.fault({ path: '^/api/wn/halls/\\d*[02468]/costs', status: 500 });
    const { data, errors } = await read();
    expect(errors).toEqual([]);
    expect(data.node.location.prefecture.costGrowth?.hallCount).toBeLessThan(whole?.hallCount ?? 0);
    gateway.clearCache();
    await origin.fault({ path: '^/api/wn/halls/\\d+/costs', status: 500 });
    expect((await read()).errors).toMatchObject([{ path: 'node.location.prefecture.costGrowth' }]);
  });
});

test('the next fair is the soonest that can be reserved on such a day, with one call a hall', async () => {
  const { data, errors, calls } = await gateway.execute<{
    node: Record<'next' | 'dayOff' | 'taian', { heldOn: string; isReservable: boolean } | null> & {
      fairs: { nodes: { heldOn: string; isReservable: boolean }[] };
    };
  }>(
    `query ($id: ID!) { node(id: $id) { ... on Hall {
      next: nextFair { heldOn isReservable }
      dayOff: nextFair(daysOffOnly: true) { heldOn isReservable }
      taian: nextFair(rokuyo: [TAIAN]) { heldOn isReservable }
      fairs(first: 100) { nodes { heldOn isReservable } }
    } } }`,
    { id: globalId('Hall', '10') },
  );
  expect([errors, calls]).toEqual([[], ['R54', 'R59']]);
  const open = data.node.fairs.nodes.filter(({ isReservable }) => isReservable);
  expect(open.length).toBeGreaterThan(0);
  expect(data.node.next).toEqual(open[0]);
  expect(data.node.dayOff).toEqual(open.find(({ heldOn }) => isDayOff(heldOn)) ?? null);
  expect(data.node.taian).toEqual(open.find(({ heldOn }) => rokuyoOn(heldOn) === 'taian') ?? null);
});

describe('a comparison of four halls', () => {
  const ids = ['10', '11', '12', '13'].map((id) => globalId('Hall', id));
  const textOf = (name: string) =>
    Object.values(documents).find((document) => document.startsWith(`query ${name}(`)) ?? '';

  test('reads each hall, its bills, benefits and fairs once, and its reviews to their end', async () => {
    const page = await gateway.execute(textOf('HallComparePageQuery'), { ids }, { compiled: true });
    expect(page.errors).toEqual([]);
    const count = (call: string) => page.calls.filter((made) => made === call).length;
    for (const call of ['R54', 'R56', 'R59', 'R71']) expect([call, count(call)]).toEqual([call, 4]);
    expect(count('R70')).toBeLessThanOrEqual(4 * 10);
    expect(new Set(page.calls)).toEqual(
      new Set(['R54', 'R56', 'R59', 'R70', 'R71', ...(count('R83') ? ['R83'] : [])]),
    );
    expect(page.calls.length).toBeLessThanOrEqual(4 * 14 + 1);
  });

  test('reads notes in a query of their own: the clip states and the clip list', async () => {
    const { errors, calls } = await gateway.execute(
      textOf('useHallNotesQuery'),
      { ids },
      { compiled: true, headers: demoHeaders },
    );
    expect(errors).toEqual([]);
    expect(calls.length).toBeLessThanOrEqual(2);
    const guest = await gateway.execute(textOf('useHallNotesQuery'), { ids }, { compiled: true });
    expect([guest.errors, guest.calls]).toEqual([[], []]);
  });
});
