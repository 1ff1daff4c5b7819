import { graphql, useFragment } from 'react-relay/hooks.js';
import type {
  TextBlocks_blocks$data,
  TextBlocks_blocks$key,
} from '../../__generated__/TextBlocks_blocks.graphql.ts';
import { HallCard } from '../hall/HallCard.tsx';
import { toPicture } from '../photo/picture.ts';
import { Html } from '../page/Html.tsx';
import { Phrases } from '../../ui/base/Phrases.tsx';
import { cx } from '../../ui/base/cx.ts';
import styles from './TextBlocks.module.css';

type Block = TextBlocks_blocks$data[number];

const EMBED_LABELS: Record<string, string> = {
  YOUTUBE: 'YouTubeで動画を見る',
  VIMEO: 'Vimeoで動画を見る',
  GOOGLE_MAPS: 'Googleマップで開く',
  INSTAGRAM: 'Instagramで見る',
};
const HEADINGS = ['h2', 'h3', 'h4'] as const;
/** Image-proxy widths for a column of 680 px at up to 2x. */
const IMAGE_WIDTHS = [500, 700, 1200, 1340];
/** A figure among the first blocks is above the fold. */
const BLOCKS_ABOVE_FOLD = 3;

/** A text rendered block by block. */
export function TextBlocks(props: {
  blocks: TextBlocks_blocks$key;
  /** Anchor of the text. */
  id?: string;
  /**
   * `page`: the main content, so that a figure at its top loads with priority. `section`: a bride's own words within a
   * page, so that headings are a level lower and photos are matted.
   */
  as: 'page' | 'section';
}) {
  const blocks = useFragment(
    graphql`
      fragment TextBlocks_blocks on ArticleBlock @relay(plural: true) {
        __typename
        ... on ArticleText {
          html
        }
        ... on ArticleHeading {
          level
          textWithBreaks
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
          html: htmlWithBreaks
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
          hall {
            ...HallCard_hall
          }
        }
      }
    `,
    props.blocks,
  );
  const { id, as } = props;
  const firstFigure = blocks.findIndex((block) => block.__typename === 'ArticleFigure');
  const hasPriorityFigure = as === 'page' && firstFigure < BLOCKS_ABOVE_FOLD;
  return (
    <div className={cx(styles.text, styles[as])} id={id}>
      {blocks.map((block, index) => (
        // Indexes are stable keys: blocks never change while shown.
        <BlockView
          key={index}
          block={block}
          priority={hasPriorityFigure && index === firstFigure}
          matted={as === 'section'}
        />
      ))}
    </div>
  );
}

function BlockView({ block, priority, matted }: { block: Block; priority: boolean; matted: boolean }) {
  switch (block.__typename) {
    case 'ArticleText':
      return <Html html={block.html} />;
    case 'ArticleHeading': {
      const Heading = HEADINGS[(block.level === 2 ? 0 : 1) + (matted ? 1 : 0)] ?? 'h4';
      return (
        <Heading id={block.anchor} tabIndex={-1}>
          <Phrases>{block.textWithBreaks}</Phrases>
        </Heading>
      );
    }
    case 'ArticleFigure':
      return block.image ? (
        <Figure image={block.image} caption={block.caption ?? null} priority={priority} matted={matted} />
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
          <span>{EMBED_LABELS[block.provider] ?? '外部のサイトで開く'}</span>
        </a>
      );
    case 'ArticleHall':
      return block.hall ? <HallCard hall={block.hall} /> : <p>{block.label}</p>;
    default:
      return null;
  }
}

type FigureImage = NonNullable<Extract<Block, { __typename: 'ArticleFigure' }>['image']>;

function Figure(props: { image: FigureImage; caption: string | null; priority: boolean; matted: boolean }) {
  const { image, caption, priority, matted } = props;
  const { url, alt, color } = toPicture(image);
  const { width, height } = image;
  const isSized = width != null && height != null;
  return (
    <figure className={styles.figure} data-tall={isSized && height > width ? '' : undefined}>
      <span className={matted ? styles.mat : undefined}>
        <img
          src={`${url}&width=700`}
          srcSet={IMAGE_WIDTHS.map((candidate) => `${url}&width=${candidate} ${candidate}w`).join(', ')}
          sizes="(width >= 48em) 680px, 100vw"
          alt={alt ?? ''}
          width={isSized ? width : 1200}
          height={isSized ? height : 800}
          // A fixed ratio prevents a layout shift when the image loads.
          className={isSized ? undefined : styles.unsized}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding={priority ? 'sync' : 'async'}
          style={color ? { backgroundColor: color } : undefined}
        />
      </span>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
