/** Fairs across halls: the index that fills in the background, and what conditions find in it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayInJapan } from '#gateway/schema/kit/japanTime.ts';
import { startFieldFaultProxy } from '#tests/harness/fieldFaults.ts';
import { type Origin, startOrigin } from '#tests/harness/origin.ts';

import { createTestGateway } from './testGateway.ts';

interface Found {
  totalCount: number;
  nodes: {
    heldOn: string;
    holdTimes: string[];
    contents: string[];
    durationMinutes: number | null;
    isReservable: boolean;
    isOnline: boolean;
    day: { rokuyo: string; holidayName: string | null };
    hall: { rawId: string; name: string; location: { prefecture: { slug: string } | null } };
  }[];
  dayCounts: { date: string; count: number; firstFairs: { heldOn: string; holdTimes: string[] }[] }[];
  contentCounts: { content: string; count: number }[];
  prefectureCounts: { prefecture: { slug: string; name: string }; count: number }[];
  index: { readHallCount: number; hallCount: number; isComplete: boolean };
}

const FAIRS = `query ($filter: FairFilter, $first: Int = 100, $page: Int) { fairs(filter: $filter, first: $first, page: $page) {
  totalCount
  nodes { heldOn holdTimes contents durationMinutes isReservable isOnline day { rokuyo holidayName }
    hall { rawId name location { prefecture { slug } } } }
  dayCounts { date count firstFairs { heldOn holdTimes } } contentCounts { content count }
  prefectureCounts { prefecture { slug name } count }
  index { readHallCount hallCount isComplete } } }`;

/** Of the seed. */
const HALL_WITHOUT_FAIRS = '229';

const HALL_FAIRS = /^\/api\/wn\/halls\/\d+\/fairs$/;
/** Polling interval: each search of an index that is being read sorts it. */
const POLL = { timeout: 200_000, interval: 1_000 };

let origin: Origin;
let gateway: ReturnType<typeof createTestGateway>;

async function search(filter: object = {}, args: object = {}) {
  const { data, calls } = await gateway.execute<{ fairs: Found }>(FAIRS, { filter, ...args });
  return { ...data.fairs, calls };
}

beforeAll(async () => {
  origin = await startOrigin();
  gateway = createTestGateway(origin.url);
});
afterAll(async () => {
  await gateway.close();
  await origin.stop();
});

test('a cold start answers at once, says so, and reads each hall once', async () => {
  expect(await search()).toMatchObject({
    totalCount: 0,
    nodes: [],
    index: { readHallCount: 0, hallCount: 0, isComplete: false },
  });
  await expect.poll(async () => (await search()).index.isComplete, POLL).toBe(true);
  const { index, calls, totalCount } = await search();
  expect(calls).toEqual([]);
  expect(totalCount).toBeGreaterThan(100);
  const reads = await origin.calls(HALL_FAIRS);
  expect(reads).toHaveLength(index.hallCount);
  expect(new Set(reads.map(({ path }) => path)).size).toBe(index.hallCount);
}, 240_000);

describe('a search', () => {
  test('is sorted, paged without gaps, and counted by day', async () => {
    const [one, two] = await Promise.all([search({}, { first: 50 }), search({}, { first: 50, page: 2 })]);
    const days = [...one.nodes, ...two.nodes].map(({ heldOn }) => heldOn);
    expect(days).toEqual(days.toSorted());
    expect((await search({}, { first: 100 })).nodes).toEqual([...one.nodes, ...two.nodes]);
    expect(one.dayCounts.reduce((sum, { count }) => sum + count, 0)).toBe(one.totalCount);
  });

  test('names the first two fairs of each day, by starting time', async () => {
    const { nodes, dayCounts } = await search();
    for (const { count, firstFairs } of dayCounts) expect(firstFairs).toHaveLength(Math.min(count, 2));
    const first = nodes.slice(0, 2).map(({ heldOn, holdTimes }) => ({ heldOn, holdTimes }));
    expect(dayCounts[0]?.firstFairs).toEqual(first);
    const days = dayCounts.map(({ date }) => date);
    expect(dayCounts.map(({ firstFairs: [fair] }) => fair?.heldOn)).toEqual(days);
    expect(days).toEqual(days.toSorted());
  });

  test('meets every condition', async () => {
    const { nodes: off } = await search({ daysOffOnly: true });
    for (const { heldOn, day } of off)
      expect([0, 6].includes(new Date(heldOn).getUTCDay()) || day.holidayName !== null).toBe(true);
    const { nodes: lucky, totalCount } = await search({ rokuyo: ['TAIAN'], reservableOnly: true });
    expect(totalCount).toBeGreaterThan(0);
    expect(new Set(lucky.map(({ day }) => day.rokuyo))).toEqual(new Set(['TAIAN']));
    expect(lucky.every(({ isReservable }) => isReservable)).toBe(true);
    const { nodes: open, totalCount: openCount } = await search({ exceptClosed: true }, { first: 100 });
    expect(open.every(({ isReservable }) => isReservable)).toBe(true);
    expect(openCount).toBe((await search({ reservableOnly: true })).totalCount);
    expect(openCount).toBeLessThan((await search()).totalCount);
    const { nodes: short } = await search({ maxDurationMinutes: 120, contents: ['TASTING'] });
    for (const { durationMinutes, contents } of short) {
      expect(durationMinutes).toBeLessThanOrEqual(120);
      expect(contents).toContain('TASTING');
    }
    const { nodes: evening } = await search({ startsFrom: '17:00' });
    expect(evening.length).toBeGreaterThan(0);
    for (const { holdTimes } of evening) expect(holdTimes.some((time) => time >= '17:00')).toBe(true);
    const { nodes: online } = await search({ isOnline: true });
    expect(online.length).toBeGreaterThan(0);
    expect(online.every(({ isOnline }) => isOnline)).toBe(true);
  });

  test('counts by place without the place, and finds as many there', async () => {
    const { prefectureCounts } = await search({ prefectureSlug: 'tokyo', daysOffOnly: true });
    expect(prefectureCounts.length).toBeGreaterThan(5);
    const tokyo = prefectureCounts.find(({ prefecture }) => prefecture.slug === 'tokyo');
    const found = await search({ prefectureSlug: 'tokyo', daysOffOnly: true });
    expect(found.totalCount).toBe(tokyo?.count);
    expect(new Set(found.nodes.map(({ hall }) => hall.location.prefecture?.slug))).toEqual(
      new Set(['tokyo']),
    );
    const [day] = found.dayCounts;
    expect((await search({ prefectureSlug: 'tokyo', from: day?.date, to: day?.date })).nodes[0]?.heldOn).toBe(
      day?.date,
    );
  });

  test.each(['station_id', 'prefecture_slug', 'area_slug', 'location'])(
    'finds the fairs of other halls where one hall has an invalid %s',
    async (field) => {
      await using fields = await startFieldFaultProxy(origin.url);
      fields.break({ path: /^\/api\/halls\/\?/, field: ['halls', 0, field], kind: () => ['invalid'] });
      const broken = createTestGateway(fields.url);
      const find = async (filter: object) => {
        const { data, errors } = await broken.execute<{ fairs: Found }>(FAIRS, { filter });
        // The fields of the hall itself.
        return { data, errors: errors.filter(({ path }) => !path?.startsWith('fairs.nodes.')) };
      };
      const readCount = async () => (await find({})).data.fairs.index.readHallCount;
      await expect.poll(readCount, { timeout: 30_000, interval: 1_000 }).toBeGreaterThan(10);
      expect(fields.applied).toBeGreaterThan(0);
      const all = await find({});
      expect(all.errors).toEqual([]);
      expect(all.data.fairs.totalCount).toBeGreaterThan(0);
      const [{ prefecture } = { prefecture: { slug: '' } }] = all.data.fairs.prefectureCounts;
      const { errors, data } = await find({ prefectureSlug: prefecture.slug });
      expect(errors).toEqual([]);
      expect(data.fairs.totalCount).toBeGreaterThan(0);
      expect((await find({ stationRawId: '1', areaSlug: 'kanto' })).errors).toEqual([]);
      await broken.close();
    },
    60_000,
  );

  test('refuses days in the wrong order', async () => {
    const { errors } = await gateway.execute(FAIRS, { filter: { from: '2027-02-01', to: '2027-01-01' } });
    expect(errors).toMatchObject([{ code: 'BAD_USER_INPUT' }]);
  });
});

test('plans for a day do not overlap, and a hall without fairs has those of similar halls', async () => {
  const PLANS = `{ fairDayPlans(filter: { prefectureSlug: "tokyo" }) { distanceKm travelMinutes
    first { startsAt fair { heldOn durationMinutes isReservable holdTimes hall { rawId } } }
    second { startsAt fair { heldOn isReservable holdTimes hall { rawId } } } } }`;
  interface Visit {
    startsAt: string;
    fair: {
      heldOn: string;
      durationMinutes: number;
      isReservable: boolean;
      holdTimes: string[];
      hall: { rawId: string };
    };
  }
  interface Plan {
    distanceKm: number;
    travelMinutes: number;
    first: Visit;
    second: Visit;
  }
  const { data, calls } = await gateway.execute<{ fairDayPlans: Plan[] }>(PLANS);
  expect(calls).toEqual([]);
  expect(data.fairDayPlans.length).toBeGreaterThan(0);
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
  for (const { first, second, travelMinutes, distanceKm } of data.fairDayPlans) {
    expect(second.fair.heldOn).toBe(first.fair.heldOn);
    expect(second.fair.hall.rawId).not.toBe(first.fair.hall.rawId);
    expect(distanceKm).toBeLessThanOrEqual(15);
    for (const { fair, startsAt } of [first, second])
      expect(fair).toMatchObject({ isReservable: true, holdTimes: expect.arrayContaining([startsAt]) });
    expect(minutes(second.startsAt)).toBeGreaterThanOrEqual(
      minutes(first.startsAt) + first.fair.durationMinutes + travelMinutes,
    );
  }
  const SIMILAR = `query ($id: String!) { hall(by: { rawId: $id }) { location { prefecture { slug } }
    nextFairOn fairs(first: 20) { totalCount nodes { heldOn isReservable } } fairsOfSimilarHalls { isReservable hall { rawId location { prefecture { slug } } } } } }`;
  interface Similar {
    hall: {
      location: { prefecture: { slug: string } };
      nextFairOn: string | null;
      fairs: { totalCount: number; nodes: { heldOn: string; isReservable: boolean }[] };
      fairsOfSimilarHalls: {
        isReservable: boolean;
        hall: { rawId: string; location: { prefecture: { slug: string } } };
      }[];
    };
  }
  const similar = async (id: string) => (await gateway.execute<Similar>(SIMILAR, { id })).data.hall;
  const without = await similar(HALL_WITHOUT_FAIRS);
  expect([without.fairs.totalCount, without.nextFairOn]).toEqual([0, null]);
  expect(without.fairsOfSimilarHalls.length).toBeGreaterThan(0);
  for (const { isReservable, hall } of without.fairsOfSimilarHalls)
    expect([isReservable, hall.location.prefecture.slug]).toEqual([true, without.location.prefecture.slug]);
  const { fairs, nextFairOn, fairsOfSimilarHalls } = await similar('1');
  expect(fairsOfSimilarHalls).toEqual([]);
  expect(nextFairOn).toBe(fairs.nodes.find(({ isReservable }) => isReservable)?.heldOn);
});

test('a fair that its hall no longer lists is distinguished from a listed one and from one that never existed', async () => {
  const ENDED = `query ($fair: String!) { hall(by: { rawId: "1" }) { fairs(first: 2) { nodes { rawId name heldOn } }
    endedFair(rawId: $fair) { rawId name heldOn isWithdrawn hall { rawId } } } }`;
  interface Ended {
    hall: { fairs: { nodes: { rawId: string; name: string; heldOn: string }[] }; endedFair: object | null };
  }
  const inHall = async (fair: string, { execute } = gateway) =>
    (await execute<Ended>(ENDED, { fair })).data.hall;
  const { fairs, endedFair } = await inHall('999999');
  const [listed, ended] = fairs.nodes;
  if (!listed || !ended) throw new Error('hall 1 has less than two fairs');
  expect(endedFair).toBeNull();
  expect((await inHall(listed.rawId)).endedFair).toBeNull();

  await origin.fault({ path: `/api/wn/halls/1/fairs/${ended.rawId}`, status: 404, body: {} });
  const isWithdrawn = ended.heldOn > dayInJapan(new Date());
  const known = { ...ended, isWithdrawn, hall: { rawId: '1' } };
  expect((await inHall(ended.rawId)).endedFair).toEqual(known);
  const withoutIndex = createTestGateway(origin.url);
  try {
    expect((await inHall(ended.rawId, withoutIndex)).endedFair).toBeNull();
  } finally {
    await withoutIndex.close();
    await origin.clearFaults();
  }
});
