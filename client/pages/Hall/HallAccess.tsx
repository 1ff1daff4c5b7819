import { graphql, useFragment } from 'react-relay/hooks.js';
import type { HallAccess_hall$key } from '../../__generated__/HallAccess_hall.graphql.ts';
import { number } from '../../format.ts';
import { hallPath, NAMELESS } from '../../components/hall/hallPath.ts';
import { FactList } from '../../ui/base/FactList.tsx';
import { Section } from '../../ui/base/Section.tsx';
import { MapSketch } from '../../ui/place/MapSketch.tsx';
import type { MapPoint } from '../../ui/place/sketch.ts';

/** Where the hall lies: address, way there, and a sketch with the halls around it. */
export function HallAccess(props: { hall: HallAccess_hall$key }) {
  const hall = useFragment(
    graphql`
      fragment HallAccess_hall on Hall @throwOnFieldError {
        id
        name
        address
        access
        tel
        pageViewCount
        location {
          latitude
          longitude
        }
        nearbyHalls @catch(to: NULL) {
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
  const here = pointOf(hall.id, hall.name, hall.location, 'here');
  const around = (hall.nearbyHalls ?? []).flatMap((near) =>
    pointOf(near.id, near.name ?? NAMELESS, near.location, 'hall', hallPath(near)),
  );
  const { address } = hall;
  return (
    <Section id="access" title="アクセス">
      <div className="flow">
        <FactList
          facts={[
            { label: '住所', value: address },
            { label: '交通', value: hall.access },
            { label: '電話', value: hall.tel && <a href={`tel:${hall.tel}`}>{hall.tel}</a> },
            { label: 'このページの閲覧', value: `${number(hall.pageViewCount)}回` },
          ]}
        />
        {here.length > 0 && (
          <MapSketch
            label={`${hall.name}の周辺`}
            points={[...here, ...around.slice(0, 6)]}
            outside={
              address
                ? {
                    href: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`,
                    label: '地図アプリで開く',
                  }
                : undefined
            }
          />
        )}
      </div>
    </Section>
  );
}

/** A point of the sketch; none where the place is not known. */
function pointOf(
  key: string,
  name: string,
  location: { readonly latitude?: number | null; readonly longitude?: number | null } | null | undefined,
  kind: MapPoint['kind'],
  href?: string,
): MapPoint[] {
  const { latitude, longitude } = location ?? {};
  return latitude == null || longitude == null ? [] : [{ key, name, latitude, longitude, kind, href }];
}
