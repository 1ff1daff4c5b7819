import sprite from '../../assets/icons.svg?no-inline';
import styles from './Icon.module.css';

/** The icons of the sprite, drawn on a 24 px grid with a 1.5 px line. */
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

/** A sign beside words; it says nothing to a screen reader, the words do. `size` in px. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg className={styles.icon} width={size} height={size} aria-hidden="true" focusable="false">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
