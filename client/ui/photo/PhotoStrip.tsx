import { useRef, useState } from 'react';
import { Icon } from '../base/Icon.tsx';
import { Picture, type PictureSource } from '../base/Picture.tsx';
import styles from './PhotoStrip.module.css';

type PhotoStripProps = {
  photos: readonly PictureSource[];
  /** What the photographs show, for those who hear it: the hall's name. */
  name: string;
  /** Where a photograph leads. */
  href: string;
  sizes: string;
  /** Whether its first photograph is the first thing seen on the page. */
  first?: boolean;
};

/** Photographs in the page as it comes: the one seen and the one a swipe begins with. */
const AT_FIRST = 2;

/**
 * Photographs to swipe through, one at a time. Scroll snapping does the work without script; the scroller takes the
 * arrow keys, the two buttons are for a mouse. A list has dozens of these, so what lies further back is added when
 * somebody first points at, touches or focuses the strip.
 */
export function PhotoStrip({ photos, name, href, sizes, first = false }: PhotoStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const [isTouched, setIsTouched] = useState(false);
  if (photos.length < 2) {
    return (
      <a href={href} tabIndex={-1} aria-hidden="true" className={styles.single}>
        <Picture source={photos[0]} sizes={sizes} first={first} alt="" />
      </a>
    );
  }
  const turn = (by: number) =>
    strip.current?.scrollBy({ left: by * strip.current.clientWidth, behavior: 'smooth' });
  const touch = () => setIsTouched(true);
  return (
    <div className={styles.frame} onPointerEnter={touch} onFocus={touch}>
      <div
        ref={strip}
        className={styles.strip}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for forms
        role="group"
        aria-label={`${name}の写真${photos.length}枚`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller takes the arrow keys
        tabIndex={0}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => {
          touch();
          setAt(Math.round(scrollLeft / clientWidth));
        }}
      >
        {photos.slice(0, isTouched ? undefined : AT_FIRST).map((photo, i) => (
          <a
            key={photo.url}
            href={href}
            tabIndex={-1}
            className={styles.photo}
            aria-label={`${name} 写真${i + 1}`}
          >
            <Picture source={photo} sizes={sizes} first={first && i === 0} />
          </a>
        ))}
      </div>
      <span className={styles.count} aria-hidden="true">
        {at + 1}/{photos.length}
      </span>
      {isTouched && (
        <span className={styles.turns} aria-hidden="true" data-screen>
          <button type="button" tabIndex={-1} disabled={at === 0} onClick={() => turn(-1)}>
            <Icon name="left" />
          </button>
          <button type="button" tabIndex={-1} disabled={at === photos.length - 1} onClick={() => turn(1)}>
            <Icon name="right" />
          </button>
        </span>
      )}
    </div>
  );
}
