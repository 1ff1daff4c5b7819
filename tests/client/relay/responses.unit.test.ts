import { describe, expect, it } from 'vitest';
import { initialPayloads, incrementalPayloads } from '#client/relay/responses.ts';

const reviews = { label: 'Page$defer$Reviews', path: ['hall'] };

describe('Relay payloads', () => {
  it('are final when nothing follows', () => {
    expect(initialPayloads({ data: { hall: null } })).toMatchObject([
      { data: { hall: null }, extensions: { is_final: true } },
    ]);
  });

  it('list merged fragments separately while others are pending', () => {
    const data = { hall: { id: '1', reviews: [] } };
    expect(initialPayloads({ data, hasNext: true, extensions: { merged: [reviews] } })).toMatchObject([
      { data, extensions: { is_final: false } },
      { data: data.hall, ...reviews },
    ]);
  });

  it('find merged fragments inside lists', () => {
    const data = { halls: [{ id: '1' }, { id: '2', cost: 3 }] };
    const merged = [{ label: 'L', path: ['halls', 1] }];
    expect(initialPayloads({ data, hasNext: true, extensions: { merged } })).toMatchObject([
      {},
      { data: { id: '2', cost: 3 } },
    ]);
  });

  it('have error paths relative to the fragment, merged or incremental', () => {
    const errors = [
      { message: 'a', path: ['hall', 'reviews'] },
      { message: 'b', path: ['ranking'] },
    ];
    const data = { hall: { reviews: null } };
    const relativeErrors = [{ message: 'a', path: ['reviews'] }];
    expect(initialPayloads({ data, errors, extensions: { merged: [reviews] } })).toMatchObject([
      { errors },
      { data: data.hall, errors: relativeErrors },
    ]);
    expect(
      incrementalPayloads({ incremental: [{ ...reviews, data: data.hall, errors }], hasNext: false }),
    ).toMatchObject([{ errors: relativeErrors }]);
  });

  it('mark the last incremental fragment as final', () => {
    const parts = [
      { ...reviews, data: { a: 1 } },
      { label: 'M', path: [], data: { b: 2 } },
    ];
    expect(
      incrementalPayloads({ incremental: parts, hasNext: false }).map((part) => part.extensions),
    ).toEqual([{ is_final: false }, { is_final: true }]);
    expect(incrementalPayloads({ hasNext: false })).toEqual([]);
  });

  it('keep errors, and have one when there is no data', () => {
    const errors = [{ message: 'no', path: ['hall'], extensions: { code: 'UPSTREAM_TIMEOUT' } }];
    expect(initialPayloads({ data: { hall: null }, errors })).toMatchObject([{ errors }]);
    expect(initialPayloads({})).toMatchObject([{ errors: [{ message: 'no data' }] }]);
  });
});
