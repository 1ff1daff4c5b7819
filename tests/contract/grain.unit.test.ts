/** Paper grain of the seeded pictures: it changes brightness alone, and only between black and white. */
import { expect, test } from 'vitest';
import { addGrain } from '#origin/fixtures/pictures/grain.ts';

const SIZE = 300;

/** The values of a picture of one color with grain on it. */
function grained(...color: readonly [number, number, number]): number[] {
  const data = Buffer.alloc(SIZE * SIZE * 3, Buffer.from(color));
  addGrain({ data, width: SIZE, height: SIZE });
  return [...data];
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

test('black stays black, and white stays white', () => {
  expect(new Set(grained(0, 0, 0))).toEqual(new Set([0]));
  expect(new Set(grained(255, 255, 255))).toEqual(new Set([255]));
});

test('grey becomes lighter and darker by a few steps, and stays grey', () => {
  const values = grained(128, 128, 128);
  const average = mean(values);
  expect(Math.abs(average - 128)).toBeLessThan(1);
  const deviation = Math.sqrt(mean(values.map((value) => (value - average) ** 2)));
  expect(deviation).toBeGreaterThan(4);
  expect(deviation).toBeLessThan(8);
  expect(values.every((value, at) => value === values[at - (at % 3)])).toBe(true);
});

test('neighbours differ, and the tile repeats after 256 pixels', () => {
  const values = grained(128, 128, 128);
  const at = (x: number, y: number) => values[(y * SIZE + x) * 3];
  expect(new Set(Array.from({ length: 20 }, (_, x) => at(x, 7))).size).toBeGreaterThan(5);
  expect([at(256 + 9, 3), at(9, 256 + 3)]).toEqual([at(9, 3), at(9, 3)]);
});
