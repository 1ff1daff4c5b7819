import { graphql, useFragment } from 'react-relay/hooks.js';
import type { RingRow_ring$key } from '../../__generated__/RingRow_ring.graphql.ts';
import { formatYen } from '../../format.ts';
import { NO_LINK } from '../../labels.ts';
import { ClipRow } from '../../ui/clip/ClipRow.tsx';
import { ClipButton } from './ClipButton.tsx';
import { toPicture } from '../photo/picture.ts';

const RING_CHOICE_LABELS: Readonly<Record<string, string>> = {
  ENGAGEMENT_RING: '婚約指輪',
  WEDDING_RING: '結婚指輪',
  BOTH: '婚約・結婚指輪',
};

export function RingRow(props: { ring: RingRow_ring$key }) {
  const ring = useFragment(
    graphql`
      fragment RingRow_ring on Ring {
        ...ClipButton_clippable
        name
        brandName
        ringChoice
        material
        price
        url @catch
        picture {
          ...picture_image
        }
      }
    `,
    props.ring,
  );
  const name = ring.name ?? '名称を確認中の指輪';
  const facts = [
    ring.brandName,
    ring.ringChoice && RING_CHOICE_LABELS[ring.ringChoice],
    ring.material,
    !ring.url.ok && NO_LINK,
  ];
  return (
    <ClipRow
      name={name}
      href={ring.url.ok ? (ring.url.value ?? null) : null}
      isExternal
      picture={ring.picture ? toPicture(ring.picture) : null}
      facts={facts.filter(Boolean).join(' · ')}
      date={ring.price == null ? '価格は店舗にご確認ください' : `${formatYen(ring.price)}（税込）`}
      clip={<ClipButton clippable={ring} name={name} />}
    />
  );
}
