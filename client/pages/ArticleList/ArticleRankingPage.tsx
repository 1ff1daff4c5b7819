import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { ArticleRankingPageQuery } from '../../__generated__/ArticleRankingPageQuery.graphql.ts';
import { ArticleCard } from '../../parts/article/ArticleCard.tsx';
import { Head } from '../../parts/page/Head.tsx';
import { breadcrumbGraph } from '../../parts/page/JsonLd.tsx';
import { writeAddress } from '../../router/address.ts';
import type { PageProps } from '../../router/page.tsx';
import { Breadcrumb } from '../../ui/base/Breadcrumb.tsx';
import { PageTitle } from '../../ui/base/PageTitle.tsx';
import { SortMenu } from '../../ui/search/SortMenu.tsx';
import { useVisit } from '../../visit.ts';
import { RANKING_PERIODS } from './listAddress.ts';
import styles from './ArticleRankingPage.module.css';

const PATH = '/magazine/ranking';

/** The twenty most read articles, with the rule of their order under the title. */
export default function ArticleRankingPage({ query }: PageProps<ArticleRankingPageQuery>) {
  const { ranking } = usePreloadedQuery<ArticleRankingPageQuery>(
    graphql`
      query ArticleRankingPageQuery($period: ArticleRankingPeriod) @preloadable @throwOnFieldError {
        ranking: articleRanking(period: $period) {
          rank
          article {
            ...ArticleCard_article
          }
        }
      }
    `,
    query,
  );
  const { site } = useVisit();
  const param = query.variables.period?.toLowerCase() ?? '';
  const crumbs = [
    { label: 'トップ', href: '/' },
    { label: 'マガジン', href: '/magazine' },
    { label: '記事のランキング' },
  ];
  const rule = RANKING_PERIODS.find((period) => period.param === param)?.rule;
  return (
    <div className={`page wide-flow ${styles.page}`}>
      <Head
        title="記事のランキング"
        description={`よく読まれている記事を20位までご紹介します。${rule ?? ''}`}
        canonical={PATH}
        noindex={param !== ''}
        graph={[breadcrumbGraph(site.url, crumbs)]}
      />
      <div className="flow">
        <Breadcrumb crumbs={crumbs} />
        <PageTitle set="words">記事のランキング</PageTitle>
        {rule && <p>{rule}</p>}
        <SortMenu
          options={RANKING_PERIODS.map((period) => ({
            label: period.name,
            href: writeAddress(PATH, [['period', period.param]]),
            current: period.param === param,
          }))}
        />
      </div>
      <ol className={styles.rows}>
        {ranking.map(({ rank, article }) => (
          <li key={rank}>
            <span className={styles.rank}>
              {rank}
              <span className="unseen">位</span>
            </span>
            <ArticleCard article={article} layout="row" level={2} first={rank === 1} />
          </li>
        ))}
      </ol>
    </div>
  );
}
