import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ArticleCard_article$key } from '../../__generated__/ArticleCard_article.graphql.ts';
import { ArticleCard as ArticleCardView } from '../../ui/article/ArticleCard.tsx';
import { marked } from '../../ui/base/Phrases.tsx';
import { toPicture } from '../photo/picture.ts';
import { ArticleClip } from './ArticleClip.tsx';
import { UNNAMED_ARTICLE } from './articleNames.ts';
import { articlePath } from '../../paths.ts';

/** An article in a list. Articles of other sites link there. */
export function ArticleCard(props: {
  article: ArticleCard_article$key;
  layout?: 'vertical' | 'row' | 'rank';
  rank?: number;
  priority?: boolean;
  level?: 2 | 3;
  /** ArticleTags. */
  tags?: ReactNode;
}) {
  const { article: key, ...view } = props;
  const article = useFragment(
    graphql`
      fragment ArticleCard_article on Article {
        rawId
        url
        title
        titleWithBreaks
        excerpt
        categoryName
        prLabel
        referrerName
        modifiedAt
        ...ArticleClip_article
        thumbnail {
          ...picture_image
        }
      }
    `,
    key,
  );
  const { rawId, url, title, titleWithBreaks, excerpt, categoryName, prLabel, referrerName, thumbnail } =
    article;
  return (
    <ArticleCardView
      {...view}
      clip={rawId && view.layout !== 'rank' ? <ArticleClip article={article} /> : undefined}
      article={{
        href: rawId ? articlePath({ rawId }) : (url ?? null),
        title: marked(title ?? UNNAMED_ARTICLE, titleWithBreaks),
        prLabel: prLabel ?? null,
        category: categoryName ?? null,
        referrer: rawId ? null : (referrerName ?? 'ほかのサイト'),
        excerpt: excerpt ?? null,
        picture: thumbnail ? toPicture(thumbnail) : null,
        modifiedAt: article.modifiedAt ?? null,
      }}
    />
  );
}
