import { useRef, useState } from 'react';
import { Icon } from '../base/Icon.tsx';
import { Picture, type PictureSource } from '../base/Picture.tsx';
import styles from './PhotoStrip.module.css';

type PhotoStripProps = {
  photos: readonly PictureSource[];
  /** The hall's name, for screen readers. */
  name: string;
  href: string;
  sizes: string;
  /** Applies to the first photograph. */
  priority?: boolean;
};

/** Rendered before the first interaction: the visible one and the next. */
const INITIAL_PHOTO_COUNT = 2;

/**
 * A carousel by scroll snapping, usable without script. Lists contain dozens of them, so photographs further back are
 * rendered on the first pointer, scroll or focus event.
 */
export function PhotoStrip({ photos, name, href, sizes, priority = false }: PhotoStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [hasInteracted, setHasInteracted] = useState(false);
  if (photos.length < 2) {
    return (
      <a href={href} tabIndex={-1} aria-hidden="true" className={styles.single}>
        <Picture source={photos[0]} sizes={sizes} priority={priority} alt="" />
      </a>
    );
  }
  const scrollByPhotos = (by: number) =>
    strip.current?.scrollBy({ left: by * strip.current.clientWidth, behavior: 'smooth' });
  const onInteract = () => setHasInteracted(true);
  return (
    <div className={styles.frame} onPointerEnter={onInteract} onFocus={onInteract}>
      <div
        ref={strip}
        className={styles.strip}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for forms
        role="group"
        aria-label={`${name}の写真${photos.length}枚`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller takes the arrow keys
        tabIndex={0}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => {
          onInteract();
          setCurrent(Math.round(scrollLeft / clientWidth));
        }}
      >
        {photos.slice(0, hasInteracted ? undefined : INITIAL_PHOTO_COUNT).map((photo, i) => (
          <a
            key={photo.url}
            href={href}
            tabIndex={-1}
            className={styles.photo}
            aria-label={`${name} 写真${i + 1}`}
          >
            <Picture source={photo} sizes={sizes} priority={priority && i === 0} />
          </a>
        ))}
      </div>
      <span className={styles.count} aria-hidden="true">
        {current + 1}/{photos.length}
      </span>
      {hasInteracted && (
        <span className={styles.buttons} aria-hidden="true" data-screen>
          <button type="button" tabIndex={-1} disabled={current === 0} onClick={() => scrollByPhotos(-1)}>
            <Icon name="left" />
          </button>
          <button
            type="button"
            tabIndex={-1}
            disabled={current === photos.length - 1}
            onClick={() => scrollByPhotos(1)}
          >
            <Icon name="right" />
          </button>
        </span>
      )}
    </div>
  );
}
