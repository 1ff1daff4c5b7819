import { graphql, useFragment } from 'react-relay/hooks.js';
import type {
  ArticleBody_article$data,
  ArticleBody_article$key,
} from '../../__generated__/ArticleBody_article.graphql.ts';
import { HallCard } from '../../parts/hall/HallCard.tsx';
import { picture } from '../../parts/hall/picture.ts';
import { Html } from '../../parts/page/Html.tsx';
import { ReadMark } from '../../parts/page/ReadMark.tsx';
import styles from './ArticlePage.module.css';
import { postModel } from './postModel.ts';

type Block = NonNullable<ArticleBody_article$data['blocks']>[number];

const PROVIDERS: Record<string, string> = {
  YOUTUBE: 'YouTubeで動画を見る',
  VIMEO: 'Vimeoで動画を見る',
  GOOGLE_MAPS: 'Googleマップで開く',
  INSTAGRAM: 'Instagramで見る',
};
/** Widths the image proxy makes, as far as a column of 680 px at twice its size needs them. */
const WIDTHS = [500, 700, 1200, 1340];

/** Anchor of the text; its children are its blocks, in order. */
export const BODY_ID = 'text';

/** The text in its pieces, after the list of its headings. A table scrolls by itself; a hall is shown as it is today. */
export function ArticleBody(props: { article: ArticleBody_article$key }) {
  const article = useFragment(
    graphql`
      fragment ArticleBody_article on Article @throwOnFieldError {
        ...postModel_article
        blocks(page: $page) {
          __typename
          ... on ArticleText {
            html
          }
          ... on ArticleHeading {
            level
            text
            anchor
          }
          ... on ArticleFigure {
            caption
            image {
              width
              height
              ...picture_image
            }
          }
          ... on ArticleTable {
            html
            caption
          }
          ... on ArticleEmbed {
            provider
            url
            title
          }
          ... on ArticleHall {
            label
            url
            hall @catch(to: NULL) {
              ...HallCard_hall
            }
          }
        }
      }
    `,
    props.article,
  );
  const all = article.blocks ?? [];
  const headings = all.flatMap((block) =>
    block.__typename === 'ArticleHeading' && block.level === 2 ? [block] : [],
  );
  const firstFigure = all.findIndex((block) => block.__typename === 'ArticleFigure');
  return (
    <>
      {headings.length > 1 && (
        <details className={styles.contents} open>
          <summary>目次</summary>
          <ol>
            {headings.map(({ anchor, text }) => (
              <li key={anchor}>
                <a href={`#${anchor}`}>{text}</a>
              </li>
            ))}
          </ol>
        </details>
      )}
      <div className={styles.body} id={BODY_ID}>
        {all.map((block, index) => (
          // A text never changes while it is shown.
          <Piece key={index} block={block} first={index === firstFigure && index < 3} />
        ))}
      </div>
      <ReadMark event={{ event: 'ReadedPostDataEvent', post: postModel(article) }} />
    </>
  );
}

function Piece({ block, first }: { block: Block; first: boolean }) {
  switch (block.__typename) {
    case 'ArticleText':
      return <Html html={block.html} />;
    case 'ArticleHeading': {
      const Heading = block.level === 2 ? 'h2' : 'h3';
      return (
        <Heading id={block.anchor} tabIndex={-1}>
          {block.text}
        </Heading>
      );
    }
    case 'ArticleFigure':
      return block.image ? (
        <Figure image={block.image} caption={block.caption ?? null} first={first} />
      ) : null;
    case 'ArticleTable':
      return (
        <figure className={styles.table}>
          <section
            className={styles.scroll}
            aria-label={block.caption ?? '表'}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller takes the arrow keys
            tabIndex={0}
          >
            <Html html={block.html} />
          </section>
          {block.caption && <figcaption>{block.caption}</figcaption>}
        </figure>
      );
    case 'ArticleEmbed':
      return (
        <a className={styles.embed} href={block.url} target="_blank" rel="noopener nofollow">
          {block.title ?? block.url}
          <span>{PROVIDERS[block.provider] ?? '外部のサイトで開く'}</span>
        </a>
      );
    case 'ArticleHall':
      return block.hall ? <HallCard hall={block.hall} /> : <p>{block.label}</p>;
    default:
      return null;
  }
}

type FigureImage = NonNullable<Extract<Block, { __typename: 'ArticleFigure' }>['image']>;

function Figure(props: { image: FigureImage; caption: string | null; first: boolean }) {
  const { image, caption, first } = props;
  const { url, alt, colour } = picture(image);
  const width = image.width ?? 1200;
  const height = image.height ?? 800;
  return (
    <figure className={styles.figure} data-tall={height > width ? '' : undefined}>
      <img
        src={`${url}&width=700`}
        srcSet={WIDTHS.map((made) => `${url}&width=${made} ${made}w`).join(', ')}
        sizes="(width >= 768px) 680px, 100vw"
        alt={alt ?? ''}
        width={width}
        height={height}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
        style={colour ? { backgroundColor: colour } : undefined}
      />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
