/** The shipped map, and pins that never overlap. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clusterPoints } from '#client/ui/place/clusterPoints.ts';
import { boundsOf } from '#client/ui/place/mapProjection.ts';

const file = readFileSync(new URL('../../../client/assets/prefectures.json', import.meta.url));

it('the shipped map has the 47 prefectures in at most 70 kB gzip', () => {
  const { features } = JSON.parse(file.toString()) as {
    features: { properties: { name: string | null }; geometry: { coordinates: number[][][][] } }[];
  };
  const names = features.flatMap(({ properties }) => properties.name ?? []);
  expect(new Set(names).size).toBe(47);
  expect(names.every((name) => /[都道府県]$/.test(name))).toBe(true);
  expect(gzipSync(file, { level: 9 }).length).toBeLessThan(70_000);
  const okinawa = features.find(({ properties }) => properties.name === '沖縄県');
  const [west, south] = okinawa?.geometry.coordinates[0]?.[0]?.[0] ?? [];
  expect(west).toBeGreaterThan(122);
  expect(south).toBeLessThan(29);
});

it('near pins are one, far ones stay alone', () => {
  const pins = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 20, y: 0 },
  ];
  expect(clusterPoints(pins, 30)).toEqual([
    { x: 10, y: 0, pins: [pins[0], pins[2]] },
    { x: 100, y: 0, pins: [pins[1]] },
  ]);
});

it('no two pins overlap, and none is lost', () => {
  const pin = fc.record({ x: fc.integer({ min: 0, max: 300 }), y: fc.integer({ min: 0, max: 300 }) });
  fc.assert(
    fc.property(fc.array(pin, { maxLength: 30 }), (pins) => {
      const clusters = clusterPoints(pins, 46);
      expect(new Set(clusters.flatMap((cluster) => cluster.pins))).toEqual(new Set(pins));
      clusters.forEach((one, i) =>
        clusters
          .slice(i + 1)
          .forEach((other) =>
            expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(46),
          ),
      );
    }),
    { numRuns: 50 },
  );
});

it('a map of halls in Japan does not reach to Hawaii', () => {
  const tokyo = { latitude: 35.7, longitude: 139.7 };
  const honolulu = { latitude: 21.3, longitude: -157.9 };
  expect(boundsOf([tokyo, honolulu])).toEqual({ west: 139.7, south: 35.7, east: 139.7, north: 35.7 });
  expect(boundsOf([honolulu])).toEqual({ west: -157.9, south: 21.3, east: -157.9, north: 21.3 });
});
