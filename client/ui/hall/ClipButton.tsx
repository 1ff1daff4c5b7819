import { formatNumber } from '../../format.ts';
import { END_PATHS, LOOP_PATH } from '../base/knotPath.ts';
import { cx } from '../base/cx.ts';
import styles from './ClipButton.module.css';

/** The form, around no button, that posts the id of the one pressed where no script runs. */
export const CLIP_FORM_ID = 'clip-form';

type ClipButtonProps = {
  /** What the form posts. */
  id: string;
  /** Name of the object, for screen readers. */
  name: string;
  /** Null while unknown. */
  clipped: boolean | null;
  /** Number of users who clipped it; null shows nothing. */
  count?: number | null;
  /** `label` adds 「クリップ」; `wide` fills its container. */
  variant?: 'icon' | 'label' | 'wide';
  onToggle?: () => void;
};

/** A toggle, which submits the clip form without script: the open loop of cord becomes a knot. */
export function ClipButton({ id, name, clipped, count, variant = 'icon', onToggle }: ClipButtonProps) {
  const shownCount = count == null ? null : formatNumber(count);
  return (
    <button
      type="submit"
      form={CLIP_FORM_ID}
      name="id"
      value={id}
      className={cx(styles.clip, styles[variant])}
      aria-label={`${name}をクリップ${shownCount === null ? '' : `、${shownCount}人が保存`}`}
      aria-pressed={clipped ?? false}
      onClick={(event) => {
        event.preventDefault();
        onToggle?.();
      }}
      data-screen
    >
      <svg
        className={styles.knot}
        viewBox="0 0 240 240"
        width="28"
        height="28"
        aria-hidden="true"
        focusable="false"
      >
        <path d={LOOP_PATH} />
        {END_PATHS.map((path) => (
          <path key={path} className={styles.end} d={path} pathLength="1" />
        ))}
      </svg>
      {variant !== 'icon' && <span>クリップ</span>}
      {shownCount !== null && (
        <span key={count} className={styles.count}>
          {shownCount}
        </span>
      )}
    </button>
  );
}
