import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ArticleTags_article$key } from '../../__generated__/ArticleTags_article.graphql.ts';
import { tagPath } from '../../paths.ts';
import styles from './ArticleTags.module.css';

const MAX_TAGS = 3;

/** The first tags of an article in a list, as links. Apart from the card, as pages of articles do without them. */
export function ArticleTags(props: { article: ArticleTags_article$key }) {
  const { indexedTags } = useFragment(
    graphql`
      fragment ArticleTags_article on Article {
        indexedTags {
          slug
          name
        }
      }
    `,
    props.article,
  );
  if (!indexedTags || indexedTags.length === 0) return null;
  return (
    <ul className={styles.tags} aria-label="タグ">
      {indexedTags.slice(0, MAX_TAGS).map(({ slug, name }) => (
        <li key={slug}>
          <a href={tagPath({ slug })}>#{name}</a>
        </li>
      ))}
    </ul>
  );
}
