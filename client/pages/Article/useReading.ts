import { useEffect } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { useReading_article$key } from '../../__generated__/useReading_article.graphql.ts';
import { picture } from '../../parts/hall/picture.ts';
import { rememberArticle } from '../../parts/article/viewed.ts';

/** Remembers on this device that an article was opened. */
export function useReading(key: useReading_article$key | null | undefined, page: number): void {
  const article = useFragment(
    graphql`
      fragment useReading_article on Article {
        rawId
        title
        thumbnail {
          ...picture_image
        }
      }
    `,
    key,
  );
  useEffect(() => {
    if (!article?.rawId || !article.title) return;
    rememberArticle({
      rawId: article.rawId,
      title: article.title,
      picture: article.thumbnail ? picture(article.thumbnail).url : null,
      at: Date.now(),
    });
  }, [article, page]);
}
