import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { HallRankingPageQuery } from '../../__generated__/HallRankingPageQuery.graphql.ts';
import { rankedBy, RANKING_SORTS } from '../../hallSorts.ts';
import { GuestCount } from '../../components/cost/CostForGuests.tsx';
import { Head } from '../../components/page/Head.tsx';
import { breadcrumbGraph } from '../../components/page/JsonLd.tsx';
import { PageSection } from '../../components/page/PageSection.tsx';
import { toPicture } from '../../components/photo/picture.ts';
import { hallPath } from '../../components/hall/hallPath.ts';
import { UNNAMED_PLACE } from '../../labels.ts';
import type { PageProps } from '../../router/route.tsx';
import { useRequestContext } from '../../requestContext.ts';
import { Breadcrumb } from '../../ui/base/Breadcrumb.tsx';
import { withoutMarks } from '../../ui/base/Phrases.tsx';
import { PageTitle } from '../../ui/base/PageTitle.tsx';
import { SortMenu } from '../../ui/search/SortMenu.tsx';
import styles from './HallRankingPage.module.css';
import { HallRankingRow } from './HallRankingRow.tsx';
import { OtherRankings } from './OtherRankings.tsx';
import { homePath, prefectureHallRankingPath, regionHallRankingPath } from '../../paths.ts';

/** Hall ranking of a prefecture or region, with an explanation of the order. */
export default function HallRankingPage({ query }: PageProps<HallRankingPageQuery>) {
  const data = usePreloadedQuery<HallRankingPageQuery>(
    graphql`
      query HallRankingPageQuery($prefectureSlug: String!, $regionSlug: String, $sort: HallSort!)
      @preloadable {
        ranking: hallRanking(prefectureSlug: $prefectureSlug, regionSlug: $regionSlug, sort: $sort) {
          rank
          hall {
            coverImages {
              ...picture_image
            }
            ...hallPath_hall
            ...HallRankingRow_hall
          }
        }
        options: hallSearchOptions {
          prefectures {
            slug
            name
          }
          regions(prefectureSlug: $prefectureSlug) {
            slug
            name
          }
        }
        ...OtherRankings_query
      }
    `,
    query,
  );
  const { site } = useRequestContext();
  const { prefectureSlug, regionSlug, sort } = query.variables;
  const pathOf = (s: string | null = null) =>
    regionSlug
      ? regionHallRankingPath({ prefectureSlug, regionSlug }, { s })
      : prefectureHallRankingPath({ prefectureSlug }, { s });
  const prefecture =
    data.options?.prefectures?.find(({ slug }) => slug === prefectureSlug)?.name ?? UNNAMED_PLACE;
  const region =
    regionSlug && (data.options?.regions?.find(({ slug }) => slug === regionSlug)?.name ?? UNNAMED_PLACE);
  const heading = `${region ?? prefecture}の\u{200B}${rankedBy(sort)}結婚式場\u{200B}ランキング`;
  const title = withoutMarks(heading);
  const order = RANKING_SORTS.find(({ value }) => value === sort);
  const crumbs = [
    { label: 'トップ', href: homePath() },
    ...(region
      ? [{ label: `${prefecture}のランキング`, href: prefectureHallRankingPath({ prefectureSlug }) }]
      : []),
    { label: title },
  ];
  const ranked = (data.ranking ?? []).flatMap(({ rank, hall }) => (hall ? [{ rank, hall }] : []));
  const cover = ranked[0]?.hall.coverImages?.[0];
  return (
    <div className={`page ${styles.ranking}`}>
      <Head
        title={title}
        description={`${title}。${order?.why ?? ''}上位${ranked.length}会場の口コミ評価と費用の目安をまとめています。`}
        canonical={pathOf()}
        noindex={sort !== 'RECOMMENDED'}
        image={cover && toPicture(cover).url}
        graph={[
          breadcrumbGraph(site.url, crumbs),
          {
            '@type': 'CollectionPage',
            name: title,
            mainEntity: {
              '@type': 'ItemList',
              itemListElement: ranked.map(({ rank, hall }) => ({
                '@type': 'ListItem',
                position: rank,
                url: site.url + hallPath(hall),
              })),
            },
          },
        ]}
      />
      <div className="flow">
        <Breadcrumb crumbs={crumbs} />
        <PageTitle kind="heading">{heading}</PageTitle>
        {order && (
          <p aria-live="polite" className={styles.sortReason}>
            {order.why}
          </p>
        )}
        <GuestCount />
        <SortMenu
          options={RANKING_SORTS.map(({ value, param, name }) => ({
            label: name,
            href: pathOf(value === 'RECOMMENDED' ? null : param),
            current: value === sort,
          }))}
        />
      </div>
      <ol className={styles.rows}>
        {ranked.map(({ rank, hall }) => (
          <li key={rank} data-large={rank <= 3 ? '' : undefined}>
            <HallRankingRow hall={hall} rank={rank} />
          </li>
        ))}
      </ol>
      <PageSection label="ほかの地域のランキング">
        <OtherRankings query={data} prefectureSlug={prefectureSlug} />
      </PageSection>
    </div>
  );
}
