import type { MouseEvent } from 'react';
import { Icon } from '../base/Icon.tsx';
import { Picture, type PictureSource } from '../base/Picture.tsx';
import styles from './PhotoMosaic.module.css';

export type LinkedPhoto = { source: PictureSource; href: string };

type PhotoMosaicProps = {
  /** The hall's name. */
  name: string;
  photos: readonly LinkedPhoto[];
  /** Page of all photographs. */
  allHref: string;
  /** Opens the photo viewer; without it the link is followed. */
  onOpen?: (index: number, event: MouseEvent<HTMLAnchorElement>) => void;
};

/** Official photographs at full width: place it outside `.page`. A scroller on phones, five tiles from 768 px. */
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
                sizes={i === 0 ? '(width >= 48em) 560px, 100vw' : '(width >= 48em) 280px, 100vw'}
                priority={i === 0}
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
