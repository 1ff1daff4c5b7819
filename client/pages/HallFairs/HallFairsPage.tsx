import type { FormEvent } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { HallFairsPageQuery } from '../../__generated__/HallFairsPageQuery.graphql.ts';
import { fairCardData } from '../../components/fair/fairCardData.ts';
import { saveRokuyoPreference, useRokuyo } from '../../components/fair/rokuyo.ts';
import { hallPath, UNNAMED_HALL } from '../../components/hall/hallPath.ts';
import { Head } from '../../components/page/Head.tsx';
import { breadcrumbGraph } from '../../components/page/JsonLd.tsx';
import { FAIR_CONTENT_LABELS } from '../../hallLabels.ts';
import { useRequestContext } from '../../requestContext.ts';
import type { PageProps } from '../../router/route.tsx';
import { useNextAddress } from '../../router/useRouter.ts';
import { Breadcrumb } from '../../ui/base/Breadcrumb.tsx';
import { Button, ButtonLink } from '../../ui/base/Button.tsx';
import { marked } from '../../ui/base/Phrases.tsx';
import { PageTitle } from '../../ui/base/PageTitle.tsx';
import { Section } from '../../ui/base/Section.tsx';
import { FairCard } from '../../ui/fair/FairCard.tsx';
import { EmptyState } from '../../ui/notice/EmptyState.tsx';
import { SortMenu } from '../../ui/search/SortMenu.tsx';
import { FairList } from './FairList.tsx';
import { FairMonth } from './FairMonth.tsx';
import styles from './HallFairsPage.module.css';
import { hallFairsUrl, readHallFairsView, type HallFairsView } from './hallFairsRoute.ts';
import { fairsPath, hallFairsPath, homePath, prefectureFairsPath } from '../../paths.ts';

/** All fairs of a hall, as a monthly calendar or a list. */
export default function HallFairsPage({ query, context }: PageProps<HallFairsPageQuery>) {
  const data = usePreloadedQuery<HallFairsPageQuery>(
    graphql`
      query HallFairsPageQuery($rawId: String!, $month: String, $isOpen: Boolean!)
      @preloadable
      @throwOnFieldError {
        hall(by: { rawId: $rawId }) {
          rawId
          name
          nameWithBreaks @catch(to: NULL)
          ...hallPath_hall
          fairContents @catch(to: NULL)
          location @catch(to: NULL) {
            prefecture {
              slug
            }
          }
          fairsOfSimilarHalls @catch(to: NULL) {
            rawId
            hall {
              rawId
              name @catch(to: NULL)
              nameWithBreaks @catch(to: NULL)
            }
            ...fairCardData_fair
          }
          fairs(first: 100) {
            nodes {
              rawId
              contents @catch(to: NULL)
              ...fairCardData_fair
            }
          }
          soonest: fairs(first: 1) @include(if: $isOpen) @catch(to: NULL) {
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
  const { site } = useRequestContext();
  const withRokuyo = useRokuyo();
  const { hall, calendarDays } = data;
  if (!hall) return null;
  const { address } = context;
  const view = readHallFairsView(address);
  // Without a month in the URL: the month of the next fair, this month where that is not known.
  const soonestDays = hall.soonest?.nodes[0]?.day.month;
  const days = soonestDays ?? calendarDays;
  const crumbs = [
    { label: 'トップ', href: homePath() },
    { label: hall.name, href: hallPath(hall) },
    { label: 'ブライダルフェア' },
  ];
  const fairs = hall.fairs.nodes
    .filter(({ contents }) => view.kind === null || contents?.some((content) => content === view.kind))
    .map((fair) => fairCardData(hall.rawId, fair, withRokuyo));
  // This month may have none.
  const isMonthUnknown =
    query.variables.isOpen && !soonestDays && fairs.some(({ heldOn }) => heldOn !== null);
  const similar = hall.fairsOfSimilarHalls ?? [];
  const prefecture = hall.location?.prefecture?.slug;
  const hasFairsNear = similar.length > 0 || hall.fairs.nodes.length > 0;
  return (
    <div className={`page flow ${styles.fairs}`}>
      <Head
        title={`${hall.name}のブライダルフェア`}
        description={`${hall.name}で開催されるブライダルフェアの日程を、カレンダーと一覧でご覧いただけます。試食や模擬挙式など内容から選んで予約できます。`}
        canonical={hallFairsPath({ rawId: hall.rawId })}
        noindex={[...address.query].length > 0}
        graph={[breadcrumbGraph(site.url, crumbs)]}
      />
      <Breadcrumb crumbs={crumbs} />
      <PageTitle kind="name">{`${marked(hall.name, hall.nameWithBreaks)}の\u{200B}ブライダルフェア`}</PageTitle>
      <HallFairsConditions view={view} contents={hall.fairContents ?? []} />
      {hall.fairs.nodes.length === 0 ? (
        <>
          <EmptyState drawing="fairs" title="予定されているフェアはありません">
            <p>新しい日程が決まると、ここに並びます。</p>
          </EmptyState>
          {similar.length > 0 && (
            <Section id="similar" title="近くの会場のフェア">
              {similar.map((fair) => (
                <FairCard
                  key={fair.hall.rawId}
                  fair={{
                    ...fairCardData(fair.hall.rawId, fair, withRokuyo),
                    hallName: marked(fair.hall.name ?? UNNAMED_HALL, fair.hall.nameWithBreaks),
                  }}
                />
              ))}
            </Section>
          )}
        </>
      ) : view.isList ? (
        <FairList fairs={fairs} />
      ) : isMonthUnknown ? (
        <>
          <p>いちばん近いフェアの月を確認できません。一覧で表示しています。</p>
          <FairList fairs={fairs} />
        </>
      ) : (
        <FairMonth days={days} fairs={fairs} address={address} view={view} />
      )}
      <p>
        <ButtonLink
          icon="search"
          href={prefecture && hasFairsNear ? prefectureFairsPath({ prefecture }) : fairsPath()}
        >
          ほかの会場のフェアも探す
        </ButtonLink>
      </p>
      <RokuyoToggle />
    </div>
  );
}

/** Shows or hides 六輝 on this device. Without script the form posts the setting. */
function RokuyoToggle() {
  const isShown = useRokuyo();
  const toggle = (event: FormEvent) => {
    event.preventDefault();
    saveRokuyoPreference(isShown);
  };
  return (
    <form method="post" className={styles.rokuyo} onSubmit={toggle} data-screen>
      {isShown && <span>六輝は目安です。</span>}
      <Button type="submit" variant="ghost" size="small" name="rokuyo" value={isShown ? 'off' : 'on'}>
        {isShown ? '六輝を表示しない' : '六輝を表示する'}
      </Button>
    </form>
  );
}

function HallFairsConditions({ view, contents }: { view: HallFairsView; contents: readonly string[] }) {
  const next = useNextAddress();
  const urlWith = (changed: Parameters<typeof hallFairsUrl>[1]) => hallFairsUrl(next, changed);
  const kinds = contents.flatMap((content) => {
    const label = FAIR_CONTENT_LABELS[content];
    return label
      ? [{ label, href: urlWith({ kind: content.toLowerCase() }), current: content === view.kind }]
      : [];
  });
  return (
    <>
      <SortMenu
        label="表示"
        options={[
          { label: 'カレンダー', href: urlWith({ view: null, day: null }), current: !view.isList },
          { label: '一覧', href: urlWith({ view: 'list', day: null, month: null }), current: view.isList },
        ]}
      />
      {kinds.length > 0 && (
        <SortMenu
          label="内容"
          options={[
            { label: 'すべての内容', href: urlWith({ kind: null }), current: view.kind === null },
            ...kinds,
          ]}
        />
      )}
    </>
  );
}
