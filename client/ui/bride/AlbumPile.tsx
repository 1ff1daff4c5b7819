import { Picture, type PictureSource } from '../base/Picture.tsx';
import styles from './AlbumPile.module.css';

/** An album as a list tells it. */
export type AlbumFacts = {
  href: string;
  /** 「前撮り」 */
  title: string;
  cover: PictureSource | null;
  photoCount: number;
};

/** An album: a pile of prints with the cover on top. */
export function AlbumPile({ album }: { album: AlbumFacts }) {
  return (
    <a href={album.href} className={styles.album}>
      <span className={styles.pile} data-many={album.photoCount > 1 ? '' : undefined}>
        <Picture source={album.cover} ratio="4:5" frame="mat" sizes="(width >= 768px) 220px, 45vw" alt="" />
      </span>
      <span className={styles.title}>{album.title}</span>
      <span className={styles.count}>{album.photoCount}枚</span>
    </a>
  );
}

/** Albums side by side. */
export function AlbumPiles({ albums }: { albums: readonly AlbumFacts[] }) {
  return (
    <ul className={styles.piles}>
      {albums.map((album) => (
        <li key={album.href}>
          <AlbumPile album={album} />
        </li>
      ))}
    </ul>
  );
}
