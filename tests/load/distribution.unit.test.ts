import { expect, it } from 'vitest';
import { seededRandom } from '#tests/harness/random.ts';
import { drawVisit, publicAddresses, VISIT_KINDS } from './distribution.ts';

it('draws search 35 %, hall 30 %, article 20 %, personal 15 %, the same in each run', () => {
  const draw = (): { kind: string; path: string }[] => {
    const random = seededRandom(1);
    return Array.from({ length: 20_000 }, () => drawVisit(random));
  };
  const visits = draw();
  const shares = VISIT_KINDS.map((kind) => visits.filter((visit) => visit.kind === kind).length / 200);
  expect(shares.map(Math.round)).toEqual([35, 30, 20, 15]);
  expect(draw()).toEqual(visits);
});

it('draws popular places often, and only addresses that are listed', () => {
  const random = seededRandom(2);
  const drawn = Array.from({ length: 5_000 }, () => drawVisit(random))
    .filter(({ kind }) => kind !== 'personal')
    .map(({ path }) => path);
  const known = new Set(publicAddresses());
  expect(drawn.filter((path) => !known.has(path))).toEqual([]);
  const timesOf = (path: string): number => drawn.filter((each) => each === path).length;
  expect(timesOf('/halls/1')).toBeGreaterThan(10 * timesOf('/halls/150'));
  expect(publicAddresses(3)).toEqual(expect.arrayContaining(['/halls/3', '/magazine/103']));
  expect(publicAddresses(3)).not.toContain('/halls/4');
});
