import { Icon } from '../base/Icon.tsx';
import { Picture, type PictureSource } from '../base/Picture.tsx';
import styles from './VideoCard.module.css';

type VideoCardProps = {
  title: string;
  href: string;
  thumbnail: PictureSource | null;
  /** 「3:07」 */
  length?: string | null;
  /** The hall's name, where the list mixes halls. */
  hall?: { name: string; href: string } | null;
  /** One of a row to swipe through; otherwise it is as wide as its column. */
  inRow?: boolean;
};

/** A video: its still, its length, its title. It opens where it is kept. */
export function VideoCard({ title, href, thumbnail, length, hall, inRow = false }: VideoCardProps) {
  return (
    <article className={inRow ? styles.inRow : undefined}>
      <a href={href} className={styles.link} target="_blank" rel="noopener">
        <span className={styles.still}>
          <Picture
            source={thumbnail}
            ratio="16:9"
            sizes={inRow ? '280px' : '(width >= 1024px) 360px, (width >= 768px) 45vw, 92vw'}
            alt=""
          />
          <span className={styles.play}>
            <Icon name="play" size={22} />
          </span>
          {length && (
            <span className={styles.length}>
              <span className="unseen">長さ</span>
              {length}
            </span>
          )}
        </span>
        <span className={styles.title}>{title}</span>
        <span className="unseen">（新しいタブで開きます）</span>
      </a>
      {hall && (
        <a href={hall.href} className={styles.hall}>
          {hall.name}
        </a>
      )}
    </article>
  );
}
