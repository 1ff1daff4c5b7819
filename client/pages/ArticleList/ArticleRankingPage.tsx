import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { ArticleRankingPageQuery } from '../../__generated__/ArticleRankingPageQuery.graphql.ts';
import { ArticleCard } from '../../components/article/ArticleCard.tsx';
import { Head } from '../../components/page/Head.tsx';
import { breadcrumbGraph } from '../../components/page/JsonLd.tsx';
import type { PageProps } from '../../router/route.tsx';
import { useNextAddress } from '../../router/useRouter.ts';
import { Breadcrumb } from '../../ui/base/Breadcrumb.tsx';
import { PageTitle } from '../../ui/base/PageTitle.tsx';
import { EmptyState } from '../../ui/notice/EmptyState.tsx';
import { ChipLinks } from '../../ui/base/ChipLinks.tsx';
import { SortMenu } from '../../ui/search/SortMenu.tsx';
import { useRequestContext } from '../../requestContext.ts';
import styles from './ArticleRankingPage.module.css';
import { articlePath, articleRankingPath, categoryPath, homePath, magazinePath } from '../../paths.ts';

/** Ranking periods; `param` is the value in the URL. */
const PERIODS = [
  { param: '', name: 'すべての期間', rule: 'これまでに読まれた回数の順です。' },
  { param: 'day', name: '直近一日', rule: '直近一日に読まれた回数の順です。' },
  { param: 'week', name: '直近一週間', rule: '直近一週間に読まれた回数の順です。' },
  { param: 'month', name: '直近一か月', rule: '直近一か月に読まれた回数の順です。' },
] as const;

/** The 20 most read articles, overall or of a category. */
export default function ArticleRankingPage({ query }: PageProps<ArticleRankingPageQuery>) {
  const { category, ...data } = usePreloadedQuery<ArticleRankingPageQuery>(
    graphql`
      query ArticleRankingPageQuery($period: ArticleRankingPeriod, $category: String!, $ofCategory: Boolean!)
      @preloadable
      @throwOnFieldError {
        category: articleCategory(by: { rawId: $category }) @include(if: $ofCategory) {
          rawId
          name
          ranking(period: $period) {
            rank
            article {
              rawId
              ...ArticleCard_article
            }
          }
        }
        ranking: articleRanking(period: $period) @skip(if: $ofCategory) {
          rank
          article {
            rawId
            ...ArticleCard_article
          }
        }
        categories: articleCategories @catch(to: NULL) {
          rawId
          name
          children {
            rawId
            name
          }
        }
      }
    `,
    query,
  );
  const { site } = useRequestContext();
  const period = query.variables.period?.toLowerCase() ?? '';
  const ranking = category?.ranking ?? data.ranking ?? [];
  const title = category ? `${category.name}の記事のランキング` : '記事のランキング';
  const crumbs = [
    { label: 'トップ', href: homePath() },
    { label: 'マガジン', href: magazinePath() },
    ...(category ? [{ label: category.name, href: categoryPath({ rawId: category.rawId }) }] : []),
    { label: 'ランキング' },
  ];
  const rule = PERIODS.find(({ param }) => param === period)?.rule;
  const chosen = category?.rawId ?? '';
  return (
    <div className={`page wide-flow ${styles.page}`}>
      <Head
        title={title}
        description={`よく読まれている記事を20位までご紹介します。${rule ?? ''}`}
        canonical={articleRankingPath({ category: category?.rawId })}
        noindex={period !== ''}
        graph={[
          breadcrumbGraph(site.url, crumbs),
          {
            '@type': 'CollectionPage',
            name: title,
            mainEntity: {
              '@type': 'ItemList',
              itemListElement: ranking.flatMap(({ rank, article: { rawId } }) =>
                rawId
                  ? [{ '@type': 'ListItem' as const, position: rank, url: site.url + articlePath({ rawId }) }]
                  : [],
              ),
            },
          },
        ]}
      />
      <div className="flow">
        <Breadcrumb crumbs={crumbs} />
        <PageTitle kind={category ? 'name' : 'heading'}>{title}</PageTitle>
        {rule && <p aria-live="polite">{rule}</p>}
        <RankingLinks chosen={chosen} period={period} categories={data.categories ?? []} />
      </div>
      {ranking.length === 0 && (
        <EmptyState drawing="page" title="まだ順位がありません">
          <p>読まれた記事がここに並びます。</p>
        </EmptyState>
      )}
      <ol className={styles.rows}>
        {ranking.map(({ rank, article }) => (
          <li key={rank}>
            <span className={`display-font ${styles.rank}`}>
              {rank}
              <span className="visually-hidden">位</span>
            </span>
            <ArticleCard article={article} layout="row" level={2} priority={rank === 1} />
          </li>
        ))}
      </ol>
    </div>
  );
}

interface ListedCategory {
  readonly rawId: string;
  readonly name: string;
}

/** Links to the other periods and categories. `chosen` is the raw id of a category, or empty. */
function RankingLinks(props: {
  chosen: string;
  period: string;
  categories: readonly (ListedCategory & { readonly children: readonly ListedCategory[] })[];
}) {
  const { chosen, period, categories } = props;
  const next = useNextAddress().query;
  const parent = categories.find(({ rawId, children }) =>
    [rawId, ...children.map((child) => child.rawId)].includes(chosen),
  );
  const linksTo = (listed: readonly { readonly rawId: string; readonly name: string }[], current: string) =>
    listed.map(({ rawId, name }) => ({
      label: name,
      href: articleRankingPath({ category: rawId, period: next.get('period') }),
      current: rawId === current,
    }));
  return (
    <>
      <SortMenu
        label="期間"
        options={PERIODS.map(({ name, param }) => ({
          label: name,
          href: articleRankingPath({ category: next.get('category'), period: param }),
          current: param === period,
        }))}
      />
      {(chosen !== '' || categories.length > 0) && (
        <ChipLinks
          label="カテゴリー"
          scrollable
          links={linksTo([{ rawId: '', name: 'すべて' }, ...categories], parent?.rawId ?? '')}
        />
      )}
      {parent && parent.children.length > 0 && (
        <ChipLinks
          label={`${parent.name}の中のカテゴリー`}
          scrollable
          links={linksTo(
            [{ rawId: parent.rawId, name: `${parent.name}のすべて` }, ...parent.children],
            chosen,
          )}
        />
      )}
    </>
  );
}
