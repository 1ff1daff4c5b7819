/** The shipped map, the coast behind sketches, and pins that never overlap. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clusterPoints } from '#client/ui/place/clusterPoints.ts';
import { boundsOf, MAP_HEIGHT, MAP_WIDTH, projectMap } from '#client/ui/place/mapProjection.ts';

const file = readFileSync(new URL('../../../client/assets/prefectures.json', import.meta.url));

it('the shipped map names each of the 47 prefectures once, on its land, in at most 70 kB gzip', () => {
  const { features } = JSON.parse(file.toString()) as {
    features: {
      properties: { name?: string };
      geometry: { type: string; coordinates: number[] | number[][][][] };
    }[];
  };
  const named = features.filter(({ properties }) => properties.name !== undefined);
  expect(named.every(({ geometry }) => geometry.type === 'Point')).toBe(true);
  const names = named.map(({ properties }) => properties.name ?? '');
  expect(names).toHaveLength(47);
  expect(new Set(names).size).toBe(47);
  expect(names.every((name) => /[都道府県]$/.test(name))).toBe(true);
  expect(gzipSync(file, { level: 9 }).length).toBeLessThan(70_000);
  const [longitude, latitude] =
    named.find(({ properties }) => properties.name === '沖縄県')?.geometry.coordinates ?? [];
  // The main island.
  expect(longitude).toBeCloseTo(128.1, 0);
  expect(latitude).toBeCloseTo(26.6, 0);
});

const point = (latitude: number, longitude: number) => ({
  key: `${latitude},${longitude}`,
  name: '',
  kind: 'hall' as const,
  latitude,
  longitude,
});

it('the coast behind a sketch is the part that the sketch shows', () => {
  const [sapporo, naha] = [point(43.06, 141.35), point(26.21, 127.68)];
  const { project, landViewBox } = projectMap([sapporo, naha]);
  const [west = 0, north = 0, width = 0, height = 0] = (landViewBox ?? '').split(',').map(Number);
  for (const { latitude, longitude } of [sapporo, naha]) {
    const { x, y } = project(point(latitude, longitude));
    // Both are rounded.
    expect(Math.abs(((longitude * 1000 - west) / width) * MAP_WIDTH - x)).toBeLessThan(1);
    expect(Math.abs(((-latitude * 1000 - north) / height) * MAP_HEIGHT - y)).toBeLessThan(1);
  }
  const picture = readFileSync(new URL('../../../client/assets/land.svg', import.meta.url));
  expect(gzipSync(picture, { level: 9 }).length).toBeLessThan(35_000);
});

it('a sketch of a few kilometres or of places abroad has no coast', () => {
  const aoyama = point(35.67, 139.72);
  expect(projectMap([aoyama]).landViewBox).toBeNull();
  expect(projectMap([aoyama, point(35.65, 139.8)]).landViewBox).toBeNull();
  expect(projectMap([aoyama, point(35.1, 139.1)]).landViewBox).not.toBeNull();
  expect(projectMap([point(21.3, -157.9), point(20.8, -156.3)]).landViewBox).toBeNull();
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
