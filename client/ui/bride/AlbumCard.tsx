import { Picture, type PictureSource } from '../base/Picture.tsx';
import styles from './AlbumCard.module.css';

export type AlbumCardData = {
  href: string;
  /** 「前撮り」 */
  title: string;
  cover: PictureSource | null;
  /** Null where it is not known. */
  photoCount: number | null;
};

/** An album as a pile of photographs. */
function AlbumCard({ album }: { album: AlbumCardData }) {
  return (
    <a href={album.href} className={styles.album}>
      <span className={styles.pile} data-many={(album.photoCount ?? 0) > 1 ? '' : undefined}>
        <Picture source={album.cover} ratio="4:5" frame="mat" sizes="(width >= 48em) 220px, 45vw" alt="" />
      </span>
      <span className={styles.content}>
        <span className={styles.title}>{album.title}</span>
        {album.photoCount !== null && <span className={styles.count}>{album.photoCount}枚</span>}
      </span>
    </a>
  );
}

export function AlbumGrid({ albums }: { albums: readonly AlbumCardData[] }) {
  return (
    <ul className="cards cards-small">
      {albums.map((album) => (
        <li key={album.href}>
          <AlbumCard album={album} />
        </li>
      ))}
    </ul>
  );
}
