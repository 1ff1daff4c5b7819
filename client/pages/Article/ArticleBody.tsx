import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ArticleBody_article$key } from '../../__generated__/ArticleBody_article.graphql.ts';
import { BODY_ID } from '../../components/article/articleNames.ts';
import { useCampaignOffer } from '../../components/extras/promotion.ts';
import { ReadTracker } from '../../components/page/ReadTracker.tsx';
import { TextBlocks } from '../../components/text/TextBlocks.tsx';
import { Phrases } from '../../ui/base/Phrases.tsx';
import { useCurrentAnchor } from '../../ui/base/useCurrentAnchor.ts';
import styles from './ArticlePage.module.css';
import { postModel } from './postModel.ts';

export function ArticleBody(props: { article: ArticleBody_article$key }) {
  const article = useFragment(
    graphql`
      fragment ArticleBody_article on Article {
        ...postModel_article
        blocks(page: $page) {
          ... on ArticleHeading {
            level
            textWithBreaks
            anchor
          }
          ...TextBlocks_blocks
        }
      }
    `,
    props.article,
  );
  const post = postModel(article);
  const offerCampaign = useCampaignOffer();
  const blocks = article.blocks ?? [];
  const headings = blocks.filter(({ level }) => level === 2);
  return (
    <>
      {headings.length > 1 && <Contents headings={headings} />}
      <TextBlocks blocks={blocks} id={BODY_ID} as="page" />
      <ReadTracker
        event={{ event: 'ReadedPostDataEvent', post }}
        onRead={post.show_floating ? offerCampaign : undefined}
      />
    </>
  );
}

/** Links to the headings, marking the one that is being read. */
function Contents(props: {
  headings: readonly { readonly anchor?: string; readonly textWithBreaks?: string }[];
}) {
  const headings = props.headings.map(({ anchor = '', textWithBreaks = '' }) => ({ anchor, textWithBreaks }));
  const current = useCurrentAnchor(
    'headings',
    headings.map(({ anchor }) => anchor),
  );
  return (
    <details className={styles.tableOfContents} open>
      <summary>目次</summary>
      <ol>
        {headings.map(({ anchor, textWithBreaks }) => (
          <li key={anchor}>
            <a href={`#${anchor}`} aria-current={anchor === current ? 'location' : undefined}>
              <Phrases>{textWithBreaks}</Phrases>
            </a>
          </li>
        ))}
      </ol>
    </details>
  );
}
