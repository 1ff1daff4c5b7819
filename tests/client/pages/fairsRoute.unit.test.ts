import { describe, expect, it } from 'vitest';
import { fairsOutcome } from '#client/pages/Fairs/fairsRoute.ts';
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
