import { Picture, type PictureSource } from '../base/Picture.tsx';
import { cx } from '../base/cx.ts';
import styles from './PictureTiles.module.css';

export interface PictureTile {
  readonly href: string;
  readonly name: string;
  /** 「12人」「340枚」; null where unknown. */
  readonly count: string | null;
  readonly photo: PictureSource | null;
}

/** Two columns on phones, three on tablets, `columns` on wide screens. */
export function PictureTiles({ tiles, columns }: { tiles: readonly PictureTile[]; columns: 3 | 4 }) {
  return (
    <ul className={cx('cards cards-small', columns === 3 && 'cards-3')}>
      {tiles.map(({ href, name, count, photo }) => (
        <li key={href}>
          <a href={href} className={styles.tile}>
            <Picture source={photo} ratio="3:2" sizes="(width >= 48em) 350px, 45vw" alt="" />
            <span className={styles.content}>
              <span className={styles.name}>{name}</span>
              {count && <span className={styles.count}>{count}</span>}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
