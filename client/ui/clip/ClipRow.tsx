import type { ReactNode } from 'react';
import { cx } from '../base/cx.ts';
import { Picture, type PictureSource } from '../base/Picture.tsx';
import { Tag } from '../base/Tag.tsx';
import styles from './ClipRow.module.css';

type ClipRowProps = {
  name: string;
  /** Null where there is no page any more. */
  href: string | null;
  /** Whether the link leaves the site. */
  isExternal?: boolean;
  picture: PictureSource | null;
  /** One line: type and place, brand, price. */
  facts?: ReactNode;
  /** RatingLine. */
  rating?: ReactNode;
  /** What the visitor's number of guests costs. */
  estimate?: ReactNode;
  /** Day of the next fair. */
  nextFair?: ReactNode;
  /** 「11月15日にクリップ」 */
  date?: string | null;
  /** Why it is no longer listed; null while it is. */
  unavailableReason?: string | null;
  /** ClipButton. */
  clip?: ReactNode;
  /** Note, comments, choices. */
  children?: ReactNode;
};

/** A clipped object in a list. */
export function ClipRow(props: ClipRowProps) {
  const {
    name,
    href,
    isExternal = false,
    picture,
    facts,
    rating,
    estimate,
    nextFair,
    date,
    unavailableReason = null,
    clip,
    children,
  } = props;
  const linkProps = isExternal ? { rel: 'noopener', target: '_blank' } : {};
  return (
    <article className={cx(styles.row, unavailableReason !== null && styles.unavailable)}>
      <div className={styles.thumbnail}>
        <Picture source={picture} ratio="1:1" sizes="112px" alt="" />
      </div>
      <div className={styles.content}>
        <h2 className={styles.name}>
          {href !== null && unavailableReason === null ? (
            <a href={href} {...linkProps}>
              {name}
            </a>
          ) : (
            name
          )}
        </h2>
        {unavailableReason !== null && (
          <p className={styles.reason}>
            <Tag>掲載終了</Tag> {unavailableReason}
          </p>
        )}
        {facts && <p className={styles.facts}>{facts}</p>}
        {rating && <p>{rating}</p>}
        {estimate}
        {nextFair && <p className={styles.facts}>{nextFair}</p>}
        {date && <p className={styles.date}>{date}</p>}
      </div>
      {clip && <div className={styles.clip}>{clip}</div>}
      {children && <div className={styles.more}>{children}</div>}
    </article>
  );
}
