import type { ReactNode } from 'react';
import styles from './ReserveBar.module.css';

/** Fixed bar of a hall page's actions below 1024 px. */
export function ReserveBar({ clip, children }: { clip: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.bar} data-screen>
      <div className={styles.clip}>{clip}</div>
      <div className={styles.main}>{children}</div>
    </div>
  );
}

/** The same actions in a sticky card from 1024 px. */
export function SideCard({ children }: { children: ReactNode }) {
  return <aside className={styles.card}>{children}</aside>;
}
