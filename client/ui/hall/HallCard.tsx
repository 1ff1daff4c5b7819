import type { ReactNode } from 'react';
import { cx } from '../base/cx.ts';
import { Icon } from '../base/Icon.tsx';
import { marked, Phrases } from '../base/Phrases.tsx';
import type { PictureSource } from '../base/Picture.tsx';
import { Price } from '../base/Price.tsx';
import { RatingLine } from '../base/RatingLine.tsx';
import { PRLabel, Tag } from '../base/Tag.tsx';
import { PhotoStrip } from '../photo/PhotoStrip.tsx';
import styles from './HallCard.module.css';

export type HallCardData = {
  href: string;
  name: string;
  /** The name with its phrases marked. */
  nameWithBreaks?: string | null;
  photos: readonly PictureSource[];
  /** 「専門式場」 */
  kind?: string | null;
  /** 「東京都 青山」 */
  place?: string | null;
  /** 「表参道駅 徒歩5分」 */
  access?: string | null;
  rating: number | null;
  /** Null where it is not known. */
  ratingCount: number | null;
  /** Typical cost in yen. */
  cost: number | null;
  /** Basis of the cost: 「60名の場合」. */
  costNote?: string | null;
  /** 「20〜120名」 */
  capacity?: string | null;
  /** 「次のフェア 11月22日(日)」 */
  fair?: string | null;
  /** 「ベストレート保証」 */
  badges?: readonly string[];
};

type HallCardProps = {
  hall: HallCardData;
  /** `list` is horizontal from 768 px, `mini` is for horizontal scrollers. */
  layout?: 'grid' | 'list' | 'mini';
  /** What the visitor's number of guests costs. */
  estimate?: ReactNode;
  /** ClipButton. */
  clip?: ReactNode;
  /** Whether its position is paid for. */
  sponsored?: boolean;
  priority?: boolean;
  /** Heading level of the name. */
  level?: 2 | 3 | 4;
};

const SIZES = {
  grid: '(width >= 77.5em) 380px, (width >= 48em) 46vw, calc(100vw - 32px)',
  list: '(width >= 48em) 340px, calc(100vw - 32px)',
  mini: '200px',
};

export function HallCard(props: HallCardProps) {
  const { hall, layout = 'grid', estimate, clip, sponsored, priority, level = 3 } = props;
  const Name = `h${level}` as const;
  const mini = layout === 'mini';
  return (
    <article className={cx(styles.card, styles[layout])}>
      <div className={styles.photos}>
        <PhotoStrip
          photos={mini ? hall.photos.slice(0, 1) : hall.photos}
          name={hall.name}
          href={hall.href}
          sizes={SIZES[layout]}
          priority={priority}
        />
      </div>
      <div className={styles.content}>
        {(sponsored || hall.kind || hall.place) && (
          <p className={styles.where}>
            {sponsored && <PRLabel />}
            {[hall.kind, hall.place].filter(Boolean).join(' · ')}
          </p>
        )}
        <Name className={styles.name}>
          <a href={hall.href}>
            <Phrases>{marked(hall.name, hall.nameWithBreaks)}</Phrases>
          </a>
        </Name>
        <p className={styles.keyFacts}>
          <RatingLine rating={hall.rating} count={hall.ratingCount} />
          <span className={styles.cost}>
            {hall.costNote && hall.cost !== null && <small>{hall.costNote}</small>}
            <Price yen={hall.cost} />
          </span>
        </p>
        {estimate}
        {!mini && <Facts hall={hall} />}
        {clip && <div className={styles.clip}>{clip}</div>}
      </div>
    </article>
  );
}

function Facts({ hall }: { hall: HallCardData }) {
  const lines = [
    { icon: 'train' as const, label: '交通', text: hall.access },
    { icon: 'people' as const, label: '人数', text: hall.capacity },
    { icon: 'calendar' as const, label: 'フェア', text: hall.fair },
  ].filter((line) => line.text);
  return (
    <>
      {lines.length > 0 && (
        <ul className={styles.facts}>
          {lines.map((line) => (
            <li key={line.label}>
              <Icon name={line.icon} size={16} label={line.label} />
              <span>{line.text}</span>
            </li>
          ))}
        </ul>
      )}
      {hall.badges && hall.badges.length > 0 && (
        <p className={styles.badges}>
          {hall.badges.map((badge) => (
            <Tag key={badge} tone="good">
              {badge}
            </Tag>
          ))}
        </p>
      )}
    </>
  );
}
