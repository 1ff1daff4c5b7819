import type { ReactNode } from 'react';
import styles from './ReserveBar.module.css';

/** What one does with a hall, at the foot of the screen below 1024 px: keep it, or go to its fairs. */
export function ReserveBar({ clip, children }: { clip: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.bar} data-screen>
      <div className={styles.clip}>{clip}</div>
      <div className={styles.main}>{children}</div>
    </div>
  );
}

/** The same beside the page from 1024 px: a card that stays in sight. */
export function SideCard({ children }: { children: ReactNode }) {
  return <aside className={styles.card}>{children}</aside>;
}
