import type { ReactNode } from 'react';
import { cx } from '../base/cx.ts';
import { Picture, type PictureSource } from '../base/Picture.tsx';
import styles from './ArticleCard.module.css';

/** What a card tells of an article. */
export type ArticleCardFacts = {
  href: string;
  title: string;
  /** Label of paid content, before everything else. */
  prLabel: string | null;
  category: string | null;
  /** The site it opens at, for an article of another site. */
  referrer: string | null;
  excerpt: string | null;
  picture: PictureSource | null;
};

type ArticleCardProps = {
  article: ArticleCardFacts;
  /** `stand` picture above, `row` picture beside, `rank` a numbered line without picture. */
  layout?: 'stand' | 'row' | 'rank';
  rank?: number;
  first?: boolean;
  level?: 2 | 3;
  /** The button that keeps it. */
  clip?: ReactNode;
};

/** An article in a list. */
export function ArticleCard({ article, layout = 'stand', rank, first, level = 3, clip }: ArticleCardProps) {
  const { href, title, prLabel, category, referrer, excerpt, picture } = article;
  const Title = `h${level}` as const;
  const elsewhere = referrer === null ? {} : { target: '_blank', rel: 'noopener' };
  return (
    <article className={cx(styles.card, styles[layout], clip != null && styles.kept)}>
      {rank !== undefined && (
        <p className={styles.rank}>
          {rank}
          <span className="unseen">位</span>
        </p>
      )}
      {layout !== 'rank' && (
        <a href={href} {...elsewhere} tabIndex={-1} aria-hidden="true" className={styles.picture}>
          <Picture
            source={picture}
            sizes={layout === 'row' ? '140px' : '(width >= 768px) 360px, 100vw'}
            first={first}
            alt=""
          />
        </a>
      )}
      <div className={styles.words}>
        {(prLabel ?? category) !== null && (
          <p className={styles.kind}>
            {prLabel && <span className={styles.pr}>{prLabel}</span>}
            {category}
          </p>
        )}
        <Title className={styles.title}>
          <a href={href} {...elsewhere}>
            {title}
          </a>
        </Title>
        {excerpt && <p className={styles.excerpt}>{excerpt}</p>}
        {referrer && <p className={styles.referrer}>{referrer}の記事を開きます</p>}
      </div>
      {clip && <div className={styles.clip}>{clip}</div>}
    </article>
  );
}
