import { Suspense, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { HallStrip_hall$key } from '../../__generated__/HallStrip_hall.graphql.ts';
import { ClipButton } from '../../components/clip/ClipButton.tsx';
import { ErrorBoundary } from '../../components/page/PageSection.tsx';
import { ButtonLink } from '../../ui/base/Button.tsx';
import { Tabs } from '../../ui/base/Tabs.tsx';
import { ReserveStrip } from '../../ui/hall/ReserveBar.tsx';
import { formatManYen } from '../../format.ts';

/** In page order; `id` is the section's anchor. */
const TABS = [
  { label: '費用', id: 'costs' },
  { label: '口コミ', id: 'reviews' },
  { label: '写真', id: 'photos' },
  { label: 'フェア', id: 'fairs' },
  { label: '質問', id: 'questions' },
  { label: '特典', id: 'benefits' },
  { label: 'アクセス', id: 'access' },
];

/** The sticky bar of a hall's page: tabs, name, cost, next fair, clip and reservation. */
export function HallStrip(props: {
  hall: HallStrip_hall$key;
  costFor: (place: 'strip', typical: ReactNode) => ReactNode;
  nextFair: ReactNode;
}) {
  const hall = useFragment(
    graphql`
      fragment HallStrip_hall on Hall {
        name @required(action: THROW)
        cost
        ...ClipButton_clippable
      }
    `,
    props.hall,
  );
  return (
    <ReserveStrip
      tabs={<Tabs label="このページの内容" tabs={TABS} />}
      name={hall.name}
      facts={
        <>
          {props.costFor(
            'strip',
            <span>{hall.cost == null ? '費用情報なし' : `総額の目安 ${formatManYen(hall.cost)}`}</span>,
          )}
          <ErrorBoundary fallback={null}>
            <Suspense fallback={null}>{props.nextFair}</Suspense>
          </ErrorBoundary>
        </>
      }
      clip={<ClipButton clippable={hall} name={hall.name} variant="label" />}
    >
      <ButtonLink variant="primary" wide href="#fairs">
        見学予約
      </ButtonLink>
    </ReserveStrip>
  );
}
