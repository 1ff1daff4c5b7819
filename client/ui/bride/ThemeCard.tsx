import { Picture, type PictureSource } from '../base/Picture.tsx';
import styles from './ThemeCard.module.css';

/** A theme of bride reports with its picture and how many brides carry it. */
export function ThemeCard({
  theme,
}: {
  theme: { href: string; name: string; brideCount: number; photo: PictureSource | null };
}) {
  return (
    <a href={theme.href} className={styles.theme}>
      <Picture source={theme.photo} ratio="3:2" sizes="(width >= 768px) 260px, 45vw" alt="" />
      <span className={styles.name}>{theme.name}</span>
      <span className={styles.count}>{theme.brideCount}人</span>
    </a>
  );
}
