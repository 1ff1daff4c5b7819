import { useState, type MouseEvent } from 'react';
import { NO_LINK } from '../../labels.ts';
import { Icon } from '../base/Icon.tsx';
import { Picture, type PictureSource } from '../base/Picture.tsx';
import styles from './VideoCard.module.css';

type VideoCardProps = {
  title: string;
  /** Null where it is not known. */
  href: string | null;
  thumbnail: PictureSource | null;
  /** 「3:07」 */
  length?: string | null;
  /** The hall in the video; without `href` where it is the hall of the page. */
  hall?: { name: string; href?: string } | null;
  /** In a horizontal scroller; otherwise it fills its column. */
  inRow?: boolean;
};

/** Files the browser plays; other URLs are pages of a video host. */
const VIDEO_FILE = /\.(mp4|m4v|webm)(\?|$)/i;

/** Plays a video file in place. Other URLs open in a new tab, as do files that fail to play. */
export function VideoCard({ title, href, thumbnail, length, hall, inRow = false }: VideoCardProps) {
  const [state, setState] = useState<'still' | 'playing' | 'failed'>('still');
  const playsHere = href !== null && VIDEO_FILE.test(href) && state !== 'failed';
  const play = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setState('playing');
  };
  return (
    <article className={inRow ? styles.inRow : styles.card}>
      {state === 'playing' ? (
        <>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the sources have no captions to give */}
          <video
            ref={(player) => player?.focus()}
            className={styles.player}
            src={href ?? undefined}
            aria-label={title}
            controls
            autoPlay
            playsInline
            onError={() => setState('failed')}
          />
          <span className={styles.title}>{title}</span>
        </>
      ) : (
        <a
          href={href ?? undefined}
          className={styles.link}
          {...(playsHere ? { onClick: play } : { target: '_blank', rel: 'noopener' })}
        >
          <span className={styles.still}>
            <Picture
              source={thumbnail}
              ratio="16:9"
              sizes={inRow ? '280px' : '(width >= 64em) 360px, (width >= 48em) 45vw, 92vw'}
              alt=""
            />
            {href !== null && (
              <span className={styles.play}>
                <Icon name="play" size={22} />
              </span>
            )}
            {length && (
              <span className={styles.length}>
                <span className="visually-hidden">長さ</span>
                {length}
              </span>
            )}
          </span>
          <span className={styles.title}>{title}</span>
          {href !== null && !playsHere && <span className="visually-hidden">（新しいタブで開きます）</span>}
        </a>
      )}
      {href === null && <p className={styles.failed}>{NO_LINK}</p>}
      {state === 'failed' && (
        <output className={styles.failed}>
          ここでは再生できませんでした。もう一度押すと、動画を新しいタブで開きます。
        </output>
      )}
      {hall?.href && (
        <a href={hall.href} className={styles.hall}>
          {hall.name}
        </a>
      )}
      {hall && !hall.href && <p className={styles.hall}>{hall.name}</p>}
    </article>
  );
}
