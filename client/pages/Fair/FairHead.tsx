import { graphql, useFragment } from 'react-relay/hooks.js';
import type { FairHead_fair$data, FairHead_fair$key } from '../../__generated__/FairHead_fair.graphql.ts';
import { day } from '../../format.ts';
import { fairPath } from '../../components/fair/fairFacts.ts';
import { hallPath } from '../../components/hall/hallPath.ts';
import { picture } from '../../components/hall/picture.ts';
import { Head } from '../../components/page/Head.tsx';
import { breadcrumbGraph, type GraphItem } from '../../components/page/JsonLd.tsx';
import { Breadcrumb } from '../../ui/base/Breadcrumb.tsx';
import { PageTitle } from '../../ui/base/PageTitle.tsx';
import { useVisit } from '../../requestContext.ts';

/** Title, cards and structured data of a fair, and the way to it. */
export function FairHead(props: { fair: FairHead_fair$key }) {
  const { site } = useVisit();
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
  const image = fair.image ? new URL(picture(fair.image).url, site.url).href : null;
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
        description={`${hall.name}で${day(fair.heldOn)}に開催されるブライダルフェア「${fair.name}」の内容、開始時刻、予約のご案内です。`}
        canonical={path}
        image={image}
        graph={[breadcrumbGraph(site.url, crumbs), event]}
      />
      <Breadcrumb crumbs={crumbs} />
      <PageTitle set="name" above={<a href={hallPath(hall)}>{hall.name}</a>}>
        {fair.name}
      </PageTitle>
    </>
  );
}

/** The instant something begins on a day in Japan, `after` minutes later; the day alone where no time is known. */
function begin(date: string, time: string | undefined, after = 0): string {
  if (time === undefined) return date;
  const instant = new Date(Date.parse(`${date}T${time}:00Z`) + after * 60_000);
  return `${instant.toISOString().slice(0, 19)}+09:00`;
}

/** The fair for search engines: always scheduled, at a place, with its price and until when one may reserve. */
function eventGraph(url: string, hallUrl: string, fair: FairHead_fair$data, image: string | null): GraphItem {
  const { name, heldOn, holdTimes, durationMinutes, price, hall } = fair;
  const [time] = holdTimes;
  return {
    '@type': 'Event',
    '@id': `${url}#event`,
    name,
    url,
    startDate: begin(heldOn, time),
    ...(time && durationMinutes && { endDate: begin(heldOn, time, durationMinutes) }),
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
