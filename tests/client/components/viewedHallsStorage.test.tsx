import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import {
  recordViewedHall,
  useViewedHalls,
  mergeViewedHalls,
} from '#client/components/hall/viewedHallsStorage.ts';

const facts = (name: string) => ({
  href: `/halls/${name}`,
  name,
  photos: [{ url: '/a' }, { url: '/b' }],
  rating: null,
  ratingCount: 0,
  cost: null,
});
const record = (id: string, viewedAt: string) => recordViewedHall({ id, viewedAt, facts: facts(id) });
const local = () => renderHook(() => useViewedHalls()).result.current;
const at = (minute: number) => `2026-11-21T12:${String(minute).padStart(2, '0')}:00Z`;

beforeEach(() => localStorage.clear());

it('moves a viewed hall to the front', () => {
  record('A', at(1));
  record('B', at(2));
  record('A', at(3));
  expect(local().map(({ id, viewedAt }) => [id, viewedAt])).toEqual([
    ['A', at(3)],
    ['B', at(2)],
  ]);
  expect(local()[0]?.facts.photos).toEqual([{ url: '/a' }]);
});

it('lists halls of this device first, then those of the gateway, without duplicates', () => {
  record('A', at(1));
  record('B', at(2));
  const remote = [
    { id: 'C', viewedAt: at(0), node: { name: 'C' } },
    { id: 'A', viewedAt: at(1), node: { name: 'A' } },
  ];
  expect(mergeViewedHalls(local(), remote)).toMatchObject([
    { id: 'B', viewedAt: at(2), node: null, facts: { name: 'B' } },
    { id: 'A', viewedAt: at(1), node: { name: 'A' } },
    { id: 'C', viewedAt: at(0), node: { name: 'C' } },
  ]);
});

it('keeps twelve halls, and ignores malformed storage', () => {
  for (let number = 0; number < 20; number += 1) record(`H${number}`, at(number));
  expect(local()).toHaveLength(12);
  for (const text of [
    '{',
    '"x"',
    '[1, null, {"id": "A"}]',
    '[{"id":"A","viewedAt":"x","facts":{"name":"A"}}]',
  ]) {
    localStorage.setItem('musubi.viewed', text);
    expect(local()).toEqual([]);
  }
});
