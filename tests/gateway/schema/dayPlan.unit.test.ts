import { expect, test } from 'vitest';
import { distanceKm, planDay } from '#gateway/domains/fair/dayPlan.ts';

type Fairs = Parameters<typeof planDay>[0];

/** Fairs in Tokyo: id of the hall, longitude, starting times, duration. One degree of longitude is 90 km. */
function fairs(...rows: (readonly [string, number, readonly string[], number | null])[]): Fairs {
  return rows.map(([id, lng, times, duration]) => {
    const hall = { id } as Fairs[number]['hall'];
    const place = { lat: 35.68, lng, prefectureSlug: 'tokyo' } as Fairs[number]['place'];
    const row = { id: `fair-${id}` } as Fairs[number]['row'];
    const unused = { contents: [], isDayOff: true, rokuyo: null, closesAt: null };
    return { row, hall, place, day: '2026-12-05', times, durationMinutes: duration, ...unused };
  });
}

const plansOf = (found: Fairs) =>
  planDay(found).map(({ first, second }) =>
    [first, second].map(({ fair, startsAt }) => `${fair.hall.id} ${startsAt}`),
  );

test('two fairs follow each other with time for the way, and the shortest wait', () => {
  // 15 minutes and 3 for each of 9 km: 45 minutes after 12:00.
  const near = fairs(['a', 139.7, ['10:00'], 120], ['b', 139.8, ['12:30', '12:45', '15:00'], 120]);
  expect(plansOf(near)).toEqual([['a 10:00', 'b 12:45']]);
  expect(planDay(near)[0]).toMatchObject({ travelMinutes: 45 });
});

test('fairs that overlap, are far away, of one hall or of unknown duration are no plan', () => {
  const first = ['a', 139.7, ['10:00'], 120] as const;
  expect(plansOf(fairs(first, ['b', 139.7, ['11:00'], 120]))).toEqual([]);
  expect(plansOf(fairs(first, ['b', 140.1, ['17:00'], 120]))).toEqual([]);
  expect(plansOf(fairs(first, ['a', 139.7, ['17:00'], 120]))).toEqual([]);
  expect(plansOf(fairs(first, ['b', 139.7, ['17:00'], null]))).toEqual([]);
});

test('shortest ways come first, and a hall is in one plan only', () => {
  const found = fairs(
    ['a', 139.7, ['10:00'], 60],
    ['b', 139.71, ['13:00'], 60],
    ['c', 139.73, ['13:00'], 60],
    ['d', 139.75, ['10:00'], 60],
  );
  expect(plansOf(found)).toEqual([
    ['a 10:00', 'b 13:00'],
    ['d 10:00', 'c 13:00'],
  ]);
});

test('distance of Tokyo and Yokohama stations; null where a place is unknown', () => {
  expect(distanceKm({ lat: 35.6812, lng: 139.7671 }, { lat: 35.4659, lng: 139.6223 })).toBeCloseTo(27.3, 0);
  expect(distanceKm({ lat: null, lng: 139 }, { lat: 35, lng: 139 })).toBeNull();
});
