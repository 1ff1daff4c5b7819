import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { HallComparePageQuery } from '../../__generated__/HallComparePageQuery.graphql.ts';
import { ClipButton } from '../../components/clip/ClipButton.tsx';
import { withoutItem } from '../../components/clip/compareSelection.ts';
import { GuestCount } from '../../components/cost/CostForGuests.tsx';
import { useGuestCount } from '../../components/cost/guestCount.ts';
import { useHallEstimates } from '../../components/cost/hallEstimates.ts';
import { hallPath, UNNAMED_HALL } from '../../components/hall/hallPath.ts';
import { Head } from '../../components/page/Head.tsx';
import { toPicture } from '../../components/photo/picture.ts';
import { formatCapacity, formatManYen, formatNumber } from '../../format.ts';
import { UNKNOWN, venueTypeLabel } from '../../labels.ts';
import type { PageProps } from '../../router/route.tsx';
import { Breadcrumb } from '../../ui/base/Breadcrumb.tsx';
import { Button, ButtonLink } from '../../ui/base/Button.tsx';
import { PageTitle } from '../../ui/base/PageTitle.tsx';
import { formatAbout, NO_BILLS } from '../../ui/cost/CostEstimate.tsx';
import { CompareTable } from '../../ui/clip/CompareTable.tsx';
import { EmptyState } from '../../ui/notice/EmptyState.tsx';
import { omittedHallCount } from './hallCompareRoute.ts';
import { clipsPath, hallComparePath, hallFairsPath, hallSearchPath, homePath } from '../../paths.ts';

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
            venueType
            access
            capacityMin
            capacityMax
            cost
            rating
            ratingCount
            isBestRate
            rawId
            ...hallPath_hall
            ...ClipButton_clippable @arguments(isCounted: false)
            coverImages {
              ...picture_image
            }
            location {
              prefecture {
                name
              }
              regions {
                name
              }
            }
          }
        }
      }
    `,
    query,
  );
  const halls = nodes.flatMap((node) => node?.hall ?? []);
  const row = (label: string, of: (hall: (typeof halls)[number]) => string | null | undefined) => ({
    label,
    values: halls.map((hall) => of(hall) || null),
  });
  const guestCount = useGuestCount();
  const estimates = useHallEstimates(
    halls.map(({ id }) => id),
    guestCount,
  );
  const estimateRow = {
    label: `${guestCount}名の費用`,
    values: estimates.map((estimate) =>
      estimate
        ? `${formatAbout(estimate.amount)}（実例${estimate.billCount}件）`
        : estimate === null
          ? NO_BILLS
          : UNKNOWN,
    ),
  };
  const omitted = omittedHallCount(context);
  const places = (hall: (typeof halls)[number]): string =>
    [hall.location?.prefecture?.name, hall.location?.regions?.[0]?.name].filter(Boolean).join(' ');
  return (
    <div className="page flow">
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
        <p>
          ちがいのあるところを並べ、どの会場も同じところは下にまとめています。費用の目安は会場ごとの実例によるもので、お見積りではありません。
        </p>
      )}
      {halls.length > 0 && <GuestCount />}
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
                  href={hallComparePath({ hall: withoutItem(query.variables.ids, hall.id) })}
                >
                  外す
                </a>
              </>
            ),
          }))}
          rows={[
            row('会場の種類', (hall) => venueTypeLabel(hall.venueType)),
            row('場所', places),
            row('交通', (hall) => hall.access),
            row('費用の目安', (hall) => (hall.cost == null ? null : formatManYen(hall.cost))),
            ...(guestCount === null ? [] : [estimateRow]),
            row('人数', (hall) => formatCapacity(hall.capacityMin, hall.capacityMax)),
            row('評価', (hall) => (hall.rating == null ? null : `5点中${hall.rating.toFixed(1)}点`)),
            row('口コミ', (hall) =>
              hall.ratingCount == null ? null : `${formatNumber(hall.ratingCount)}件`,
            ),
            row('ベストレート保証', ({ isBestRate }) =>
              isBestRate == null ? null : isBestRate ? 'あり' : 'なし',
            ),
          ]}
        />
      )}
      {halls.length > 1 && (
        <p data-screen>
          <Button onClick={() => print()}>この表を印刷する</Button>
        </p>
      )}
    </div>
  );
}
