/** Something on a sketch, in degrees. */
export type MapPoint = {
  key: string;
  name: string;
  latitude: number;
  longitude: number;
  href?: string;
  /** `here` is what the page is about. */
  kind: 'hall' | 'station' | 'here';
  /** A word beside the name in the list: 「徒歩5分」「285万円」. */
  note?: string | null;
};

/** Size of the sketch in its own units. */
export const WIDTH = 640;
export const HEIGHT = 440;
const MARGIN = 56;
const METRES_PER_DEGREE = 111_320;
/** Least span, so that a hall alone does not stand on a pin's head. */
const LEAST_METRES = 500;
/** Lengths a scale bar may have. */
const ROUND_METRES = [100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000];

/** Where points go on the sketch, and how long its scale bar is. */
export type Sketch = {
  place: (point: MapPoint) => { x: number; y: number };
  /** The bar's length in units of the sketch, and what it stands for: 「500m」. */
  bar: { length: number; label: string };
  /** Units of the sketch per metre. */
  scale: number;
};

/** Lays points out with north up; degrees of longitude are shortened by the latitude. Needs at least one point. */
export function sketch(points: readonly MapPoint[]): Sketch {
  const norths = points.map((point) => point.latitude * METRES_PER_DEGREE);
  const north = (Math.min(...norths) + Math.max(...norths)) / 2;
  const shrink = Math.cos((north / METRES_PER_DEGREE / 180) * Math.PI) * METRES_PER_DEGREE;
  const easts = points.map((point) => point.longitude * shrink);
  const east = (Math.min(...easts) + Math.max(...easts)) / 2;
  const high = Math.max(LEAST_METRES, Math.max(...norths) - Math.min(...norths));
  const wide = Math.max(LEAST_METRES, Math.max(...easts) - Math.min(...easts));
  const scale = Math.min((WIDTH - 2 * MARGIN) / wide, (HEIGHT - 2 * MARGIN) / high);
  const metres = ROUND_METRES.findLast((length) => length * scale <= WIDTH / 4) ?? 100;
  return {
    place: ({ latitude, longitude }) => ({
      x: Math.round(WIDTH / 2 + (longitude * shrink - east) * scale),
      y: Math.round(HEIGHT / 2 - (latitude * METRES_PER_DEGREE - north) * scale),
    }),
    bar: {
      length: Math.round(metres * scale),
      label: metres < 1000 ? `${metres}m` : `${metres / 1000}km`,
    },
    scale,
  };
}
