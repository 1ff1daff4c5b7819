import type { MouseEvent } from 'react';
import { Icon } from '../base/Icon.tsx';
import { Picture, type PictureSource } from '../base/Picture.tsx';
import styles from './PhotoMosaic.module.css';

/** A photograph that can be opened. */
export type OpenablePhoto = { source: PictureSource; href: string };

type PhotoMosaicProps = {
  /** The hall's name. */
  name: string;
  photos: readonly OpenablePhoto[];
  /** Where all photographs of the hall lie. */
  allHref: string;
  /** Opens a photograph in place; without it the link leads to it. */
  onOpen?: (index: number, event: MouseEvent<HTMLAnchorElement>) => void;
};

/** The hall's own photographs, across the whole window (outside `.page`): a strip to swipe on phones, five laid edge to edge from 768 px. */
export function PhotoMosaic({ name, photos, allHref, onOpen }: PhotoMosaicProps) {
  if (photos.length === 0) {
    return (
      <div className={styles.none}>
        <Picture source={null} sizes="100vw" />
      </div>
    );
  }
  return (
    <div className={styles.frame}>
      <ul className={styles.photos} data-count={Math.min(photos.length, 5)}>
        {photos.map((photo, i) => (
          <li key={photo.source.url}>
            <a
              href={photo.href}
              aria-label={`${name}の写真${i + 1}を拡大する`}
              onClick={onOpen && ((event) => onOpen(i, event))}
            >
              <Picture
                source={photo.source}
                sizes={i === 0 ? '(width >= 768px) 560px, 100vw' : '(width >= 768px) 280px, 100vw'}
                first={i === 0}
              />
            </a>
          </li>
        ))}
      </ul>
      <a className={styles.all} href={allHref} data-screen>
        <Icon name="camera" size={18} />
        写真をすべて見る
      </a>
    </div>
  );
}
