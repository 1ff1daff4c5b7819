import type { ReactNode } from 'react';
import { cx } from '../base/cx.ts';
import { marked, Phrases } from '../base/Phrases.tsx';
import { Picture } from '../base/Picture.tsx';
import { Price } from '../base/Price.tsx';
import { RatingLine } from '../base/RatingLine.tsx';
import type { HallCardData } from './HallCard.tsx';
import styles from './RankRow.module.css';

type RankRowProps = {
  rank: number;
  hall: HallCardData;
  /** What the visitor's number of guests costs. */
  estimate?: ReactNode;
  clip?: ReactNode;
  /** For the top three. */
  large?: boolean;
  priority?: boolean;
  /** Heading level of the name. */
  level?: 2 | 3;
};

export function RankRow(props: RankRowProps) {
  const { rank, hall, estimate, clip, large = false, priority, level = 2 } = props;
  const Name = `h${level}` as const;
  return (
    <article className={cx(styles.row, large && styles.large)}>
      <p className={`display-font ${styles.rank}`}>
        {rank}
        <span className="visually-hidden">位</span>
      </p>
      <a href={hall.href} tabIndex={-1} aria-hidden="true" className={styles.photo}>
        <Picture
          source={hall.photos[0]}
          sizes={large ? '(width >= 48em) 360px, 100vw' : '160px'}
          priority={priority}
          alt=""
        />
      </a>
      <div className={styles.content}>
        <p className={styles.where}>{[hall.kind, hall.place].filter(Boolean).join(' · ')}</p>
        <Name className={styles.name}>
          <a href={hall.href}>
            <Phrases>{marked(hall.name, hall.nameWithBreaks)}</Phrases>
          </a>
        </Name>
        <p className={styles.facts}>
          <RatingLine rating={hall.rating} count={hall.ratingCount} />
          <Price yen={hall.cost} />
        </p>
        {estimate}
      </div>
      {clip && <div className={styles.clip}>{clip}</div>}
    </article>
  );
}
