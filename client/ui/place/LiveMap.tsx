import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { cx } from '../base/cx.ts';
import { clusterPoints, type Cluster } from './clusterPoints.ts';
import styles from './LiveMap.module.css';
import { boundsOf, type Bounds, type MapPoint } from './mapProjection.ts';
import type { MapLibre } from './maplibre.ts';

interface Pin {
  readonly x: number;
  readonly y: number;
  /** In the list beside the map. */
  readonly number: number;
  readonly point: MapPoint;
}

type LiveMapProps = {
  points: readonly MapPoint[];
  /** Style of a tile provider; the shipped map without it. */
  styleUrl: string | null;
  /** What it shows first; all points without it. */
  bounds?: Bounds | null;
  /** Address of a search within what the map shows, offered once it has been moved. */
  searchHref?: (bounds: Bounds) => string;
  /** Key of the point whose list entry or card is pointed at. */
  active: string | null;
  onActive: (key: string | null) => void;
  /** Called when the map cannot be drawn: without WebGL or without its files. */
  onFail: () => void;
};

/** Pins are 32 px wide, groups of them 44 px. */
const PIN_DISTANCE = 46;
/** Between the outermost pins and the edges of the map. */
const PIN_EDGE = 44;
/** A single pin is not enlarged further. */
const MAX_FIT_ZOOM = 12;

/**
 * The map that moves. Its pins repeat the list beside it, which is what keyboard and screen reader use; pins that would
 * overlap are one, which a click takes apart.
 */
export default function LiveMap(props: LiveMapProps) {
  const { points, styleUrl, bounds = null, searchHref, active, onActive, onFail } = props;
  const container = useRef<HTMLDivElement>(null);
  const map = useRef<MapLibre>(null);
  const [clusters, setClusters] = useState<readonly Cluster<Pin>[]>([]);
  const [isReady, setReady] = useState(false);
  const [moved, setMoved] = useState<Bounds | null>(null);
  /** Center and zoom of the map until the visitor moves it. */
  const initialView = useRef('');
  /** What it shows first. */
  const view = () => ({
    bounds: toLngLat(bounds ?? boundsOf(points)),
    options: { padding: bounds ? 0 : PIN_EDGE, maxZoom: MAX_FIT_ZOOM },
  });
  const place = useEffectEvent(() => {
    const pins = points.map((point, i): Pin => {
      const { x, y } = map.current?.project([point.longitude, point.latitude]) ?? { x: 0, y: 0 };
      return { x, y, number: i + 1, point };
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
      const created = createMap(container.current, { styleUrl, ...view() });
      map.current = created;
      created.on('move', place);
      created.on('resize', place);
      created.on('moveend', () =>
        setMoved(viewOf(created) === initialView.current ? null : shownBy(created)),
      );
      created.once('load', () => {
        initialView.current = viewOf(created);
        place();
        setReady(true);
      });
      // A style that does not load; a missing tile leaves the map.
      created.on('error', () => !created.isStyleLoaded() && isCurrent() && onFail());
    } catch {
      if (isCurrent()) onFail();
    }
  });
  /** Shows the halls of another address of the search. */
  const fit = useEffectEvent(() => {
    const shown = map.current;
    if (!shown) return;
    const { bounds: to, options } = view();
    shown.fitBounds(to, { ...options, animate: false });
    initialView.current = viewOf(shown);
    setMoved(null);
    place();
  });
  useEffect(() => {
    let current = true;
    void open(() => current);
    return () => {
      current = false;
      map.current?.remove();
      map.current = null;
    };
  }, [styleUrl]);
  const listed = points.map(({ key }) => key).join(' ');
  useEffect(() => fit(), [listed, bounds?.west, bounds?.south, bounds?.east, bounds?.north]);
  /** Named below the map, where its name covers no other pin. */
  const pointed = points.find(({ key }) => key === active);
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
      <p className={styles.named} aria-hidden="true">
        {pointed ? (
          <>
            <span>{pointed.name}</span>
            {pointed.note && <b>{pointed.note}</b>}
          </>
        ) : (
          `このページの${points.length}会場`
        )}
      </p>
      {moved && searchHref && (
        <a className={styles.search} href={searchHref(moved)} data-scroll="keep">
          この範囲で探す
        </a>
      )}
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
  const { point, number } = first;
  return (
    <a
      href={point.href}
      tabIndex={-1}
      className={cx(styles.pin, isActive && styles.active)}
      onPointerEnter={() => onActive(point.key)}
      onPointerLeave={() => onActive(null)}
    >
      {number}
    </a>
  );
}

/** Shows the pins of a cluster as large as fits. */
function enlarge(map: MapLibre | null, pins: readonly Pin[]): void {
  map?.fitBounds(toLngLat(boundsOf(pins.map(({ point }) => point))), { padding: 60 });
}

function toLngLat({ west, south, east, north }: Bounds): [number, number, number, number] {
  return [west, south, east, north];
}

/** The same after a change of its size alone. */
function viewOf(map: MapLibre): string {
  const { lng, lat } = map.getCenter();
  return [lng, lat, map.getZoom()].map((value) => value.toFixed(4)).join(' ');
}

function shownBy(map: MapLibre): Bounds {
  const shown = map.getBounds();
  return { west: shown.getWest(), south: shown.getSouth(), east: shown.getEast(), north: shown.getNorth() };
}
