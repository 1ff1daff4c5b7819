/** In degrees. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Edges of a map, in degrees. */
export interface Bounds {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** A point of the map. */
export type MapPoint = Position & {
  key: string;
  name: string;
  href?: string;
  /** `here` is the current hall. */
  kind: 'hall' | 'station' | 'here';
  /** Beside the name in the list: 「徒歩5分」「285万円」. */
  note?: string | null;
};

/** Size in SVG units. */
export const MAP_WIDTH = 640;
export const MAP_HEIGHT = 440;
const MAP_MARGIN = 56;
const METRES_PER_DEGREE = 111_320;
/** Minimum extent of the map, for a single point. */
const MIN_SPAN_METRES = 500;
const SCALE_BAR_METRES = [100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000];

export type MapProjection = {
  project: (point: MapPoint) => { x: number; y: number };
  /** Length in SVG units and label: 「500m」. */
  scaleBar: { length: number; label: string };
  /** SVG units per metre. */
  scale: number;
  /** The `viewBox` of the same part of `land.svg`; null where its error of a kilometre would be visible. */
  landViewBox: string | null;
};

/** Width of a map on which a kilometre is a few pixels. */
const MIN_LAND_METRES = 25_000;
/** Units of `land.svg` in a degree. */
const LAND_UNITS = 1000;

/** Equirectangular projection around the points, north up. Requires at least one point. */
export function projectMap(points: readonly MapPoint[]): MapProjection {
  const ys = points.map((point) => point.latitude * METRES_PER_DEGREE);
  const centerY = (Math.min(...ys) + Math.max(...ys)) / 2;
  const metresPerLongitude = Math.cos((centerY / METRES_PER_DEGREE / 180) * Math.PI) * METRES_PER_DEGREE;
  const xs = points.map((point) => point.longitude * metresPerLongitude);
  const centerX = (Math.min(...xs) + Math.max(...xs)) / 2;
  const height = Math.max(MIN_SPAN_METRES, Math.max(...ys) - Math.min(...ys));
  const width = Math.max(MIN_SPAN_METRES, Math.max(...xs) - Math.min(...xs));
  const scale = Math.min((MAP_WIDTH - 2 * MAP_MARGIN) / width, (MAP_HEIGHT - 2 * MAP_MARGIN) / height);
  const longitudeUnits = (metres: number) => Math.round((metres / metresPerLongitude) * LAND_UNITS);
  const latitudeUnits = (metres: number) => Math.round((metres / METRES_PER_DEGREE) * LAND_UNITS);
  const [mapWidth, mapHeight] = [MAP_WIDTH / scale, MAP_HEIGHT / scale];
  const barMetres = SCALE_BAR_METRES.findLast((length) => length * scale <= MAP_WIDTH / 4) ?? 100;
  return {
    project: ({ latitude, longitude }) => ({
      x: Math.round(MAP_WIDTH / 2 + (longitude * metresPerLongitude - centerX) * scale),
      y: Math.round(MAP_HEIGHT / 2 - (latitude * METRES_PER_DEGREE - centerY) * scale),
    }),
    scaleBar: {
      length: Math.round(barMetres * scale),
      label: barMetres < 1000 ? `${barMetres}m` : `${barMetres / 1000}km`,
    },
    scale,
    landViewBox:
      mapWidth >= MIN_LAND_METRES && points.every(isInJapan)
        ? [
            longitudeUnits(centerX - mapWidth / 2),
            -latitudeUnits(centerY + mapHeight / 2),
            longitudeUnits(mapWidth),
            latitudeUnits(mapHeight),
          ].join(',')
        : null,
  };
}

/** Whether the shipped map of Japan covers a position. */
export function isInJapan({ latitude, longitude }: Position): boolean {
  return latitude > 20 && latitude < 46.5 && longitude > 122 && longitude < 154.5;
}

/** Of the positions in Japan, or of all where none is. Requires at least one. */
export function boundsOf(positions: readonly Position[]): Bounds {
  const domestic = positions.filter(isInJapan);
  const shown = domestic.length > 0 ? domestic : positions;
  const latitudes = shown.map(({ latitude }) => latitude);
  const longitudes = shown.map(({ longitude }) => longitude);
  return {
    west: Math.min(...longitudes),
    south: Math.min(...latitudes),
    east: Math.max(...longitudes),
    north: Math.max(...latitudes),
  };
}
