import { graphql, useFragment } from 'react-relay/hooks.js';
import type { HallHead_hall$data, HallHead_hall$key } from '../../__generated__/HallHead_hall.graphql.ts';
import { venueTypeLabel } from '../../labels.ts';
import { hallPath } from '../../components/hall/hallPath.ts';
import { toPicture } from '../../components/photo/picture.ts';
import { cardPath, Head } from '../../components/page/Head.tsx';
import { breadcrumbGraph, postalAddress, type HallNode } from '../../components/page/JsonLd.tsx';
import { formatAddress, type Address } from '../../router/address.ts';
import { useTrack } from '../../analytics/track.ts';
import { useRequestContext } from '../../requestContext.ts';
import { Breadcrumb, type Crumb } from '../../ui/base/Breadcrumb.tsx';
import { hallNode, SCORES } from './hallGraph.ts';
import { homePath, prefectureHallsPath, regionHallsPath } from '../../paths.ts';

/** Meta tags, breadcrumb and structured data of a hall. */
export function HallHead(props: { hall: HallHead_hall$key; address: Address }) {
  const { site } = useRequestContext();
  const hall = useFragment(
    graphql`
      fragment HallHead_hall on Hall {
        ...hallPath_hall
        rawId
        name @required(action: THROW)
        address
        tel
        venueType
        rating
        ratingCount
        priceRange
        capacityMax
        updatedAt
        coverImages {
          ...picture_image
        }
        location {
          latitude
          longitude
          prefecture {
            slug
            name
          }
          regions {
            slug
            name
          }
        }
      }
    `,
    props.hall,
  );
  const { rawId, name, location, updatedAt } = hall;
  useTrack({
    event: 'HallDataEvent',
    hall: { id: rawId, name, prefecture: location?.prefecture?.slug ?? null },
  });
  const path = hallPath(hall);
  // Of the reviews.
  const page = props.address.query.get('page') ?? '';
  const crumbs = crumbsOf(hall);
  const images = (hall.coverImages ?? []).map((image) => new URL(toPicture(image).url, site.url).href);
  const prefecture = location?.prefecture?.name;
  const title = prefecture ? `${hall.name}（${prefecture}）` : hall.name;
  return (
    <>
      <Head
        title={title}
        description={`${hall.name}の写真、口コミ${hall.ratingCount == null ? '' : `（評価${hall.ratingCount}件）`}、実際の費用、ブライダルフェア、アクセスをまとめています。${hall.address ?? ''}`}
        canonical={formatAddress(path, [['page', page]])}
        page={Number(page || 1)}
        card={cardPath('halls', rawId, updatedAt)}
        graph={[breadcrumbGraph(site.url, crumbs), hallGraph(site.url + path, hall, images)]}
      />
      <div className="page">
        <Breadcrumb crumbs={crumbs} />
      </div>
    </>
  );
}

function crumbsOf({ name, location }: HallHead_hall$data): Crumb[] {
  const { prefecture } = location ?? {};
  const [region] = location?.regions ?? [];
  return [
    { label: 'トップ', href: homePath() },
    ...(prefecture
      ? [{ label: prefecture.name, href: prefectureHallsPath({ prefecture_slug: prefecture.slug }) }]
      : []),
    ...(region ? [{ label: region.name, href: regionHallsPath({ region_slugs: region.slug }) }] : []),
    { label: name },
  ];
}

/** schema.org EventVenue. Includes a rating only with at least one score. */
function hallGraph(url: string, hall: HallHead_hall$data, images: readonly string[]): HallNode {
  const node = hallNode(url, hall.name);
  if (!import.meta.env.SSR) return node;
  const { tel, rating, ratingCount, priceRange, capacityMax, location, venueType } = hall;
  const { latitude, longitude } = location ?? {};
  const isRated = rating != null && ratingCount != null && ratingCount >= 1;
  const kind = venueTypeLabel(venueType);
  const address = postalAddress(hall.address, location?.prefecture?.name);
  return {
    ...node,
    url,
    ...(kind && { description: kind }),
    ...(address && { address }),
    ...(tel && { telephone: tel }),
    ...(latitude != null && longitude != null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    ...(images.length > 0 && { image: images }),
    ...(capacityMax != null && { maximumAttendeeCapacity: capacityMax }),
    ...(priceRange && { priceRange }),
    ...(isRated && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, ratingCount, ...SCORES },
    }),
  };
}
