/** MapLibre with the shipped map. About 450 kB compressed with its worker, so loaded when a map is opened. */
import { Map as MapLibre, setWorkerUrl, type MapOptions, type StyleSpecification } from 'maplibre-gl';
import styles from 'maplibre-gl/dist/maplibre-gl.css?url';
// The worker is a file of the site, as the Content-Security-Policy allows no `blob:`.
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import prefectures from '../../assets/prefectures.json?url';

setWorkerUrl(new URL(workerUrl, location.href).href);
await loadStyles();

export type { MapLibre };

/** The shipped map is of 1:10,000,000: it shows nothing more when enlarged further. */
const MAX_ZOOM = 12;
const LAND = 'land';

/** @throws where the browser cannot draw it */
export function createMap(
  container: HTMLElement,
  {
    styleUrl,
    bounds,
    options,
  }: {
    readonly styleUrl: string | null;
    readonly bounds: MapOptions['bounds'];
    readonly options: MapOptions['fitBoundsOptions'];
  },
): MapLibre {
  return new MapLibre({
    container,
    style: styleUrl ?? shippedStyle(container),
    bounds,
    fitBoundsOptions: options,
    maxZoom: styleUrl ? 17 : MAX_ZOOM,
    minZoom: 3,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    // Scrolling the page does not zoom or move the map.
    cooperativeGestures: true,
    attributionControl: { compact: false },
    localIdeographFontFamily: 'sans-serif',
    fadeDuration: 0,
    locale: {
      'Map.Title': '地図',
      'AttributionControl.MapFeedback': '地図への意見',
      'CooperativeGesturesHandler.WindowsHelpText': 'Ctrlキーを押しながらスクロールすると拡大・縮小します',
      'CooperativeGesturesHandler.MacHelpText': '⌘キーを押しながらスクロールすると拡大・縮小します',
      'CooperativeGesturesHandler.MobileHelpText': '地図は2本の指で動かせます',
    },
  });
}

/** Coast and prefectures in the colors of the site. */
function shippedStyle(container: HTMLElement): StyleSpecification {
  const colors = getComputedStyle(container);
  const color = (name: string) => colors.getPropertyValue(name).trim();
  return {
    version: 8,
    sources: {
      [LAND]: {
        type: 'geojson',
        data: new URL(prefectures, location.href).href,
        attribution: '地図データ：Natural Earth',
        tolerance: 0.2,
      },
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': color('--map-sea') } },
      { id: LAND, type: 'fill', source: LAND, paint: { 'fill-color': color('--map-land') } },
      {
        id: 'border',
        type: 'line',
        source: LAND,
        paint: { 'line-color': color('--map-border'), 'line-width': 1 },
      },
      {
        id: 'name',
        type: 'symbol',
        source: LAND,
        layout: { 'text-field': ['get', 'name'], 'text-size': 13 },
        paint: {
          'text-color': color('--map-name'),
          'text-halo-color': color('--map-land'),
          'text-halo-width': 1.5,
        },
      },
    ],
  };
}

/** Its style sheet is as large as half of the site's. */
function loadStyles(): Promise<unknown> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = styles;
  document.head.append(link);
  return new Promise((resolve, reject) => {
    link.addEventListener('load', resolve, { once: true });
    link.addEventListener('error', reject, { once: true });
  });
}
