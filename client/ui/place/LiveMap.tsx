import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { cx } from '../base/cx.ts';
import { clusterPoints, type Cluster } from './clusterPoints.ts';
import styles from './LiveMap.module.css';
import { boundsOf, type MapPoint } from './mapProjection.ts';
import type { MapLibre } from './maplibre.ts';

interface Pin {
  readonly x: number;
  readonly y: number;
  /** Whether its label extends to the west, to stay within the map. */
  readonly isEast: boolean;
  /** In the list beside the map. */
  readonly number: number;
  readonly point: MapPoint;
}

type LiveMapProps = {
  points: readonly MapPoint[];
  /** Style of a tile provider; the shipped map without it. */
  styleUrl: string | null;
  /** Key of the point whose list entry or card is pointed at. */
  active: string | null;
  onActive: (key: string | null) => void;
  /** Cannot be drawn here: without WebGL or without its files. */
  onFail: () => void;
};

/** Pins are 32 px wide. */
const PIN_DISTANCE = 34;

/**
 * The map that moves. Its pins repeat the list beside it, which is what keyboard and screen reader use; pins that would
 * overlap are one, which a click takes apart.
 */
export function LiveMap({ points, styleUrl, active, onActive, onFail }: LiveMapProps) {
  const container = useRef<HTMLDivElement>(null);
  const map = useRef<MapLibre>(null);
  const [clusters, setClusters] = useState<readonly Cluster<Pin>[]>([]);
  const [isReady, setReady] = useState(false);
  const place = useEffectEvent(() => {
    const middle = (container.current?.clientWidth ?? 0) / 2;
    const pins = points.map((point, i): Pin => {
      const { x, y } = map.current?.project([point.longitude, point.latitude]) ?? { x: 0, y: 0 };
      return { x, y, isEast: x > middle, number: i + 1, point };
    });
    setClusters(clusterPoints(pins, PIN_DISTANCE));
  });
  const open = useEffectEvent(async (isCurrent: () => boolean) => {
    // Keeps the library out of the server's bundle.
    if (import.meta.env.SSR) return;
    try {
      if (!document.createElement('canvas').getContext('webgl2')) throw new Error('no WebGL');
      const { createMap } = await import('./maplibre.ts');
      if (!isCurrent() || !container.current) return;
      const created = createMap(container.current, { styleUrl, positions: points });
      map.current = created;
      created.on('move', place);
      created.on('resize', place);
      created.once('load', () => {
        place();
        setReady(true);
      });
      // A style that does not load; a missing tile leaves the map.
      created.on('error', () => !created.isStyleLoaded() && isCurrent() && onFail());
    } catch {
      if (isCurrent()) onFail();
    }
  });
  const listed = points.map(({ key }) => key).join(' ');
  useEffect(() => {
    let current = true;
    void open(() => current);
    return () => {
      current = false;
      map.current?.remove();
      map.current = null;
    };
  }, [styleUrl, listed]);
  const zoom = (by: number) => map.current?.zoomTo(map.current.getZoom() + by);
  return (
    <div className={cx(styles.live, !isReady && styles.loading)}>
      <div ref={container} className={styles.map} />
      <div className={styles.pins} aria-hidden="true">
        {clusters.map(({ x, y, pins }) => (
          <div
            key={pins[0]?.point.key}
            className={styles.place}
            style={{ translate: `${Math.round(x)}px ${Math.round(y)}px` }}
          >
            <ClusterPin
              pins={pins}
              active={active}
              onActive={onActive}
              onEnlarge={() => enlarge(map.current, pins)}
            />
          </div>
        ))}
      </div>
      <div className={styles.zoom}>
        <button type="button" aria-label="拡大する" onClick={() => zoom(1)}>
          ＋
        </button>
        <button type="button" aria-label="縮小する" onClick={() => zoom(-1)}>
          －
        </button>
      </div>
    </div>
  );
}

function ClusterPin(props: {
  pins: readonly Pin[];
  active: string | null;
  onActive: (key: string | null) => void;
  onEnlarge: () => void;
}) {
  const { pins, active, onActive, onEnlarge } = props;
  const [first] = pins;
  if (!first) return null;
  const isActive = pins.some(({ point }) => point.key === active);
  if (pins.length > 1)
    return (
      <button
        type="button"
        tabIndex={-1}
        className={cx(styles.cluster, isActive && styles.active)}
        onClick={onEnlarge}
      >
        {pins.length}
        <small>会場</small>
      </button>
    );
  const { point, number, isEast } = first;
  return (
    <a
      href={point.href}
      tabIndex={-1}
      className={cx(styles.pin, isEast ? styles.east : styles.west, isActive && styles.active)}
      onPointerEnter={() => onActive(point.key)}
      onPointerLeave={() => onActive(null)}
    >
      {number}
      <span className={styles.label}>
        {point.name}
        {point.note && <b>{point.note}</b>}
      </span>
    </a>
  );
}

/** Shows the pins of a cluster as large as fits. */
function enlarge(map: MapLibre | null, pins: readonly Pin[]): void {
  map?.fitBounds(boundsOf(pins.map(({ point }) => point)), { padding: 60 });
}
