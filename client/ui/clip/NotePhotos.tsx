import { Icon } from '../base/Icon.tsx';
import styles from './NotePhotos.module.css';

/** Links to the photos of a note. */
export function NotePhotos({
  photos,
}: {
  photos: readonly { readonly caption: string; readonly href: string }[];
}) {
  if (photos.length === 0) return null;
  return (
    <ul className={styles.photos} aria-label="残した写真">
      {photos.map(({ caption, href }) => (
        <li key={href}>
          <a href={href}>
            <Icon name="camera" size={16} />
            {caption}
          </a>
        </li>
      ))}
    </ul>
  );
}
