import type { ReactNode } from 'react';
import { cx } from '../base/cx.ts';
import { Picture } from '../base/Picture.tsx';
import { Price } from '../base/Price.tsx';
import { RatingLine } from '../base/RatingLine.tsx';
import type { HallCardFacts } from './HallCard.tsx';
import styles from './RankRow.module.css';

type RankRowProps = {
  rank: number;
  hall: HallCardFacts;
  clip?: ReactNode;
  /** The first three are shown large. */
  large?: boolean;
  first?: boolean;
  /** Level of the name as a heading. */
  level?: 2 | 3;
};

/** A hall in a ranking, with its place as a large numeral. */
export function RankRow({ rank, hall, clip, large = false, first, level = 2 }: RankRowProps) {
  const Name = `h${level}` as const;
  return (
    <article className={cx(styles.row, large && styles.large)}>
      <p className={styles.rank}>
        {rank}
        <span className="unseen">位</span>
      </p>
      <a href={hall.href} tabIndex={-1} aria-hidden="true" className={styles.photo}>
        <Picture
          source={hall.photos[0]}
          sizes={large ? '(width >= 768px) 360px, 100vw' : '160px'}
          first={first}
          alt=""
        />
      </a>
      <div className={styles.words}>
        <p className={styles.where}>{[hall.kind, hall.place].filter(Boolean).join(' · ')}</p>
        <Name className={styles.name}>
          <a href={hall.href}>{hall.name}</a>
        </Name>
        <p className={styles.facts}>
          <RatingLine rating={hall.rating} count={hall.ratingCount} />
          <Price yen={hall.cost} />
        </p>
      </div>
      {clip && <div className={styles.clip}>{clip}</div>}
    </article>
  );
}
