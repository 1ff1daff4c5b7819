import { Picture, type PictureSource } from '../base/Picture.tsx';
import styles from './PictureTiles.module.css';

export interface PictureTile {
  readonly href: string;
  readonly name: string;
  /** 「12人」「340枚」; null where unknown. */
  readonly count: string | null;
  readonly photo: PictureSource | null;
}

/** Two columns on phones, `columns` on wide screens. */
export function PictureTiles({ tiles, columns }: { tiles: readonly PictureTile[]; columns: 3 | 4 }) {
  return (
    <ul className={styles.tiles} data-columns={columns}>
      {tiles.map(({ href, name, count, photo }) => (
        <li key={href}>
          <a href={href} className={styles.tile}>
            <Picture source={photo} ratio="3:2" sizes="(width >= 768px) 350px, 45vw" alt="" />
            <span className={styles.name}>{name}</span>
            {count && <span className={styles.count}>{count}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
