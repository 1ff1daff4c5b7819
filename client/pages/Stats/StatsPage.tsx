import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import { readInlineData } from 'relay-runtime';
import type { StatsPage_stats$key } from '../../__generated__/StatsPage_stats.graphql.ts';
import type { StatsPageQuery } from '../../__generated__/StatsPageQuery.graphql.ts';
import { formatNumber } from '../../format.ts';
import { Head } from '../../components/page/Head.tsx';
import { breadcrumbGraph } from '../../components/page/JsonLd.tsx';
import { PrefectureLinks } from '../../components/place/PrefectureLinks.tsx';
import type { PageProps } from '../../router/route.tsx';
import { Breadcrumb } from '../../ui/base/Breadcrumb.tsx';
import { PageTitle } from '../../ui/base/PageTitle.tsx';
import { Price } from '../../ui/base/Price.tsx';
import { useRequestContext } from '../../requestContext.ts';
import styles from './Stats.module.css';
import { areaStatsPath, homePath, prefectureStatsPath, statsPath } from '../../paths.ts';

const TITLE = '地域ごとの結婚式の数字';

/** Statistics of the eight areas. */
export default function StatsPage({ query }: PageProps<StatsPageQuery>) {
  const data = usePreloadedQuery<StatsPageQuery>(
    graphql`
      query StatsPageQuery @preloadable {
        hokkaido: areaStats(place: { areaSlug: "hokkaido" }) {
          ...StatsPage_stats
        }
        tohoku: areaStats(place: { areaSlug: "tohoku" }) {
          ...StatsPage_stats
        }
        kanto: areaStats(place: { areaSlug: "kanto" }) {
          ...StatsPage_stats
        }
        chubu: areaStats(place: { areaSlug: "chubu" }) {
          ...StatsPage_stats
        }
        kinki: areaStats(place: { areaSlug: "kinki" }) {
          ...StatsPage_stats
        }
        chugoku: areaStats(place: { areaSlug: "chugoku" }) {
          ...StatsPage_stats
        }
        shikoku: areaStats(place: { areaSlug: "shikoku" }) {
          ...StatsPage_stats
        }
        kyushu: areaStats(place: { areaSlug: "kyushu" }) {
          ...StatsPage_stats
        }
        ...PrefectureLinks_query
      }
    `,
    query,
  );
  const { site } = useRequestContext();
  const crumbs = [{ label: 'トップ', href: homePath() }, { label: TITLE }];
  const areas: ReadonlyArray<readonly [string, string, StatsPage_stats$key | null | undefined]> = [
    ['hokkaido', '北海道', data.hokkaido],
    ['tohoku', '東北', data.tohoku],
    ['kanto', '関東', data.kanto],
    ['chubu', '中部', data.chubu],
    ['kinki', '近畿', data.kinki],
    ['chugoku', '中国', data.chugoku],
    ['shikoku', '四国', data.shikoku],
    ['kyushu', '九州', data.kyushu],
  ];
  return (
    <>
      <Head
        title={TITLE}
        description="結婚式場の数、評価の件数、費用の平均、招待人数の平均を、北海道から九州まで地域ごとに比べられます。"
        canonical={statsPath()}
        graph={[breadcrumbGraph(site.url, crumbs)]}
      />
      <div className={`page wide-flow ${styles.page}`}>
        <div className="flow">
          <Breadcrumb crumbs={crumbs} />
          <PageTitle kind="heading">{TITLE}</PageTitle>
          <section className={styles.scroll} aria-label="地域ごとの数字の表">
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">地域</th>
                  <th scope="col">会場</th>
                  <th scope="col">評価件数</th>
                  <th scope="col">写真</th>
                  <th scope="col">費用の平均</th>
                  <th scope="col">人数の平均</th>
                </tr>
              </thead>
              <tbody>
                {areas.map(([slug, name, key]) => (
                  <AreaRow key={slug} slug={slug} name={name} stats={key} />
                ))}
              </tbody>
            </table>
          </section>
          <p className={styles.note}>
            費用と人数は、掲載している会場の目安と口コミの回答をもとにした平均です。
          </p>
        </div>
        <PrefectureLinks
          id="prefectures"
          title="都道府県ごとの数字"
          query={data}
          hrefOf={(slug) => prefectureStatsPath({ prefectureSlug: slug })}
          areaHrefOf={(slug) => areaStatsPath({ areaSlug: slug })}
        />
      </div>
    </>
  );
}

/** Dashes where the statistics failed to load. */
function AreaRow(props: { slug: string; name: string; stats: StatsPage_stats$key | null | undefined }) {
  const { slug, name } = props;
  const stats = props.stats
    ? readInlineData(
        graphql`
          fragment StatsPage_stats on AreaStats @inline {
            hallCount
            reviewCount
            photoCount
            averageCost
            averageGuestCount
          }
        `,
        props.stats,
      )
    : null;
  const figure = (value: number | null | undefined) => (value == null ? '—' : formatNumber(value));
  return (
    <tr>
      <th scope="row">
        <a href={areaStatsPath({ areaSlug: slug })}>{name}</a>
      </th>
      <td>{figure(stats?.hallCount)}</td>
      <td>{figure(stats?.reviewCount)}</td>
      <td>{figure(stats?.photoCount)}</td>
      <td>{stats?.averageCost == null ? '—' : <Price yen={stats.averageCost} />}</td>
      <td>{stats?.averageGuestCount == null ? '—' : `${formatNumber(stats.averageGuestCount)}名`}</td>
    </tr>
  );
}
