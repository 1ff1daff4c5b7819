import { describe, expect, it } from 'vitest';
import { fairsOutcome, readFairsView } from '#client/pages/Fairs/fairsRoute.ts';
import { hallFairsVariables, readHallFairsView } from '#client/pages/HallFairs/hallFairsRoute.ts';
import { parseAddress } from '#client/router/address.ts';

const at = (url: string, nodes: readonly unknown[], isComplete: boolean) =>
  fairsOutcome(
    { hallSearchOptions: null, fairs: { nodes, index: { isComplete } } },
    { address: parseAddress(url), params: {} },
  );

describe('the list of all fairs', () => {
  it('has no page after its last', () => {
    expect(at('/fairs?page=9', [], true)).toEqual({ kind: 'missing' });
    expect(at('/fairs?page=9', [{}], true)).toEqual({ kind: 'found', isPartial: false });
  });

  it('is of a known place', () => {
    const places = { areas: [{ slug: 'kanto', name: '関東' }], prefectures: null };
    const of = (area: string) =>
      fairsOutcome(
        { hallSearchOptions: places, fairs: { nodes: [], index: { isComplete: true } } },
        { address: parseAddress(`/fairs/area/${area}`), params: { area } },
      ).kind;
    expect([of('kanto'), of('atlantis')]).toEqual(['found', 'missing']);
  });

  it('may be empty, and may still grow', () => {
    expect(at('/fairs?rokuyo=taian', [], true)).toEqual({ kind: 'found', isPartial: false });
    expect(at('/fairs?page=9', [], false)).toEqual({ kind: 'found', isPartial: true });
  });
});

it.each([
  ['2028-02-29', '2028-02-29'],
  ['2027-02-29', null],
  ['2026-11-31', null],
  ['2026-13-01', null],
  ['2026-00-10', null],
  ['2026-11-00', null],
  ['2026-1-1', null],
  ['1926-11-30', null],
  ['2026-11-30T00:00', null],
])('of the day %s lists of fairs read %s', (typed, day) => {
  const address = parseAddress(`/fairs?day=${typed}`);
  expect(readFairsView(address, {}).day).toBe(day);
  expect(readHallFairsView(address).day).toBe(day);
  const context = { address, params: { rawId: '1' } };
  expect(hallFairsVariables(context).month).toBe(day && day.slice(0, 7));
});
