import { graphql, useFragment } from 'react-relay/hooks.js';
import type { HallAccess_hall$key } from '../../__generated__/HallAccess_hall.graphql.ts';
import { formatNumber } from '../../format.ts';
import { hallPath, UNNAMED_HALL } from '../../components/hall/hallPath.ts';
import StreetMap from '../../components/hall/StreetMap.tsx';
import { FactList } from '../../ui/base/FactList.tsx';
import { Section } from '../../ui/base/Section.tsx';
import { MapSketch } from '../../ui/place/MapSketch.tsx';
import type { MapPoint } from '../../ui/place/mapProjection.ts';
import { UNKNOWN } from '../../labels.ts';

/** Address, directions and a sketch map with nearby halls. */
export default function HallAccess(props: { hall: HallAccess_hall$key }) {
  const hall = useFragment(
    graphql`
      fragment HallAccess_hall on Hall {
        id
        name @required(action: THROW)
        address
        accessWithBreaks
        tel
        pageViewCount
        location {
          latitude
          longitude
        }
        nearbyHalls {
          id
          ...hallPath_hall
          name
          location {
            latitude
            longitude
          }
        }
      }
    `,
    props.hall,
  );
  const hallPoint = toMapPoint(hall.id, hall.name, hall.location, 'here');
  const [here] = hallPoint;
  const nearby = (hall.nearbyHalls ?? []).flatMap((near) =>
    toMapPoint(near.id, near.name ?? UNNAMED_HALL, near.location, 'hall', hallPath(near)),
  );
  const { address } = hall;
  return (
    <Section id="access" title="アクセス">
      <div className="flow">
        <FactList
          facts={[
            { label: '住所', value: address ?? UNKNOWN },
            { label: '交通', value: hall.accessWithBreaks ?? UNKNOWN },
            { label: '電話', value: hall.tel ? <a href={`tel:${hall.tel}`}>{hall.tel}</a> : UNKNOWN },
            {
              label: 'このページの閲覧',
              value: hall.pageViewCount != null && `${formatNumber(hall.pageViewCount)}回`,
            },
          ]}
        />
        {here && <StreetMap name={hall.name} position={here} />}
        {hallPoint.length > 0 && (
          <section>
            <MapSketch
              label={`${hall.name}の周辺`}
              points={[...hallPoint, ...nearby.slice(0, 6)]}
              externalMap={
                address
                  ? {
                      href: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`,
                      label: '地図アプリで開く',
                    }
                  : undefined
              }
            />
          </section>
        )}
      </div>
    </Section>
  );
}

/** Empty without coordinates. */
function toMapPoint(
  key: string,
  name: string,
  location: { readonly latitude?: number | null; readonly longitude?: number | null } | null | undefined,
  kind: MapPoint['kind'],
  href?: string,
): MapPoint[] {
  const { latitude, longitude } = location ?? {};
  return latitude == null || longitude == null ? [] : [{ key, name, latitude, longitude, kind, href }];
}
