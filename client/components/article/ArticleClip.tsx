import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ArticleClip_article$key } from '../../__generated__/ArticleClip_article.graphql.ts';
import { tellArticleClip } from '../../native/app.ts';
import { ClipButton } from '../clip/ClipButton.tsx';

/** Keeps an article of the magazine; the native app around the page is told. Articles of other sites are kept there. */
export function ArticleClip(props: { article: ArticleClip_article$key; look?: 'icon' | 'words' }) {
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
      look={props.look}
      onChange={(isClipped) => url && tellArticleClip(url, isClipped)}
    />
  );
}
