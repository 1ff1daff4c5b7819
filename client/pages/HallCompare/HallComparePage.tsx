import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { HallComparePageQuery } from '../../__generated__/HallComparePageQuery.graphql.ts';
import { ClipButton } from '../../components/clip/ClipButton.tsx';
import { withoutItem } from '../../components/clip/compareSelection.ts';
import { GuestCount } from '../../components/cost/CostForGuests.tsx';
import { useGuestCount } from '../../components/cost/guestCount.ts';
import { useHallEstimates } from '../../components/cost/hallEstimates.ts';
import { useRokuyo } from '../../components/fair/rokuyo.ts';
import { hallPath, UNNAMED_HALL } from '../../components/hall/hallPath.ts';
import { readWeddingDate } from '../../components/hall/weddingDate.ts';
import { Head } from '../../components/page/Head.tsx';
import { toPicture } from '../../components/photo/picture.ts';
import type { PageProps } from '../../router/route.tsx';
import { Breadcrumb } from '../../ui/base/Breadcrumb.tsx';
import { Button, ButtonLink } from '../../ui/base/Button.tsx';
import { PageTitle } from '../../ui/base/PageTitle.tsx';
import { CompareTable } from '../../ui/clip/CompareTable.tsx';
import { EmptyState } from '../../ui/notice/EmptyState.tsx';
import { formatDate } from '../../format.ts';
import { useToday } from '../../day.ts';
import { clipsPath, hallComparePath, hallFairsPath, hallSearchPath, homePath } from '../../paths.ts';
import { compareRows } from './compareRows.ts';
import styles from './HallComparePage.module.css';
import { omittedHallCount } from './hallCompareRoute.ts';
import { useHallNotes } from './useHallNotes.ts';
import { useWeddingDay, WeddingDayForm } from './WeddingDayForm.tsx';

/** Two to four halls side by side. Public: shows nothing private to a member. */
export default function HallComparePage({ query, context }: PageProps<HallComparePageQuery>) {
  const { nodes } = usePreloadedQuery<HallComparePageQuery>(
    graphql`
      query HallComparePageQuery($ids: [ID!]!) @preloadable {
        nodes(ids: $ids) {
          __typename
          ... on Hall @alias(as: "hall") {
            id
            name
            rawId
            ...hallPath_hall
            ...compareRows_hall
            ...ClipButton_clippable @arguments(isCounted: false)
            coverImages {
              ...picture_image
            }
          }
        }
      }
    `,
    query,
  );
  const halls = nodes.flatMap((node) => node?.hall ?? []);
  const guestCount = useGuestCount();
  const hallIds = halls.map(({ id }) => id);
  const estimates = useHallEstimates(hallIds, guestCount);
  const typedDay = context.address.query.get('wedding_date') ?? '';
  const dateOfAddress = readWeddingDate(typedDay);
  const weddingDay = useWeddingDay() ?? dateOfAddress.day;
  const notes = useHallNotes(hallIds);
  const today = useToday();
  const showsRokuyo = useRokuyo();
  const omitted = omittedHallCount(context);
  return (
    <div className={`page flow ${styles.page}`}>
      <Head
        title="会場をくらべる"
        description="会場の場所、費用の目安、人数、評価を並べて比べられます。"
        canonical={null}
        noindex
      />
      <Breadcrumb
        crumbs={[
          { label: 'トップ', href: homePath() },
          { label: '会場を探す', href: hallSearchPath() },
          { label: 'くらべる' },
        ]}
      />
      <PageTitle kind="name">会場をくらべる</PageTitle>
      {halls.length < query.variables.ids.length && (
        <p>選んだ会場の一部を表示できません。掲載が終了したか、情報を確認できない会場です。</p>
      )}
      {halls.length < 2 && (
        <EmptyState
          drawing="clips"
          level={2}
          title="2〜4会場を選ぶと、並べて比べられます"
          actions={
            <>
              <ButtonLink variant="primary" href={clipsPath()}>
                クリップから選ぶ
              </ButtonLink>
              <ButtonLink href={hallSearchPath()}>会場を探す</ButtonLink>
            </>
          }
        >
          <p>クリップした会場の「くらべる」に印をつけてください。</p>
        </EmptyState>
      )}
      {halls.length > 1 && (
        <p data-screen>
          ちがいのあるところを並べ、どの会場も同じところは下にまとめています。色のついた点数がいちばん高い会場です。
        </p>
      )}
      {halls.length > 0 && (
        <div className={styles.visitor} data-screen>
          <GuestCount />
          <WeddingDayForm ids={query.variables.ids} day={weddingDay} fromAddress={dateOfAddress} />
        </div>
      )}
      {omitted > 0 && <p>比べられるのは4会場までです。あとの{omitted}会場は表示していません。</p>}
      {halls.length > 0 && (
        <CompareTable
          heads={halls.map((hall) => ({
            id: hall.id,
            name: hall.name ?? UNNAMED_HALL,
            href: hallPath(hall),
            picture: hall.coverImages?.[0] ? toPicture(hall.coverImages[0]) : null,
            actions: (
              <>
                <ClipButton clippable={hall} name={hall.name ?? UNNAMED_HALL} />
                {hall.rawId != null && <a href={hallFairsPath({ rawId: hall.rawId })}>見学の予約</a>}
                <a
                  aria-label={`${hall.name ?? UNNAMED_HALL}を外す`}
                  href={hallComparePath({
                    hall: withoutItem(query.variables.ids, hall.id),
                    wedding_date: typedDay || undefined,
                  })}
                >
                  外す
                </a>
              </>
            ),
          }))}
          rows={compareRows(halls, { guestCount, estimates, weddingDay, today, notes, showsRokuyo })}
        />
      )}
      {halls.length > 0 && (
        <p className={styles.note}>
          {weddingDay && (
            <span>{`キャンセル料は${formatDate(weddingDay)}の挙式について、規約から読み取った目安です。`}</span>
          )}
          <span>
            増え方は、初回見積もりと最終金額がどちらもわかる実例の差の中央値、点数は口コミ全体の平均です。特典は条件に合うときのものです。ご契約の前に会場でご確認ください。
          </span>
        </p>
      )}
      {halls.length > 1 && (
        <p data-screen>
          <Button onClick={() => print()}>この表を印刷する</Button>
        </p>
      )}
    </div>
  );
}
