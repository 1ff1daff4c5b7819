import { HEIGHT, type MapPoint, sketch, WIDTH } from './sketch.ts';
import styles from './MapSketch.module.css';

type MapSketchProps = {
  points: readonly MapPoint[];
  /** What the sketch shows: 「青山周辺の式場」. */
  label: string;
  /** A map service with the same place, where people find their way. */
  outside?: { href: string; label: string };
};

/** Ten minutes on foot at the 80 m a minute that Japanese advertisements reckon with. */
const WALK_METRES = 800;
/** A smaller circle would hide behind the hall it belongs to. */
const LEAST_RADIUS = 30;

/** A sketch of where halls and stations lie to each other, without map tiles; the list says the same in words. */
export function MapSketch({ points, label, outside }: MapSketchProps) {
  if (points.length === 0) return null;
  const { place, bar, scale } = sketch(points);
  const numbered = points.filter((point) => point.kind !== 'station');
  const here = points.find((point) => point.kind === 'here');
  const radius = Math.round(WALK_METRES * scale);
  const ring = here && radius > LEAST_RADIUS && radius < WIDTH ? { ...place(here), r: radius } : null;
  return (
    <figure className={styles.map} aria-label={label}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles.sketch} aria-hidden="true">
        {ring && (
          <g className={styles.ring}>
            <circle cx={ring.x} cy={ring.y} r={ring.r} />
            <circle cx={ring.x} cy={ring.y} r={ring.r + 4} />
          </g>
        )}
        {points
          .filter((point) => point.kind === 'station')
          .map((point) => (
            <Station key={point.key} {...place(point)} name={point.name} />
          ))}
        {inFront(numbered).map(([point, i]) => {
          const { x, y } = place(point);
          return (
            <g key={point.key} className={point.kind === 'here' ? styles.here : styles.hall}>
              <circle cx={x} cy={y} r={point.kind === 'here' ? 18 : 15} />
              <text x={x} y={y + 6}>
                {i + 1}
              </text>
            </g>
          );
        })}
        <g className={styles.key}>
          <path d={`M${WIDTH - 28} 62V36m-6 9 6-9 6 9`} />
          <text x={WIDTH - 28} y="28">
            北
          </text>
          <path d={`M24 ${HEIGHT - 30}v8h${bar.length}v-8`} />
          <text x={24 + bar.length / 2} y={HEIGHT - 34}>
            {bar.label}
          </text>
        </g>
      </svg>
      <figcaption className={styles.words}>
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
        {ring && <p className={styles.note}>円は徒歩10分（800m）の目安です。</p>}
        {outside && (
          <a className={styles.outside} href={outside.href} target="_blank" rel="noopener">
            {outside.label}
            <span className="unseen">（新しいタブで開きます）</span>
          </a>
        )}
      </figcaption>
    </figure>
  );
}

/** Points with their numbers, the first over the later ones; the one the page is about is drawn over all. */
function inFront(points: readonly MapPoint[]): readonly [MapPoint, number][] {
  return points
    .map((point, i): [MapPoint, number] => [point, i])
    .toReversed()
    .toSorted(([one], [other]) => Number(one.kind === 'here') - Number(other.kind === 'here'));
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
