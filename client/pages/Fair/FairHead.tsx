import { graphql, useFragment } from 'react-relay/hooks.js';
import type { FairHead_fair$data, FairHead_fair$key } from '../../__generated__/FairHead_fair.graphql.ts';
import { formatDate } from '../../format.ts';
import { hallPath, UNNAMED_HALL } from '../../components/hall/hallPath.ts';
import { toPicture } from '../../components/photo/picture.ts';
import { Head } from '../../components/page/Head.tsx';
import { breadcrumbGraph, postalAddress, type GraphItem } from '../../components/page/JsonLd.tsx';
import { Breadcrumb } from '../../ui/base/Breadcrumb.tsx';
import { PageTitle } from '../../ui/base/PageTitle.tsx';
import { marked } from '../../ui/base/Phrases.tsx';
import { useRequestContext } from '../../requestContext.ts';
import { fairPath, hallFairsPath, homePath } from '../../paths.ts';

/** Meta tags, breadcrumb and structured data of a fair. */
export function FairHead(props: { fair: FairHead_fair$key; name: string }) {
  const { site } = useRequestContext();
  const fair = useFragment(
    graphql`
      fragment FairHead_fair on Fair {
        rawId
        nameWithBreaks
        heldOn
        holdTimes
        durationMinutes
        price
        isOnline
        reservationsCloseAt
        isReservable
        image {
          ...picture_image
        }
        hall {
          rawId
          name
          address
          location {
            prefecture {
              name
            }
          }
          ...hallPath_hall
        }
      }
    `,
    props.fair,
  );
  const { name } = props;
  const { hall } = fair;
  const path = hall ? fairPath({ hallRawId: hall.rawId, fairRawId: fair.rawId }) : null;
  const hallName = hall?.name ?? UNNAMED_HALL;
  const image = fair.image ? new URL(toPicture(fair.image).url, site.url).href : null;
  const crumbs = [
    { label: 'トップ', href: homePath() },
    ...(hall
      ? [
          { label: hallName, href: hallPath(hall) },
          { label: 'ブライダルフェア', href: hallFairsPath({ rawId: hall.rawId }) },
        ]
      : []),
    { label: name },
  ];
  return (
    <>
      <Head
        title={`${name}（${hallName}）`}
        description={`${hallName}で${fair.heldOn ? `${formatDate(fair.heldOn)}に` : ''}開催されるブライダルフェア「${name}」の内容、開始時刻、予約のご案内です。`}
        canonical={path}
        image={image}
        card={path ? `/cards/fairs/${hall?.rawId}/${fair.rawId}.png` : undefined}
        graph={[breadcrumbGraph(site.url, crumbs), ...eventGraph(site.url, name, fair, image)]}
      />
      <Breadcrumb crumbs={crumbs} />
      <PageTitle kind="name" eyebrow={hall && <a href={hallPath(hall)}>{hallName}</a>}>
        {marked(name, fair.nameWithBreaks)}
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

/** schema.org Event, price in yen; empty without its required date and place. */
function eventGraph(
  siteUrl: string,
  name: string,
  fair: FairHead_fair$data,
  image: string | null,
): GraphItem[] {
  const { heldOn, holdTimes, durationMinutes, price, hall, isReservable, isOnline } = fair;
  if (!heldOn || !hall?.name) return [];
  const [time] = holdTimes ?? [];
  const url = siteUrl + fairPath({ hallRawId: hall.rawId, fairRawId: fair.rawId });
  const hallUrl = siteUrl + hallPath(hall);
  const address = postalAddress(hall.address, hall.location?.prefecture?.name);
  return [
    {
      '@type': 'Event',
      '@id': `${url}#event`,
      name,
      url,
      startDate: isoDateTime(heldOn, time),
      ...(time && durationMinutes && { endDate: isoDateTime(heldOn, time, durationMinutes) }),
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: `https://schema.org/${isOnline ? 'Online' : 'Offline'}EventAttendanceMode`,
      location: isOnline
        ? { '@type': 'VirtualLocation', url }
        : { '@type': 'Place', name: hall.name, url: hallUrl, ...(address && { address }) },
      ...(image && { image }),
      organizer: { '@type': 'Organization', name: hall.name, url: hallUrl },
      ...(price != null && {
        offers: {
          '@type': 'Offer',
          url,
          price,
          priceCurrency: 'JPY',
          ...(isReservable != null && {
            availability: isReservable ? 'https://schema.org/InStock' : 'https://schema.org/SoldOut',
          }),
          ...(fair.reservationsCloseAt && { validThrough: fair.reservationsCloseAt }),
        },
      }),
    },
  ];
}
