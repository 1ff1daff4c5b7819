import { graphql, useFragment } from 'react-relay/hooks.js';
import type { MagazinePickup_query$key } from '../../__generated__/MagazinePickup_query.graphql.ts';
import { ArticleCard } from '../../components/article/ArticleCard.tsx';
import { ArticleTags } from '../../components/article/ArticleTags.tsx';
import { ArticleGrid } from '../../ui/article/ArticleCard.tsx';
import { Section } from '../../ui/base/Section.tsx';

/** Today's picks, including articles of other sites. */
export function MagazinePickup(props: { query: MagazinePickup_query$key }) {
  const { pickupArticles } = useFragment(
    graphql`
      fragment MagazinePickup_query on Query {
        pickupArticles @required(action: THROW) {
          id
          ...ArticleCard_article
          ...ArticleTags_article
        }
      }
    `,
    props.query,
  );
  if (pickupArticles.length === 0) return null;
  return (
    <Section id="pickup" title="今日のおすすめ">
      <ArticleGrid>
        {pickupArticles.map((article, index) => (
          <ArticleCard
            key={article.id}
            article={article}
            tags={<ArticleTags article={article} />}
            priority={index === 0}
          />
        ))}
      </ArticleGrid>
    </Section>
  );
}
