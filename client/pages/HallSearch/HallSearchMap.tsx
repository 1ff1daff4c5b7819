import { useEffect, useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { HallSearchMap_halls$key } from '../../__generated__/HallSearchMap_halls.graphql.ts';
import { formatManYen } from '../../format.ts';
import { hallPath, UNNAMED_HALL } from '../../components/hall/hallPath.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { MapSketch } from '../../ui/place/MapSketch.tsx';
import styles from './HallSearchResult.module.css';

/** From this width on the map is beside the halls (HallSearchResult.module.css). */
const WIDE = '(width >= 1240px)';

/** Sketch map of the halls on this page; collapsed on narrow screens. */
export function HallSearchMap(props: { halls: HallSearchMap_halls$key }) {
  const halls = useFragment(
    graphql`
      fragment HallSearchMap_halls on HallSearchConnection {
        nodes {
          id
          name
          cost
          location {
            latitude
            longitude
          }
          ...hallPath_hall
        }
      }
    `,
    props.halls,
  );
  const map = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (map.current && matchMedia(WIDE).matches) map.current.open = true;
  }, []);
  const points = (halls.nodes ?? []).flatMap((hall) => {
    const { latitude, longitude } = hall.location ?? {};
    if (latitude == null || longitude == null) return [];
    const note = hall.cost == null ? null : formatManYen(hall.cost);
    const name = hall.name ?? UNNAMED_HALL;
    return [{ key: hall.id, name, latitude, longitude, href: hallPath(hall), kind: 'hall' as const, note }];
  });
  if (points.length === 0) return null;
  return (
    <details ref={map} className={styles.map}>
      <summary>
        <Icon name="map" size={18} />
        地図で見る
      </summary>
      <MapSketch label="検索結果の会場の位置" points={points} />
    </details>
  );
}
