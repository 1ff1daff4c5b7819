import sprite from '../../assets/icons.svg?no-inline';
import styles from './Icon.module.css';

/** Icons of the sprite `assets/icons.svg`. */
export type IconName =
  | 'search'
  | 'menu'
  | 'close'
  | 'right'
  | 'left'
  | 'down'
  | 'up'
  | 'star'
  | 'pin'
  | 'train'
  | 'people'
  | 'calendar'
  | 'clock'
  | 'yen'
  | 'camera'
  | 'play'
  | 'map'
  | 'list'
  | 'filter'
  | 'check'
  | 'info'
  | 'warn'
  | 'outside'
  | 'user'
  | 'gift'
  | 'undo'
  | 'eye'
  | 'phone';

/** Decorative: hidden from screen readers. `size` in px. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg className={styles.icon} width={size} height={size} aria-hidden="true" focusable="false">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
