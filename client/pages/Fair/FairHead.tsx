import { graphql, useFragment } from 'react-relay/hooks.js';
import type { FairHead_fair$data, FairHead_fair$key } from '../../__generated__/FairHead_fair.graphql.ts';
import { formatDate } from '../../format.ts';
import { fairPath } from '../../components/fair/fairCardData.ts';
import { hallPath } from '../../components/hall/hallPath.ts';
import { toPicture } from '../../components/photo/picture.ts';
import { Head } from '../../components/page/Head.tsx';
import { breadcrumbGraph, type GraphItem } from '../../components/page/JsonLd.tsx';
import { Breadcrumb } from '../../ui/base/Breadcrumb.tsx';
import { PageTitle } from '../../ui/base/PageTitle.tsx';
import { useRequestContext } from '../../requestContext.ts';

/** Meta tags, breadcrumb and structured data of a fair. */
export function FairHead(props: { fair: FairHead_fair$key }) {
  const { site } = useRequestContext();
  const fair = useFragment(
    graphql`
      fragment FairHead_fair on Fair @throwOnFieldError {
        rawId
        name
        heldOn
        holdTimes
        durationMinutes
        price
        reservationsCloseAt
        isReservable
        image @catch(to: NULL) {
          ...picture_image
        }
        hall {
          rawId
          name
          address
          ...hallPath_hall
        }
      }
    `,
    props.fair,
  );
  const { hall } = fair;
  const path = fairPath(hall.rawId, fair.rawId);
  const image = fair.image ? new URL(toPicture(fair.image).url, site.url).href : null;
  const crumbs = [
    { label: 'トップ', href: '/' },
    { label: hall.name, href: hallPath(hall) },
    { label: 'ブライダルフェア', href: `/halls/${hall.rawId}/fairs` },
    { label: fair.name },
  ];
  const event = eventGraph(site.url + path, site.url + hallPath(hall), fair, image);
  return (
    <>
      <Head
        title={`${fair.name}（${hall.name}）`}
        description={`${hall.name}で${formatDate(fair.heldOn)}に開催されるブライダルフェア「${fair.name}」の内容、開始時刻、予約のご案内です。`}
        canonical={path}
        image={image}
        graph={[breadcrumbGraph(site.url, crumbs), event]}
      />
      <Breadcrumb crumbs={crumbs} />
      <PageTitle kind="name" eyebrow={<a href={hallPath(hall)}>{hall.name}</a>}>
        {fair.name}
      </PageTitle>
    </>
  );
}

/** ISO date-time in JST, `offsetMinutes` after `time`; the date alone without a time. */
function isoDateTime(date: string, time: string | undefined, offsetMinutes = 0): string {
  if (time === undefined) return date;
  const instant = new Date(Date.parse(`${date}T${time}:00Z`) + offsetMinutes * 60_000);
  return `${instant.toISOString().slice(0, 19)}+09:00`;
}

/** schema.org Event. Price in yen. */
function eventGraph(url: string, hallUrl: string, fair: FairHead_fair$data, image: string | null): GraphItem {
  const { name, heldOn, holdTimes, durationMinutes, price, hall } = fair;
  const [time] = holdTimes;
  return {
    '@type': 'Event',
    '@id': `${url}#event`,
    name,
    url,
    startDate: isoDateTime(heldOn, time),
    ...(time && durationMinutes && { endDate: isoDateTime(heldOn, time, durationMinutes) }),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: hall.name,
      url: hallUrl,
      address: { '@type': 'PostalAddress', addressCountry: 'JP', streetAddress: hall.address ?? hall.name },
    },
    ...(image && { image }),
    organizer: { '@type': 'Organization', name: hall.name, url: hallUrl },
    offers: {
      '@type': 'Offer',
      url,
      price,
      priceCurrency: 'JPY',
      availability: fair.isReservable ? 'https://schema.org/InStock' : 'https://schema.org/SoldOut',
      validThrough: fair.reservationsCloseAt,
    },
  };
}
