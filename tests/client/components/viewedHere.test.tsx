import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { noteViewed, useViewedHere, withViewedHere } from '#client/components/hall/viewedHere.ts';

const facts = (name: string) => ({
  href: `/halls/${name}`,
  name,
  photos: [{ url: '/a' }, { url: '/b' }],
  rating: null,
  ratingCount: 0,
  cost: null,
});
const note = (id: string, viewedAt: string) => noteViewed({ id, viewedAt, facts: facts(id) });
const here = () => renderHook(() => useViewedHere()).result.current;
const at = (minute: number) => `2026-11-21T12:${String(minute).padStart(2, '0')}:00Z`;

beforeEach(() => localStorage.clear());

it('a hall looked at stands in front, once, with the time', () => {
  note('A', at(1));
  note('B', at(2));
  note('A', at(3));
  expect(here().map(({ id, viewedAt }) => [id, viewedAt])).toEqual([
    ['A', at(3)],
    ['B', at(2)],
  ]);
  expect(here()[0]?.facts.photos).toEqual([{ url: '/a' }]);
});

it('those of the device come first, then the others the gateway knows; none comes twice', () => {
  note('A', at(1));
  note('B', at(2));
  const told = [
    { id: 'C', viewedAt: at(0), told: { name: 'C' } },
    { id: 'A', viewedAt: at(1), told: { name: 'A' } },
  ];
  expect(withViewedHere(here(), told)).toMatchObject([
    { id: 'B', viewedAt: at(2), told: null, facts: { name: 'B' } },
    { id: 'A', viewedAt: at(1), told: { name: 'A' } },
    { id: 'C', viewedAt: at(0), told: { name: 'C' } },
  ]);
});

it('at most twelve are kept; what this version did not write is passed over', () => {
  for (let number = 0; number < 20; number += 1) note(`H${number}`, at(number));
  expect(here()).toHaveLength(12);
  for (const text of [
    '{',
    '"x"',
    '[1, null, {"id": "A"}]',
    '[{"id":"A","viewedAt":"x","facts":{"name":"A"}}]',
  ]) {
    localStorage.setItem('musubi.viewed', text);
    expect(here()).toEqual([]);
  }
});
