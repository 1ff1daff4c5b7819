import { graphql, useFragment } from 'react-relay/hooks.js';
import type {
  TextBlocks_blocks$data,
  TextBlocks_blocks$key,
} from '../../__generated__/TextBlocks_blocks.graphql.ts';
import { HallCard } from '../hall/HallCard.tsx';
import { picture } from '../hall/picture.ts';
import { Html } from '../page/Html.tsx';
import { cx } from '../../ui/base/cx.ts';
import styles from './TextBlocks.module.css';

type Block = TextBlocks_blocks$data[number];

const PROVIDERS: Record<string, string> = {
  YOUTUBE: 'YouTubeで動画を見る',
  VIMEO: 'Vimeoで動画を見る',
  GOOGLE_MAPS: 'Googleマップで開く',
  INSTAGRAM: 'Instagramで見る',
};
/** Headings of sections and of their parts, and those a level lower. */
const LEVELS = ['h2', 'h3', 'h4'] as const;
/** Widths the image proxy makes, as far as a column of 680 px at twice its size needs them. */
const WIDTHS = [500, 700, 1200, 1340];
/** A figure among so many blocks from above is in sight when the page opens. */
const IN_SIGHT = 3;

/** A text in its pieces: each is a child, in order. A table scrolls by itself; a hall is shown as it is today. */
export function TextBlocks(props: {
  blocks: TextBlocks_blocks$key;
  /** Anchor of the text. */
  id?: string;
  /**
   * `page`: the text is what the page is for; a figure at its head comes before all other pictures. `section`: a person's
   * own words within a page, so headings stand a level lower and photographs have their mats.
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
    `,
    props.blocks,
  );
  const { id, as } = props;
  const firstFigure = blocks.findIndex((block) => block.__typename === 'ArticleFigure');
  const isLed = as === 'page' && firstFigure < IN_SIGHT;
  return (
    <div className={cx(styles.text, styles[as])} id={id}>
      {blocks.map((block, index) => (
        // A text never changes while it is shown.
        <Piece key={index} block={block} first={isLed && index === firstFigure} own={as === 'section'} />
      ))}
    </div>
  );
}

function Piece({ block, first, own }: { block: Block; first: boolean; own: boolean }) {
  switch (block.__typename) {
    case 'ArticleText':
      return <Html html={block.html} />;
    case 'ArticleHeading': {
      const Heading = LEVELS[(block.level === 2 ? 0 : 1) + (own ? 1 : 0)] ?? 'h4';
      return (
        <Heading id={block.anchor} tabIndex={-1}>
          {block.text}
        </Heading>
      );
    }
    case 'ArticleFigure':
      return block.image ? (
        <Figure image={block.image} caption={block.caption ?? null} first={first} own={own} />
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

function Figure(props: { image: FigureImage; caption: string | null; first: boolean; own: boolean }) {
  const { image, caption, first, own } = props;
  const { url, alt, colour } = picture(image);
  const { width, height } = image;
  const isSized = width != null && height != null;
  return (
    <figure className={styles.figure} data-tall={isSized && height > width ? '' : undefined}>
      <span className={own ? styles.mat : undefined}>
        <img
          src={`${url}&width=700`}
          srcSet={WIDTHS.map((made) => `${url}&width=${made} ${made}w`).join(', ')}
          sizes="(width >= 768px) 680px, 100vw"
          alt={alt ?? ''}
          width={isSized ? width : 1200}
          height={isSized ? height : 800}
          // Its own shape would push the text away when it arrives.
          className={isSized ? undefined : styles.unsized}
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : undefined}
          decoding="async"
          style={colour ? { backgroundColor: colour } : undefined}
        />
      </span>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
