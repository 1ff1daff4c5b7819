import { Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { HallSearchMap_halls$key } from '../../__generated__/HallSearchMap_halls.graphql.ts';
import { formatManYen } from '../../format.ts';
import { hallPath, UNNAMED_HALL } from '../../components/hall/hallPath.ts';
import { lazyComponent } from '../../components/page/lazyComponent.tsx';
import { ErrorBoundary } from '../../components/page/PageSection.tsx';
import { Icon } from '../../ui/base/Icon.tsx';
import { isInJapan } from '../../ui/place/mapProjection.ts';
import { MapSketch } from '../../ui/place/MapSketch.tsx';
import { useRequestContext } from '../../requestContext.ts';
import { useLinkedHalls } from './LinkedHalls.tsx';
import { atPlace, boundsPlace, parseBounds, writeConditions, type Conditions } from './searchConditions.ts';
import styles from './HallSearchResult.module.css';

const LiveMap = lazyComponent(() => import('../../ui/place/LiveMap.tsx'));

/** What the opened map shows: the sketch until it is drawn, and where it cannot be. */
type State = 'closed' | 'open' | 'failed';

/** Map of the halls on this page, loaded when it is opened; before and without it a sketch, and always their list. */
export function HallSearchMap(props: { halls: HallSearchMap_halls$key; conditions: Conditions }) {
  const { conditions } = props;
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
  const { mapStyleUrl } = useRequestContext().site.services;
  const { active, setActive } = useLinkedHalls();
  const [state, setState] = useState<State>('closed');
  const points = (halls.nodes ?? []).flatMap((hall) => {
    const { latitude, longitude } = hall.location ?? {};
    if (latitude == null || longitude == null) return [];
    const note = hall.cost == null ? null : formatManYen(hall.cost);
    const name = hall.name ?? UNNAMED_HALL;
    return [{ key: hall.id, name, latitude, longitude, href: hallPath(hall), kind: 'hall' as const, note }];
  });
  if (points.length === 0) return null;
  const isCovered = mapStyleUrl !== null || points.some(isInJapan);
  const failed = (
    <output className={styles.failed}>この端末では地図を表示できないため、略図でお見せしています。</output>
  );
  return (
    <details
      className={styles.map}
      onToggle={({ currentTarget }) => setState(currentTarget.open && isCovered ? 'open' : 'closed')}
    >
      <summary>
        <Icon name="map" size={18} />
        地図で見る
      </summary>
      {state === 'failed' && failed}
      <MapSketch
        label="検索結果の会場の位置"
        points={points}
        active={active}
        onActive={setActive}
        live={
          state === 'open' && (
            <ErrorBoundary fallback={failed}>
              <Suspense>
                <LiveMap
                  points={points}
                  styleUrl={mapStyleUrl}
                  bounds={conditions.place?.kind === 'bounds' ? parseBounds(conditions.place.value) : null}
                  searchHref={(bounds) => writeConditions(atPlace(conditions, boundsPlace(bounds)))}
                  active={active}
                  onActive={setActive}
                  onFail={() => setState('failed')}
                />
              </Suspense>
            </ErrorBoundary>
          )
        }
      />
    </details>
  );
}
