import type { ReactNode } from 'react';
import { cx } from '../base/cx.ts';
import { Picture, type PictureSource } from '../base/Picture.tsx';
import { Tag } from '../base/Tag.tsx';
import styles from './ClipRow.module.css';

type ClipRowProps = {
  name: string;
  /** Null where there is no way to it any more. */
  href: string | null;
  /** Whether the way leaves the site. */
  isOutside?: boolean;
  picture: PictureSource | null;
  /** One line: kind and place, brand, price. */
  facts?: ReactNode;
  /** 「11月15日にクリップ」 */
  when?: string | null;
  /** Why it is no longer to be seen; null while it is. */
  gone?: string | null;
  /** Its ClipButton. */
  clip?: ReactNode;
  /** Note, comments, choices. */
  children?: ReactNode;
};

/** Something kept, in a list of the like: a small print, its name, what one has written about it. */
export function ClipRow(props: ClipRowProps) {
  const { name, href, isOutside = false, picture, facts, when, gone = null, clip, children } = props;
  const outside = isOutside ? { rel: 'noopener', target: '_blank' } : {};
  return (
    <article className={cx(styles.row, gone !== null && styles.gone)}>
      <div className={styles.print}>
        <Picture source={picture} ratio="1:1" sizes="112px" alt="" />
      </div>
      <div className={styles.words}>
        <h2 className={styles.name}>
          {href !== null && gone === null ? (
            <a href={href} {...outside}>
              {name}
            </a>
          ) : (
            name
          )}
        </h2>
        {gone !== null && (
          <p className={styles.reason}>
            <Tag>掲載終了</Tag> {gone}
          </p>
        )}
        {facts && <p className={styles.facts}>{facts}</p>}
        {when && <p className={styles.when}>{when}</p>}
      </div>
      {clip && <div className={styles.clip}>{clip}</div>}
      {children && <div className={styles.more}>{children}</div>}
    </article>
  );
}
