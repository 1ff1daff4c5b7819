import { useState } from 'react';
import { externalTransmissionPath } from '../../paths.ts';
import { useRequestContext } from '../../requestContext.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Phrases } from '../../ui/base/Phrases.tsx';
import type { Position } from '../../ui/place/mapProjection.ts';
import styles from './StreetMap.module.css';

/** From the hall to the edges, in degrees: in Japan about 600 m. */
const LATITUDES = 0.0055;
const LONGITUDES = 0.0065;

function embedAddress(mapUrl: string, { latitude, longitude }: Position): string {
  const bounds = [
    longitude - LONGITUDES,
    latitude - LATITUDES,
    longitude + LONGITUDES,
    latitude + LATITUDES,
  ].map((degrees) => degrees.toFixed(5));
  const marker = `${latitude.toFixed(5)},${longitude.toFixed(5)}`;
  return `${mapUrl}?${new URLSearchParams({ bbox: bounds.join(','), layer: 'mapnik', marker })}`;
}

/** The streets around a hall. The map service receives no request before the map is opened. */
export default function StreetMap({ name, position }: { name: string; position: Position }) {
  const { mapEmbedUrl } = useRequestContext().site.services;
  const [isOpen, setIsOpen] = useState(false);
  if (mapEmbedUrl === null) return null;
  if (isOpen)
    return (
      <iframe
        // The focused button is removed: the map takes the focus.
        ref={(frame) => frame?.focus()}
        className={styles.map}
        title={`${name}の周辺の地図`}
        src={embedAddress(mapEmbedUrl, position)}
        sandbox="allow-scripts allow-same-origin allow-popups"
        referrerPolicy="strict-origin"
      />
    );
  return (
    <div className={styles.closed} data-screen="">
      <Button icon="map" onClick={() => setIsOpen(true)}>
        地図を表示
      </Button>
      <p>
        OpenStreetMap（{new URL(mapEmbedUrl).host}）の地図を読み込みます。
        <a href={externalTransmissionPath()}>
          <Phrases>{'送られる\u200B情報'}</Phrases>
        </a>
      </p>
    </div>
  );
}
