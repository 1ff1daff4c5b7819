import { graphql, useFragment } from 'react-relay/hooks.js';
import type { HomeMagazine_query$key } from '../../__generated__/HomeMagazine_query.graphql.ts';
import { ArticleCard } from '../../components/article/ArticleCard.tsx';
import { ArticleGrid } from '../../ui/article/ArticleCard.tsx';
import { Section } from '../../ui/base/Section.tsx';
import { magazinePath } from '../../paths.ts';

/** Two rows on wide screens. */
const MAX_ARTICLES = 6;

export function HomeMagazine(props: { query: HomeMagazine_query$key }) {
  const { pickupArticles } = useFragment(
    graphql`
      fragment HomeMagazine_query on Query {
        pickupArticles @required(action: THROW) {
          id
          ...ArticleCard_article
        }
      }
    `,
    props.query,
  );
  if (pickupArticles.length === 0) return null;
  return (
    <Section id="magazine" title="マガジンから" more={{ href: magazinePath(), label: 'マガジンを読む' }}>
      <ArticleGrid>
        {pickupArticles.slice(0, MAX_ARTICLES).map((article) => (
          <ArticleCard key={article.id} article={article} />
        ))}
      </ArticleGrid>
    </Section>
  );
}
