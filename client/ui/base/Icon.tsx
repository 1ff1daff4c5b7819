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

/** Hidden from screen readers without a `label`. `size` in px. */
export function Icon({ name, size = 20, label }: { name: IconName; size?: number; label?: string }) {
  const role = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg className={styles.icon} width={size} height={size} {...role} focusable="false">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
