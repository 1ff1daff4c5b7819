import { Icon } from '../base/Icon.tsx';
import { Picture, type PictureSource } from '../base/Picture.tsx';
import styles from './FloatingBanner.module.css';

export type Banner =
  | { kind: 'button'; tip: string; text: string; url: string }
  | { kind: 'card'; url: string; thumbnail: PictureSource | null; title: string; text: string; cta: string };

type FloatingBannerProps = {
  banner: Banner;
  /** Replaces following the link. */
  onPress?: () => void;
  onClose: () => void;
};

/** A dismissible promotion at the bottom of the window. */
export function FloatingBanner({ banner, onPress, onClose }: FloatingBannerProps) {
  const press =
    onPress &&
    ((event: { preventDefault(): void }) => {
      event.preventDefault();
      onPress();
    });
  return (
    <aside aria-label="ご案内" className={styles.banner} data-kind={banner.kind}>
      {banner.kind === 'button' ? (
        <>
          <p className={styles.tip}>{banner.tip}</p>
          <a href={banner.url} className={styles.button} onClick={press}>
            {banner.text}
            <Icon name="right" size={16} />
          </a>
        </>
      ) : (
        <a href={banner.url} className={styles.card} onClick={press}>
          {banner.thumbnail && (
            <span className={styles.thumbnail}>
              <Picture source={banner.thumbnail} ratio="1:1" sizes="72px" alt="" />
            </span>
          )}
          <span className={styles.content}>
            <b>{banner.title}</b>
            <span>{banner.text}</span>
            <span className={styles.cta}>
              {banner.cta}
              <Icon name="right" size={14} />
            </span>
          </span>
        </a>
      )}
      <button type="button" className={styles.close} onClick={onClose} aria-label="案内を閉じる">
        <Icon name="close" size={18} />
      </button>
    </aside>
  );
}
