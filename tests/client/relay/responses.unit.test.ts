import { describe, expect, it } from 'vitest';
import { initialPayloads, incrementalPayloads } from '#client/relay/responses.ts';

const reviews = { label: 'Page$defer$Reviews', path: ['hall'] };

describe('answers in Relay’s terms', () => {
  it('are final when nothing follows', () => {
    expect(initialPayloads({ data: { hall: null } })).toMatchObject({
      data: { hall: null },
      extensions: { is_final: true },
    });
  });

  it('hand over merged parts one by one while others are still to come', () => {
    const data = { hall: { id: '1', reviews: [] } };
    expect(initialPayloads({ data, hasNext: true, extensions: { merged: [reviews] } })).toMatchObject([
      { data, extensions: { is_final: false } },
      { data: data.hall, ...reviews },
    ]);
  });

  it('find merged parts inside lists', () => {
    const data = { halls: [{ id: '1' }, { id: '2', cost: 3 }] };
    const merged = [{ label: 'L', path: ['halls', 1] }];
    expect(initialPayloads({ data, hasNext: true, extensions: { merged } })).toMatchObject([
      {},
      { data: { id: '2', cost: 3 } },
    ]);
  });

  it('tell a part which of its fields failed, from the part on, whether it came in time or late', () => {
    const errors = [
      { message: 'a', path: ['hall', 'reviews'] },
      { message: 'b', path: ['ranking'] },
    ];
    const data = { hall: { reviews: null } };
    const own = [{ message: 'a', path: ['reviews'] }];
    expect(initialPayloads({ data, errors, extensions: { merged: [reviews] } })).toMatchObject([
      { errors },
      { data: data.hall, errors: own },
    ]);
    expect(
      incrementalPayloads({ incremental: [{ ...reviews, data: data.hall, errors }], hasNext: false }),
    ).toMatchObject([{ errors: own }]);
  });

  it('mark the last late part as final', () => {
    const parts = [
      { ...reviews, data: { a: 1 } },
      { label: 'M', path: [], data: { b: 2 } },
    ];
    expect(
      incrementalPayloads({ incremental: parts, hasNext: false }).map((part) => part.extensions),
    ).toEqual([{ is_final: false }, { is_final: true }]);
    expect(incrementalPayloads({ hasNext: false })).toEqual([]);
  });

  it('keep errors, and say so when there is neither data nor error', () => {
    const errors = [{ message: 'no', path: ['hall'], extensions: { code: 'UPSTREAM_TIMEOUT' } }];
    expect(initialPayloads({ data: { hall: null }, errors })).toMatchObject({ errors });
    expect(initialPayloads({})).toMatchObject({ errors: [{ message: 'no data' }] });
  });
});
