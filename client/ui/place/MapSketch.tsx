import styles from './MapSketch.module.css';

/** Something on the sketch, in degrees. */
export type MapPoint = {
  key: string;
  name: string;
  latitude: number;
  longitude: number;
  href?: string;
  kind: 'hall' | 'station' | 'here';
  /** A word beside the name in the list: 「徒歩5分」「285万円」. */
  note?: string | null;
};

const WIDTH = 640;
const HEIGHT = 420;
const MARGIN = 48;
/** Least span in degrees of latitude (some 500 m), so that a single hall is not shown on a pin's head. */
const LEAST_SPAN = 0.005;

/** A point's place on the sketch. North is up; degrees of longitude are shortened by the latitude. */
function project(points: readonly MapPoint[]): (point: MapPoint) => { x: number; y: number } {
  const latitudes = points.map((point) => point.latitude);
  const middle = (Math.min(...latitudes) + Math.max(...latitudes)) / 2;
  const shrink = Math.cos((middle * Math.PI) / 180);
  const easts = points.map((point) => point.longitude * shrink);
  const centre = (Math.min(...easts) + Math.max(...easts)) / 2;
  const high = Math.max(LEAST_SPAN, Math.max(...latitudes) - Math.min(...latitudes));
  const wide = Math.max(LEAST_SPAN, Math.max(...easts) - Math.min(...easts));
  const scale = Math.min((WIDTH - 2 * MARGIN) / wide, (HEIGHT - 2 * MARGIN) / high);
  return ({ latitude, longitude }) => ({
    x: Math.round(WIDTH / 2 + (longitude * shrink - centre) * scale),
    y: Math.round(HEIGHT / 2 - (latitude - middle) * scale),
  });
}

type MapSketchProps = {
  points: readonly MapPoint[];
  /** What the sketch shows. */
  label: string;
  /** A map service with the same place, where people find their way. */
  outside?: { href: string; label: string };
};

/** A sketch of where halls and stations lie to each other, without map tiles; the list says the same in words. */
export function MapSketch({ points, label, outside }: MapSketchProps) {
  if (points.length === 0) return null;
  const place = project(points);
  const numbered = points.filter((point) => point.kind !== 'station');
  const stations = points.filter((point) => point.kind === 'station');
  return (
    <div className={styles.map}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className={styles.sketch}
        role="img"
        aria-label={`${label}の略図`}
      >
        {stations.length > 1 && (
          <polyline
            className={styles.line}
            points={stations
              .map(place)
              .toSorted((a, b) => a.x - b.x)
              .map(({ x, y }) => `${x},${y}`)
              .join(' ')}
          />
        )}
        {stations.map((point) => {
          const { x, y } = place(point);
          return (
            <g key={point.key} className={styles.station}>
              <rect x={x - 6} y={y - 6} width="12" height="12" />
              <text x={x} y={y + 24}>
                {point.name}
              </text>
            </g>
          );
        })}
        {numbered.map((point, i) => {
          const { x, y } = place(point);
          return (
            <g key={point.key} className={point.kind === 'here' ? styles.here : styles.hall}>
              <circle cx={x} cy={y} r={point.kind === 'here' ? 17 : 14} />
              <text x={x} y={y + 5}>
                {i + 1}
              </text>
            </g>
          );
        })}
        <text className={styles.north} x={WIDTH - 24} y="32">
          北
        </text>
        <path className={styles.arrow} d={`M${WIDTH - 24} 64V42m-5 7 5-8 5 8`} />
      </svg>
      <ol className={styles.list}>
        {numbered.map((point) => (
          <li key={point.key}>
            {point.href && point.kind !== 'here' ? (
              <a href={point.href}>{point.name}</a>
            ) : (
              <b>{point.name}</b>
            )}
            {point.note && <span>{point.note}</span>}
          </li>
        ))}
      </ol>
      {outside && (
        <a className={styles.outside} href={outside.href} target="_blank" rel="noopener">
          {outside.label}
          <span className="unseen">（新しいタブで開きます）</span>
        </a>
      )}
    </div>
  );
}
