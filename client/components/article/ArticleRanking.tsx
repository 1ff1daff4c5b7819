import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ArticleRanking_query$key } from '../../__generated__/ArticleRanking_query.graphql.ts';
import { Section } from '../../ui/base/Section.tsx';
import { ArticleCard } from './ArticleCard.tsx';
import styles from './ArticleRanking.module.css';
import { articleRankingPath } from '../../paths.ts';

/** The most read articles of the week. */
export function ArticleRanking(props: { query: ArticleRanking_query$key }) {
  const { articleRanking } = useFragment(
    graphql`
      fragment ArticleRanking_query on Query {
        articleRanking(period: WEEK, first: 5) @required(action: THROW) {
          rank
          article {
            ...ArticleCard_article
          }
        }
      }
    `,
    props.query,
  );
  return (
    <Section
      id="ranking"
      title="よく読まれている記事"
      lead="直近一週間に読まれた回数の順です。"
      more={{ href: articleRankingPath(), label: 'ランキングを見る' }}
    >
      <ol className={styles.list}>
        {articleRanking.map(
          ({ rank, article }) =>
            article && (
              <li key={rank}>
                <ArticleCard article={article} layout="rank" rank={rank} />
              </li>
            ),
        )}
      </ol>
    </Section>
  );
}
