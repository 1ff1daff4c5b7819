import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ArticleRelated_article$key } from '../../__generated__/ArticleRelated_article.graphql.ts';
import { ArticleCard } from '../../components/article/ArticleCard.tsx';
import { ArticleGrid } from '../../ui/article/ArticleCard.tsx';
import { Section } from '../../ui/base/Section.tsx';

export function ArticleRelated(props: { article: ArticleRelated_article$key }) {
  const { relatedArticles } = useFragment(
    graphql`
      fragment ArticleRelated_article on Article {
        relatedArticles(first: 6) @required(action: THROW) {
          id
          ...ArticleCard_article
        }
      }
    `,
    props.article,
  );
  if (relatedArticles.length === 0) return null;
  return (
    <Section id="related" title="関連する記事">
      <ArticleGrid columns={2}>
        {relatedArticles.map((article) => (
          <ArticleCard key={article.id} article={article} layout="row" />
        ))}
      </ArticleGrid>
    </Section>
  );
}
