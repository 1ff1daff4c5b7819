import type { MouseEvent } from 'react';
import { Picture } from '../base/Picture.tsx';
import { cx } from '../base/cx.ts';
import styles from './PhotoGrid.module.css';
import type { LinkedPhoto } from './PhotoMosaic.tsx';
import { honorific } from '../../format.ts';

export type GridPhoto = LinkedPhoto & {
  /** 「挙式」「料理」 */
  category?: string | null;
  caption?: string | null;
  /** Photographer of a bride's own photograph. */
  by?: string | null;
};

type PhotoGridProps = {
  photos: readonly GridPhoto[];
  /** `official` photographs of the hall are 3:2, a bride's own 4:5 with a mat. */
  kind: 'official' | 'bride';
  onOpen?: (index: number, event: MouseEvent<HTMLAnchorElement>) => void;
};

/** Official photographs are a horizontal scroller on phones. */
export function PhotoGrid({ photos, kind, onOpen }: PhotoGridProps) {
  const isBride = kind === 'bride';
  return (
    <ul className={cx('cards cards-small', styles.photos, !isBride && cx('cards-3', styles.official))}>
      {photos.map((photo, i) => (
        <li key={photo.source.url}>
          <figure>
            <a href={photo.href} onClick={onOpen && ((event) => onOpen(i, event))}>
              <Picture
                source={photo.source}
                ratio={isBride ? '4:5' : '3:2'}
                frame={isBride ? 'mat' : 'none'}
                sizes="(width >= 64em) 370px, (width >= 48em) 33vw, 50vw"
                alt={photo.source.alt || `写真${i + 1}`}
              />
            </a>
            {(photo.category || photo.caption || photo.by) && (
              <figcaption className={styles.content}>
                {photo.category && <span className={styles.category}>{photo.category}</span>}
                {photo.caption && <span>{photo.caption}</span>}
                {photo.by && <span className={styles.by}>{honorific(photo.by)}</span>}
              </figcaption>
            )}
          </figure>
        </li>
      ))}
    </ul>
  );
}
