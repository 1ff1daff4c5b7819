import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ArticleClip_article$key } from '../../__generated__/ArticleClip_article.graphql.ts';
import { postArticleClip } from '../../native/app.ts';
import { ClipButton } from '../clip/ClipButton.tsx';

/** Clips an article and notifies the native app. Articles of other sites cannot be clipped. */
export function ArticleClip(props: { article: ArticleClip_article$key; variant?: 'icon' | 'label' }) {
  const article = useFragment(
    graphql`
      fragment ArticleClip_article on Article {
        rawId
        url
        title
        ...ClipButton_clippable
      }
    `,
    props.article,
  );
  const { rawId, url, title } = article;
  if (!rawId) return null;
  return (
    <ClipButton
      clippable={article}
      name={title ?? 'この記事'}
      variant={props.variant}
      onChange={(isClipped) => url && postArticleClip(url, isClipped)}
    />
  );
}
