import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { HallComparePageQuery } from '../../__generated__/HallComparePageQuery.graphql.ts';
import { capacity, man, number } from '../../format.ts';
import { venueTypeName } from '../../names.ts';
import { hallPath, NAMELESS } from '../../components/hall/hallPath.ts';
import { picture } from '../../components/hall/picture.ts';
import { Head } from '../../components/page/Head.tsx';
import type { PageProps } from '../../router/page.tsx';
import { Breadcrumb } from '../../ui/base/Breadcrumb.tsx';
import { PageTitle } from '../../ui/base/PageTitle.tsx';
import { ButtonLink } from '../../ui/base/Button.tsx';
import { CompareTable } from '../../ui/clip/CompareTable.tsx';
import { EmptyState } from '../../ui/notice/EmptyState.tsx';
import { leftOut } from './compareAddress.ts';
import { PrintButton } from './PrintButton.tsx';

/** Two to four halls side by side. Everybody may look at it; what is private to a member is not on it. */
export default function HallComparePage({ query, place }: PageProps<HallComparePageQuery>) {
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
            ...hallPath_hall
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
  const unseen = leftOut(place);
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
          { label: 'トップ', href: '/' },
          { label: '会場を探す', href: '/halls/search/' },
          { label: 'くらべる' },
        ]}
      />
      <PageTitle set="name">会場をくらべる</PageTitle>
      {halls.length < 2 && (
        <EmptyState
          drawing="clips"
          level={2}
          title="2〜4会場を選ぶと、並べて比べられます"
          actions={
            <>
              <ButtonLink look="main" href="/mypage/clips">
                クリップから選ぶ
              </ButtonLink>
              <ButtonLink href="/halls/search/">会場を探す</ButtonLink>
            </>
          }
        >
          <p>クリップした会場の「くらべる」に印をつけてください。</p>
        </EmptyState>
      )}
      {halls.length > 1 && (
        <p>
          ちがいのあるところに色をつけています。費用の目安は会場ごとの実例によるもので、お見積りではありません。
        </p>
      )}
      {unseen > 0 && <p>比べられるのは4会場までです。あとの{unseen}会場は表示していません。</p>}
      {halls.length < query.variables.ids.length && <p>掲載が終了した会場は表示していません。</p>}
      {halls.length > 0 && (
        <CompareTable
          heads={halls.map((hall) => ({
            id: hall.id,
            name: hall.name ?? NAMELESS,
            href: hallPath(hall),
            picture: hall.coverImages?.[0] ? picture(hall.coverImages[0]) : null,
          }))}
          rows={[
            row('会場の種類', (hall) => venueTypeName(hall.venueType)),
            row('場所', places),
            row('交通', (hall) => hall.access),
            row('費用の目安', (hall) => (hall.cost == null ? null : man(hall.cost))),
            row('人数', (hall) => capacity(hall.capacityMin, hall.capacityMax)),
            row('評価', (hall) => (hall.rating == null ? null : `5点中${hall.rating.toFixed(1)}点`)),
            row('口コミ', (hall) => (hall.ratingCount == null ? null : `${number(hall.ratingCount)}件`)),
            row('ベストレート保証', (hall) => (hall.isBestRate ? 'あり' : 'なし')),
          ]}
        />
      )}
      {halls.length > 1 && <PrintButton />}
    </div>
  );
}
