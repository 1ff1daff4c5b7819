import type { ReactNode } from 'react';
import { formatDate, toIsoDate } from '../../format.ts';
import { NO_LINK } from '../../labels.ts';
import { Phrases } from '../base/Phrases.tsx';
import { Picture, type PictureSource } from '../base/Picture.tsx';
import { cx } from '../base/cx.ts';
import styles from './ArticleCard.module.css';

export type ArticleCardData = {
  /** Null where it is not known. */
  href: string | null;
  /** May have its phrases marked. */
  title: string;
  /** Label of sponsored content. */
  prLabel: string | null;
  category: string | null;
  /** Name of the external site the article links to. */
  referrer: string | null;
  excerpt: string | null;
  picture: PictureSource | null;
  /** When it was changed last; `rank` does not show it. */
  modifiedAt?: string | null;
};

type ArticleCardProps = {
  article: ArticleCardData;
  /** `vertical` has the picture above, `row` beside; `rank` is a numbered line without picture. */
  layout?: 'vertical' | 'row' | 'rank';
  rank?: number;
  priority?: boolean;
  level?: 2 | 3;
  /** Links to the tags. */
  tags?: ReactNode;
  /** ClipButton. */
  clip?: ReactNode;
};

export function ArticleCard({
  article,
  layout = 'vertical',
  rank,
  priority: first,
  level = 3,
  tags,
  clip,
}: ArticleCardProps) {
  const { href, title, prLabel, category, referrer, excerpt, picture, modifiedAt } = article;
  const Title = `h${level}` as const;
  const link = { href: href ?? undefined, ...(referrer !== null && { target: '_blank', rel: 'noopener' }) };
  return (
    <article className={cx(styles.card, styles[layout], clip != null && styles.clippable)}>
      {rank !== undefined && (
        <p className={`display-font ${styles.rank}`}>
          {rank}
          <span className="visually-hidden">位</span>
        </p>
      )}
      {layout !== 'rank' && (
        <a {...link} tabIndex={-1} aria-hidden="true" className={styles.picture}>
          <Picture
            source={picture}
            sizes={layout === 'row' ? '140px' : '(width >= 48em) 360px, 100vw'}
            priority={first}
            alt=""
          />
        </a>
      )}
      <div className={styles.content}>
        {(prLabel ?? category) !== null && (
          <p className={styles.kind}>
            {prLabel && <span className={styles.pr}>{prLabel}</span>}
            {category}
          </p>
        )}
        <Title className={styles.title}>
          <a {...link}>
            <Phrases>{title}</Phrases>
          </a>
        </Title>
        {excerpt && <p className={styles.excerpt}>{excerpt}</p>}
        {layout !== 'rank' && modifiedAt && (
          <p className={styles.changed}>
            <time dateTime={toIsoDate(modifiedAt)}>{formatDate(modifiedAt)}更新</time>
          </p>
        )}
        {tags}
        {referrer && (
          <p className={styles.referrer}>{href === null ? NO_LINK : `${referrer}の記事を開きます`}</p>
        )}
      </div>
      {clip && <div className={styles.clip}>{clip}</div>}
    </article>
  );
}

export function ArticleGrid(props: { columns?: 2 | 3; children: readonly ReactNode[] }) {
  const { columns = 3, children } = props;
  return (
    <ul className={cx('cards', columns === 2 && 'cards-2')}>
      {children.map((child, index) => (
        // Items are arbitrary nodes without a key of their own.
        <li key={index}>{child}</li>
      ))}
    </ul>
  );
}
