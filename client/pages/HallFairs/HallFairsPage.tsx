import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { HallFairsPageQuery } from '../../__generated__/HallFairsPageQuery.graphql.ts';
import { FAIR_CONTENTS } from '../../names.ts';
import { fairFacts } from '../../components/fair/fairFacts.ts';
import { useRokuyo } from '../../components/fair/rokuyo.ts';
import { hallPath } from '../../components/hall/hallPath.ts';
import { Head } from '../../components/page/Head.tsx';
import { breadcrumbGraph } from '../../components/page/JsonLd.tsx';
import type { PageProps } from '../../router/page.tsx';
import { Breadcrumb } from '../../ui/base/Breadcrumb.tsx';
import { PageTitle } from '../../ui/base/PageTitle.tsx';
import { EmptyState } from '../../ui/notice/EmptyState.tsx';
import { SortMenu } from '../../ui/search/SortMenu.tsx';
import { useVisit } from '../../requestContext.ts';
import { fairsAddress, fairsView } from './fairsAddress.ts';
import { FairList } from './FairList.tsx';
import { FairMonth } from './FairMonth.tsx';
import { RokuyoChoice } from './RokuyoChoice.tsx';
import styles from './HallFairsPage.module.css';

/** All fairs of a hall: a calendar month by month, or one list. Both lead to the page of a fair. */
export default function HallFairsPage({ query, place }: PageProps<HallFairsPageQuery>) {
  const data = usePreloadedQuery<HallFairsPageQuery>(
    graphql`
      query HallFairsPageQuery($rawId: String!, $month: String, $isOpen: Boolean!)
      @preloadable
      @throwOnFieldError {
        hall(by: { rawId: $rawId }) {
          rawId
          name
          ...hallPath_hall
          fairContents
          fairs(first: 100) {
            nodes {
              rawId
              contents
              ...fairFacts_fair
            }
          }
          soonest: fairs(first: 1) @include(if: $isOpen) {
            nodes {
              day {
                month {
                  ...FairMonth_days
                }
              }
            }
          }
        }
        calendarDays(month: $month) {
          ...FairMonth_days
        }
      }
    `,
    query,
  );
  const { site } = useVisit();
  const withRokuyo = useRokuyo();
  const { hall, calendarDays } = data;
  if (!hall) return null;
  const { address } = place;
  const view = fairsView(address);
  // Nobody asked for a month: the one with the next fair, rather than an empty one.
  const days = hall.soonest?.nodes[0]?.day.month ?? calendarDays;
  const crumbs = [
    { label: 'トップ', href: '/' },
    { label: hall.name, href: hallPath(hall) },
    { label: 'ブライダルフェア' },
  ];
  const fairs = hall.fairs.nodes
    .filter(({ contents }) => view.kind === null || contents.some((content) => content === view.kind))
    .map((fair) => fairFacts(hall.rawId, fair, withRokuyo));
  const to = (changed: Parameters<typeof fairsAddress>[1]) => fairsAddress(address, changed);
  const kinds = hall.fairContents.flatMap((content) => {
    const label = FAIR_CONTENTS[content];
    return label
      ? [{ label, href: to({ kind: content.toLowerCase() }), current: content === view.kind }]
      : [];
  });
  return (
    <div className={`page flow ${styles.fairs}`}>
      <Head
        title={`${hall.name}のブライダルフェア`}
        description={`${hall.name}で開催されるブライダルフェアの日程を、カレンダーと一覧でご覧いただけます。試食や模擬挙式など内容から選んで予約できます。`}
        canonical={`/halls/${hall.rawId}/fairs`}
        noindex={[...address.query].length > 0}
        graph={[breadcrumbGraph(site.url, crumbs)]}
      />
      <Breadcrumb crumbs={crumbs} />
      <PageTitle set="name">{`${hall.name}のブライダルフェア`}</PageTitle>
      <SortMenu
        label="表示"
        options={[
          { label: 'カレンダー', href: to({ view: null, day: null }), current: !view.isList },
          { label: '一覧', href: to({ view: 'list', day: null, month: null }), current: view.isList },
        ]}
      />
      {kinds.length > 0 && (
        <SortMenu
          label="内容"
          options={[
            { label: 'すべての内容', href: to({ kind: null }), current: view.kind === null },
            ...kinds,
          ]}
        />
      )}
      {hall.fairs.nodes.length === 0 ? (
        <EmptyState drawing="fairs" title="予定されているフェアはありません">
          <p>新しい日程が決まると、ここに並びます。</p>
        </EmptyState>
      ) : view.isList ? (
        <FairList fairs={fairs} />
      ) : (
        <FairMonth days={days} fairs={fairs} address={address} view={view} />
      )}
      <RokuyoChoice />
    </div>
  );
}
