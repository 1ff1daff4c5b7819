import type { ReactNode } from 'react';
import land from '../../assets/land.svg';
import { cx } from '../base/cx.ts';
import { clusterPoints, type Cluster } from './clusterPoints.ts';
import { MAP_HEIGHT, type MapPoint, projectMap, MAP_WIDTH } from './mapProjection.ts';
import styles from './MapSketch.module.css';

type MapSketchProps = {
  points: readonly MapPoint[];
  /** 「青山周辺の式場」 */
  label: string;
  /** Link to a map service. */
  externalMap?: { href: string; label: string };
  /** Map that covers the sketch as soon as it is drawn. */
  live?: ReactNode;
  /** Key of the point whose pin or card is pointed at. */
  active?: string | null;
  onActive?: (key: string | null) => void;
};

/** A ten-minute walk at 80 m a minute, the convention of Japanese advertising. */
const WALK_METRES = 800;
/** Smaller circles would be hidden by the hall's marker. */
const MIN_RADIUS = 30;

/** Pins closer than this, in SVG units, are one pin. Phones show pins larger, so it is more than their width here. */
const PIN_DISTANCE = 74;
const GROUP_WIDTH = 78;

/** A schematic map of halls and stations without map tiles, on wide maps with the coast, and the halls as a list. */
export function MapSketch({ points, label, externalMap, live, active, onActive }: MapSketchProps) {
  if (points.length === 0) return null;
  const { project, scaleBar, scale, landViewBox } = projectMap(points);
  const numbered = points.filter((point) => point.kind !== 'station');
  const here = points.find((point) => point.kind === 'here');
  const radius = Math.round(WALK_METRES * scale);
  const ring = here && radius > MIN_RADIUS && radius < MAP_WIDTH / 2 ? { ...project(here), r: radius } : null;
  return (
    <figure className={styles.map} aria-label={label}>
      <div className={cx(styles.picture, Boolean(live) && styles.large)}>
        {landViewBox && (
          <img
            src={`${land}#svgView(viewBox(${landViewBox});preserveAspectRatio(none))`}
            alt=""
            loading="lazy"
            width={MAP_WIDTH}
            height={MAP_HEIGHT}
            className={styles.land}
          />
        )}
        <svg viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`} className={styles.sketch} aria-hidden="true">
          {ring && (
            <g className={styles.ring}>
              <circle cx={ring.x} cy={ring.y} r={ring.r} />
              <circle cx={ring.x} cy={ring.y} r={ring.r + 4} />
            </g>
          )}
          {points
            .filter((point) => point.kind === 'station')
            .map((point) => (
              <Station key={point.key} {...project(point)} name={point.name} />
            ))}
          {pinsOf(numbered, project).map(({ x, y, pins }) => (
            <Pin key={pins[0]?.point.key} x={x} y={y} pins={pins} />
          ))}
          <g className={styles.key}>
            <path d={`M${MAP_WIDTH - 28} 62V36m-6 9 6-9 6 9`} />
            <text x={MAP_WIDTH - 28} y="28">
              北
            </text>
            <path d={`M24 ${MAP_HEIGHT - 30}v8h${scaleBar.length}v-8`} />
            <text x={24 + scaleBar.length / 2} y={MAP_HEIGHT - 34}>
              {scaleBar.label}
            </text>
          </g>
        </svg>
        {live}
      </div>
      <figcaption className={styles.content}>
        <ol className={`display-font ${styles.list}`}>
          {numbered.map((point) => (
            <li key={point.key} className={cx(point.key === active && styles.active)}>
              {point.href && point.kind !== 'here' ? (
                <a
                  href={point.href}
                  onPointerEnter={() => onActive?.(point.key)}
                  onPointerLeave={() => onActive?.(null)}
                  onFocus={() => onActive?.(point.key)}
                  onBlur={() => onActive?.(null)}
                >
                  {point.name}
                </a>
              ) : (
                <b>{point.name}</b>
              )}
              {point.note && <span>{point.note}</span>}
            </li>
          ))}
        </ol>
        {ring && <p className={styles.note}>円は徒歩10分（800m）の目安です。</p>}
        {landViewBox && <p className={styles.note}>海岸線：Natural Earth（およそ1kmの精度）</p>}
        {externalMap && (
          <a className={styles.outside} href={externalMap.href} target="_blank" rel="noopener" data-screen>
            {externalMap.label}
            <span className="visually-hidden">（新しいタブで開きます）</span>
          </a>
        )}
      </figcaption>
    </figure>
  );
}

interface NumberedPoint {
  readonly x: number;
  readonly y: number;
  /** In the list. */
  readonly number: number;
  readonly point: MapPoint;
}

/** Numbered points, those that would overlap in one pin; the current hall above the others. */
function pinsOf(
  points: readonly MapPoint[],
  project: (point: MapPoint) => { x: number; y: number },
): Cluster<NumberedPoint>[] {
  const pins = points.map((point, i): NumberedPoint => ({ ...project(point), number: i + 1, point }));
  return clusterPoints(pins, PIN_DISTANCE).toSorted(
    (one, other) => Number(isHere(one)) - Number(isHere(other)),
  );
}

const isHere = ({ pins }: { readonly pins: readonly NumberedPoint[] }) =>
  pins.some(({ point }) => point.kind === 'here');

/** A circle with its number, or what stands together: 「2・5」, 「4会場」. */
function Pin(cluster: Cluster<NumberedPoint>) {
  const { x, y, pins } = cluster;
  const numbers = pins.map(({ number }) => number).toSorted((one, other) => one - other);
  const isAlone = pins.length === 1;
  const here = isHere(cluster);
  return (
    <g className={cx(here ? styles.here : styles.hall, !isAlone && styles.group)}>
      {isAlone ? (
        <circle cx={x} cy={y} r={here ? 18 : 15} />
      ) : (
        <rect x={x - GROUP_WIDTH / 2} y={y - 15} width={GROUP_WIDTH} height="30" rx="15" />
      )}
      <text x={x} y={y + 6}>
        {numbers.length > 2 ? `${numbers.length}会場` : numbers.join('・')}
      </text>
    </g>
  );
}

function Station({ x, y, name }: { x: number; y: number; name: string }) {
  return (
    <g className={styles.station}>
      <rect x={x - 6} y={y - 6} width="12" height="12" />
      <text x={x} y={y + 27}>
        {name}
      </text>
    </g>
  );
}
