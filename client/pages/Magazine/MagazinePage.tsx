import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { MagazinePageQuery } from '../../__generated__/MagazinePageQuery.graphql.ts';
import { ArticleCard } from '../../components/article/ArticleCard.tsx';
import { ArticleTags } from '../../components/article/ArticleTags.tsx';
import { ArticleRanking } from '../../components/article/ArticleRanking.tsx';
import { feedPath, FeedLinks } from '../../components/article/FeedLinks.tsx';
import { RecentlyViewedArticles } from '../../components/article/RecentlyViewedArticles.tsx';
import { Head } from '../../components/page/Head.tsx';
import { breadcrumbGraph } from '../../components/page/JsonLd.tsx';
import { PageSection } from '../../components/page/PageSection.tsx';
import { PrefectureLinks } from '../../components/place/PrefectureLinks.tsx';
import type { PageProps } from '../../router/route.tsx';
import { ArticleGrid } from '../../ui/article/ArticleCard.tsx';
import { Breadcrumb } from '../../ui/base/Breadcrumb.tsx';
import { ButtonLink } from '../../ui/base/Button.tsx';
import { PageTitle } from '../../ui/base/PageTitle.tsx';
import { Pager } from '../../ui/base/Pager.tsx';
import { Section } from '../../ui/base/Section.tsx';
import { ChipLinks } from '../../ui/base/ChipLinks.tsx';
import { useRequestContext } from '../../requestContext.ts';
import styles from './MagazinePage.module.css';
import { MagazineCategories } from './MagazineCategories.tsx';
import { MagazinePickup } from './MagazinePickup.tsx';
import {
  articleRankingPath,
  categoryPath,
  guidesPath,
  homePath,
  magazinePath,
  prefectureArticlesPath,
  writersPath,
} from '../../paths.ts';

const PAGE_SIZE = 20;

/** Picked, newest and most read articles. */
export default function MagazinePage({ query }: PageProps<MagazinePageQuery>) {
  const data = usePreloadedQuery<MagazinePageQuery>(
    graphql`
      query MagazinePageQuery($page: Int!, $isFirst: Boolean!) @preloadable @throwOnFieldError {
        recent: recentArticles(page: $page) {
          totalCount @catch(to: NULL)
          nodes {
            id
            categories @catch(to: NULL) {
              rawId
              name
            }
            ...ArticleCard_article
            ...ArticleTags_article
          }
        }
        categories: articleCategories @catch(to: NULL) {
          rawId
          name
          ...MagazineCategories_categories
        }
        ...MagazinePickup_query @include(if: $isFirst) @alias(as: "pickup")
        ...PrefectureLinks_query @include(if: $isFirst) @alias(as: "places")
        ...ArticleRanking_query @defer
      }
    `,
    query,
  );
  const { site } = useRequestContext();
  const { page } = query.variables;
  const { nodes, totalCount } = data.recent;
  const crumbs = [{ label: 'トップ', href: homePath() }, { label: 'マガジン' }];
  const categories = data.categories ?? [];
  // Those of the articles on the page, until the gateway has read the index.
  const links = new Map(
    (categories.length > 0 ? categories : nodes.flatMap(({ categories: own }) => own ?? [])).map(
      ({ rawId, name }) => [rawId, name] as const,
    ),
  );
  return (
    <div className={`page wide-flow ${styles.page}`}>
      <Head
        title="結婚準備のマガジン"
        description="式場探しから費用、衣裳、演出まで。結婚準備の記事を毎日お届けします。"
        canonical={magazinePath({ page })}
        page={page}
        graph={[breadcrumbGraph(site.url, crumbs)]}
      />
      <FeedLinks title={`${site.name} マガジン`} />
      <div className="flow">
        <Breadcrumb crumbs={crumbs} />
        <PageTitle kind="name">結婚準備のマガジン</PageTitle>
        <ChipLinks
          label="カテゴリー"
          scrollable
          links={[...links].map(([rawId, name]) => ({ label: name, href: categoryPath({ rawId }) }))}
        />
        {categories.length > 0 && (
          <p>
            <a href="#categories" className={styles.all}>
              すべてのカテゴリーを見る
            </a>
          </p>
        )}
        <p className={styles.links}>
          <ButtonLink href={guidesPath()}>準備の手引き</ButtonLink>
          <ButtonLink href={writersPath()}>書いている人</ButtonLink>
          <ButtonLink href={articleRankingPath()}>ランキング</ButtonLink>
          <ButtonLink variant="ghost" href={feedPath('xml')} target="_blank">
            RSSで読む
          </ButtonLink>
        </p>
      </div>
      {data.pickup && (
        <PageSection label="今日のおすすめ">
          <MagazinePickup query={data.pickup} />
        </PageSection>
      )}
      <Section id="recent" title="新着の記事" note={totalCount == null ? undefined : `${totalCount}件`}>
        <div className="wide-flow">
          <ArticleGrid>
            {nodes.map((article) => (
              <ArticleCard key={article.id} article={article} tags={<ArticleTags article={article} />} />
            ))}
          </ArticleGrid>
          <Pager
            label="新着の記事"
            page={page}
            lastPage={Math.ceil((totalCount ?? 0) / PAGE_SIZE)}
            hrefFor={(to) => magazinePath({ page: to })}
          />
        </div>
      </Section>
      {categories.length > 0 && <MagazineCategories categories={categories} />}
      <PageSection id="ranking" label="記事のランキング">
        <ArticleRanking query={data} />
      </PageSection>
      {data.places && (
        <PrefectureLinks
          id="places"
          title="地域の記事"
          query={data.places}
          hrefOf={(slug) => prefectureArticlesPath({ prefectureSlug: slug })}
        />
      )}
      <RecentlyViewedArticles />
    </div>
  );
}
