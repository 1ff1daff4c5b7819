import type { MouseEvent } from 'react';
import { Picture } from '../base/Picture.tsx';
import styles from './PhotoGrid.module.css';
import type { OpenablePhoto } from './PhotoMosaic.tsx';

/** A photograph in a grid, with its words under it. */
export type GridPhoto = OpenablePhoto & {
  /** 「挙式」「料理」 */
  category?: string | null;
  caption?: string | null;
  /** Who took it, for a bride's own photograph. */
  by?: string | null;
};

type PhotoGridProps = {
  photos: readonly GridPhoto[];
  /** `official`: the hall's, 3:2. `bride`: a couple's own, 4:5 on a white mat. */
  kind: 'official' | 'bride';
  onOpen?: (index: number, event: MouseEvent<HTMLAnchorElement>) => void;
};

/** Prints side by side; the hall's own as a row to swipe on phones. Their places are kept, so nothing moves while they arrive. */
export function PhotoGrid({ photos, kind, onOpen }: PhotoGridProps) {
  const bride = kind === 'bride';
  return (
    <ul className={bride ? styles.bride : styles.official}>
      {photos.map((photo, i) => (
        <li key={photo.source.url}>
          <figure>
            <a href={photo.href} onClick={onOpen && ((event) => onOpen(i, event))}>
              <Picture
                source={photo.source}
                ratio={bride ? '4:5' : '3:2'}
                frame={bride ? 'mat' : 'none'}
                sizes="(width >= 1024px) 260px, (width >= 768px) 33vw, 50vw"
                alt={photo.source.alt || `写真${i + 1}`}
              />
            </a>
            {(photo.category || photo.caption || photo.by) && (
              <figcaption className={styles.words}>
                {photo.category && <span className={styles.category}>{photo.category}</span>}
                {photo.caption && <span>{photo.caption}</span>}
                {photo.by && <span className={styles.by}>{photo.by}さん</span>}
              </figcaption>
            )}
          </figure>
        </li>
      ))}
    </ul>
  );
}
