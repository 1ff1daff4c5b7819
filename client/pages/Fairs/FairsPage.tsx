import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { FairsPageQuery } from '../../__generated__/FairsPageQuery.graphql.ts';
import { fairCardData, fairKinds } from '../../components/fair/fairCardData.ts';
import { useRokuyo } from '../../components/fair/rokuyo.ts';
import { UNNAMED_HALL } from '../../components/hall/hallPath.ts';
import { Head, onlyPrefecture } from '../../components/page/Head.tsx';
import { IndexProgress, isTried } from '../../components/page/IndexProgress.tsx';
import { breadcrumbGraph } from '../../components/page/JsonLd.tsx';
import { formatDate, formatMonth, formatNumber } from '../../format.ts';
import { ROKUYO_LABELS } from '../../hallLabels.ts';
import { UNNAMED_PLACE } from '../../labels.ts';
import { useRequestContext } from '../../requestContext.ts';
import type { PageProps } from '../../router/route.tsx';
import { Breadcrumb } from '../../ui/base/Breadcrumb.tsx';
import { ButtonLink } from '../../ui/base/Button.tsx';
import { marked } from '../../ui/base/Phrases.tsx';
import { PageTitle } from '../../ui/base/PageTitle.tsx';
import { Pager } from '../../ui/base/Pager.tsx';
import { FairCard } from '../../ui/fair/FairCard.tsx';
import { FairMonth, fairSummary } from '../../ui/fair/FairMonth.tsx';
import { EmptyState } from '../../ui/notice/EmptyState.tsx';
import { DayPlans } from './DayPlans.tsx';
import { FairsConditions } from './FairsConditions.tsx';
import styles from './FairsPage.module.css';
import { fairsUrl, readFairsView, type FairsParts } from './fairsRoute.ts';
import { fairsPath, homePath } from '../../paths.ts';

const PAGE_SIZE = 30;

/** Fairs of all halls, as a list or a monthly calendar. The address holds the conditions. */
export default function FairsPage({ query, context }: PageProps<FairsPageQuery, FairsParts>) {
  const data = usePreloadedQuery<FairsPageQuery>(
    graphql`
      query FairsPageQuery(
        $filter: FairFilter!
        $anyDay: FairFilter!
        $month: String
        $isCalendar: Boolean!
        $isOpen: Boolean!
        $stationsOf: String!
        $withStations: Boolean!
        $page: Int!
      ) @preloadable @throwOnFieldError {
        hallSearchOptions @catch(to: NULL) {
          areas @catch(to: NULL) {
            slug
            name
            domesticArea
          }
          prefectures @catch(to: NULL) {
            slug
            name
            areaSlug
          }
          stations(prefectureSlug: $stationsOf) @include(if: $withStations) @catch(to: NULL) {
            id
            name
          }
        }
        fairs(filter: $filter, first: 30, page: $page) {
          totalCount
          nodes {
            rawId
            url
            hall {
              rawId
              name @catch(to: NULL)
              nameWithBreaks @catch(to: NULL)
            }
            ...fairCardData_fair
          }
          ...FairsConditions_fairs
          index {
            readHallCount
            unreadableHallCount
            hallCount
            isComplete
          }
        }
        onAnyDay: fairs(filter: $anyDay, first: 1) {
          nodes @include(if: $isOpen) {
            day {
              month {
                date
                holidayName
                rokuyo
              }
            }
          }
          dayCounts {
            date
            count
            firstFairs @include(if: $isCalendar) @catch(to: NULL) {
              contents @catch(to: NULL)
              holdTimes @catch(to: NULL)
              price @catch(to: NULL)
            }
          }
        }
        ...DayPlans_query
        calendarDays(month: $month) {
          date
          holidayName
          rokuyo
        }
      }
    `,
    query,
  );
  const { site } = useRequestContext();
  const withRokuyo = useRokuyo();
  const { address, params } = context;
  const { fairs, onAnyDay, calendarDays } = data;
  const view = readFairsView(address, params);
  const { areas, prefectures, stations } = data.hallSearchOptions ?? {};
  const slugOfPlace = view.area ?? view.prefecture;
  const placeName = (view.area ? areas : prefectures)?.find(({ slug }) => slug === slugOfPlace)?.name;
  const station = stations?.find(({ id }) => id === view.station);
  const place = slugOfPlace && (station ? `${station.name}駅` : (placeName ?? UNNAMED_PLACE));
  const when = view.month ? formatMonth(`${view.month}-01`) : '';
  const title = `${place ? `${place}の` : ''}${when ? `${when}の` : ''}ブライダルフェア`;
  const { page } = query.variables;
  const prefectureOfArea =
    view.area && onlyPrefecture(prefectures?.filter(({ areaSlug }) => areaSlug === view.area));
  const landing = fairsUrl(
    {
      ...view,
      ...(prefectureOfArea && { area: null, prefecture: prefectureOfArea }),
      day: null,
      isCalendar: false,
      daysOff: false,
      isShort: false,
      withClosed: false,
      rokuyo: null,
      kind: null,
      time: null,
      station: null,
    },
    page,
  );
  const crumbs = [
    { label: 'トップ', href: homePath() },
    ...(place || when ? [{ label: 'ブライダルフェア', href: fairsPath() }] : []),
    { label: title },
  ];
  const total = fairs.totalCount ?? 0;
  const { readHallCount, unreadableHallCount, hallCount, isComplete } = fairs.index;
  const index = { readHallCount, unreadableHallCount, hallCount, isComplete };
  const dayCounts = new Map(onAnyDay.dayCounts.map((day) => [day.date, day]));
  const months = [...new Set(onAnyDay.dayCounts.map(({ date }) => date.slice(0, 7)))];
  // Without a month in the address: the month of the first fair, this month where there is none.
  const shownDays = onAnyDay.nodes?.[0]?.day.month ?? calendarDays;
  const days = shownDays.map(({ date, holidayName, rokuyo }) => {
    const { count = 0, firstFairs } = dayCounts.get(date) ?? {};
    return {
      date,
      holiday: holidayName ?? null,
      rokuyo: withRokuyo ? (ROKUYO_LABELS[rokuyo ?? ''] ?? null) : null,
      fairs: count,
      summaries: firstFairs?.map(({ contents, holdTimes, price }) =>
        fairSummary({ times: holdTimes ?? [], kinds: fairKinds(contents), price: price ?? null }),
      ),
      href: count > 0 ? fairsUrl({ ...view, month: date.slice(0, 7), day: date }) : null,
    };
  });
  return (
    <div className={`page flow ${styles.fairs}`}>
      <Head
        title={title}
        description={`${place ?? '全国'}の結婚式場で${when ? `${when}に` : 'これから'}開かれるブライダルフェアを、日にち・六輝・内容・開始時刻から探して予約できます。`}
        canonical={landing}
        page={page}
        noindex={[...address.query].some(([name]) => name !== 'page') || (total === 0 && isComplete)}
        graph={[
          breadcrumbGraph(site.url, crumbs),
          {
            '@type': 'ItemList',
            itemListElement: fairs.nodes.map(({ url }, index) => ({
              '@type': 'ListItem',
              position: (page - 1) * PAGE_SIZE + index + 1,
              url,
            })),
          },
        ]}
      />
      <Breadcrumb crumbs={crumbs} />
      <PageTitle kind="heading">{title}</PageTitle>
      <IndexProgress index={index} rows="フェア" />
      <FairsConditions
        fairs={fairs}
        view={view}
        months={months}
        areas={areas?.filter(({ domesticArea }) => domesticArea !== null) ?? []}
        stations={stations ?? []}
      />
      {view.isCalendar && (
        <section aria-labelledby="month" className="flow">
          <FairMonth
            days={days}
            selectedDate={view.day}
            months={months}
            hrefOf={(month) => fairsUrl({ ...view, month, day: null })}
            without={isComplete ? 'に条件に合うフェアはありません。' : null}
          />
        </section>
      )}
      <section aria-labelledby="found">
        <h2 id="found" aria-live="polite" aria-atomic="true">
          {view.day ? `${formatDate(view.day)}のフェア` : 'フェア'}
          {isComplete
            ? `（${formatNumber(total)}件）`
            : total > 0 && `（これまでに${formatNumber(total)}件）`}
        </h2>
        {fairs.nodes.length === 0 && isTried(index) && (
          <EmptyState
            drawing="fairs"
            title={isComplete ? '条件に合うフェアはありません' : '条件に合うフェアを確認できませんでした'}
            actions={<ButtonLink href={fairsPath()}>全国のフェアを見る</ButtonLink>}
          >
            <p>条件を減らすか、ほかの日をご覧ください。</p>
          </EmptyState>
        )}
        <div className={styles.cards}>
          {fairs.nodes.map((fair) => (
            <FairCard
              key={`${fair.hall.rawId}/${fair.rawId}`}
              fair={{
                ...fairCardData(fair.hall.rawId, fair, withRokuyo),
                hallName: marked(fair.hall.name ?? UNNAMED_HALL, fair.hall.nameWithBreaks),
              }}
            />
          ))}
        </div>
        <Pager
          page={page}
          lastPage={Math.ceil(total / PAGE_SIZE)}
          hrefFor={(number) => fairsUrl(view, number)}
          label="フェア"
        />
      </section>
      <DayPlans query={data} />
    </div>
  );
}
