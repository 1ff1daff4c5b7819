import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { PlaceStatsPageQuery } from '../../__generated__/PlaceStatsPageQuery.graphql.ts';
import { formatNumber } from '../../format.ts';
import { Head, onlyPrefecture } from '../../components/page/Head.tsx';
import { breadcrumbGraph } from '../../components/page/JsonLd.tsx';
import { PrefectureLinks } from '../../components/place/PrefectureLinks.tsx';
import type { PageProps } from '../../router/route.tsx';
import { Breadcrumb } from '../../ui/base/Breadcrumb.tsx';
import { ButtonLink } from '../../ui/base/Button.tsx';
import { FactList } from '../../ui/base/FactList.tsx';
import { PageTitle } from '../../ui/base/PageTitle.tsx';
import { Price } from '../../ui/base/Price.tsx';
import { Section } from '../../ui/base/Section.tsx';
import { ErrorNote } from '../../ui/notice/ErrorNote.tsx';
import { ChipLinks } from '../../ui/base/ChipLinks.tsx';
import { useRequestContext } from '../../requestContext.ts';
import { UNKNOWN, UNNAMED_PLACE } from '../../labels.ts';
import styles from './Stats.module.css';
import {
  areaHallsPath,
  areaStatsPath,
  homePath,
  prefectureArticlesPath,
  prefectureHallsPath,
  prefectureStatsPath,
  regionHallsPath,
  regionStatsPath,
  statsPath,
} from '../../paths.ts';

/** Statistics of an area, prefecture or region. */
/** Parts of the path: one of them. */
export interface StatsParts {
  readonly areaSlug?: string;
  readonly prefectureSlug?: string;
  readonly regionSlug?: string;
}

export default function PlaceStatsPage({ query, context }: PageProps<PlaceStatsPageQuery, StatsParts>) {
  const data = usePreloadedQuery<PlaceStatsPageQuery>(
    graphql`
      query PlaceStatsPageQuery($place: PlaceInput!, $prefectureSlug: String)
      @preloadable
      @throwOnFieldError {
        stats: areaStats(place: $place) {
          hallCount @catch(to: NULL)
          reviewCount @catch(to: NULL)
          photoCount @catch(to: NULL)
          averageCost @catch(to: NULL)
          averageGuestCount @catch
        }
        options: hallSearchOptions @catch(to: NULL) {
          areas @catch(to: NULL) {
            slug
            name
          }
          prefectures @catch(to: NULL) {
            slug
            name
            areaSlug
          }
          regions(prefectureSlug: $prefectureSlug) @catch(to: NULL) {
            slug
            name
            prefectureSlug
          }
        }
        ...PrefectureLinks_query
      }
    `,
    query,
  );
  const { site } = useRequestContext();
  const { stats } = data;
  if (!stats) return null;
  const { areaSlug, prefectureSlug, regionSlug } = context.params;
  const { areas, prefectures, regions } = data.options ?? {};
  const slug = areaSlug ?? prefectureSlug ?? regionSlug ?? '';
  const name =
    [...(areas ?? []), ...(prefectures ?? []), ...(regions ?? [])].find((known) => known.slug === slug)
      ?.name ?? UNNAMED_PLACE;
  const [path, list] = areaSlug
    ? [areaStatsPath({ areaSlug }), areaHallsPath({ area_slug: areaSlug })]
    : prefectureSlug
      ? [prefectureStatsPath({ prefectureSlug }), prefectureHallsPath({ prefecture_slug: prefectureSlug })]
      : [regionStatsPath({ regionSlug: slug }), regionHallsPath({ region_slugs: slug })];
  const prefectureOfArea =
    areaSlug && onlyPrefecture(prefectures?.filter((prefecture) => prefecture.areaSlug === areaSlug));
  const title = `${name}の結婚式の数字`;
  const crumbs = [
    { label: 'トップ', href: homePath() },
    { label: '地域の数字', href: statsPath() },
    { label: title },
  ];
  return (
    <>
      <Head
        title={title}
        description={`${name}の結婚式場の数、評価の件数、費用の平均、招待人数の平均をまとめています。`}
        canonical={prefectureOfArea ? prefectureStatsPath({ prefectureSlug: prefectureOfArea }) : path}
        graph={[breadcrumbGraph(site.url, crumbs)]}
      />
      <div className={`page wide-flow ${styles.page}`}>
        <div className="flow">
          <Breadcrumb crumbs={crumbs} />
          <PageTitle kind="heading">{title}</PageTitle>
          <FactList
            facts={[
              { label: '会場', value: figure(stats.hallCount, '会場') },
              { label: '評価件数', value: figure(stats.reviewCount, '件') },
              { label: '写真', value: figure(stats.photoCount, '枚') },
              { label: '費用の平均', value: <Price yen={stats.averageCost} /> },
              {
                label: '人数の平均',
                value: stats.averageGuestCount.ok ? averageOf(stats.averageGuestCount.value) : UNKNOWN,
              },
            ]}
          />
          <p className={styles.note}>
            費用と人数は、掲載している会場の目安と口コミの回答をもとにした平均です。
          </p>
          <p className={styles.links}>
            <ButtonLink href={list} icon="right" iconLast>
              {name}の会場を見る
            </ButtonLink>
            {prefectureSlug && (
              <ButtonLink href={prefectureArticlesPath({ prefectureSlug })} icon="right" iconLast>
                {name}の記事を読む
              </ButtonLink>
            )}
          </p>
        </div>
        {prefectureSlug && regions?.length !== 0 && (
          <Section id="regions" title="エリアごとの数字">
            {regions ? (
              <ChipLinks
                label="エリア"
                links={regions.map((region) => ({
                  label: region.name,
                  href: regionStatsPath({ regionSlug: region.slug }),
                }))}
              />
            ) : (
              <ErrorNote title="エリアごとの数字を読み込めませんでした" retryHref={context.address.path} />
            )}
          </Section>
        )}
        <PrefectureLinks
          id="others"
          title="ほかの地域の数字"
          query={data}
          hrefOf={(other) => prefectureStatsPath({ prefectureSlug: other })}
          areaHrefOf={(other) => areaStatsPath({ areaSlug: other })}
        />
      </div>
    </>
  );
}

const averageOf = (guests: number | null | undefined): string =>
  guests == null ? '回答なし' : `${formatNumber(guests)}名`;

function figure(value: number | null | undefined, unit: string): string {
  return value == null ? UNKNOWN : `${formatNumber(value)}${unit}`;
}
