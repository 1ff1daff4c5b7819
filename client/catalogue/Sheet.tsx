import type { ReactNode } from 'react';
import styles from './Sheet.module.css';

/** A group of components in the catalogue. */
export function Sheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.sheet}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** One component or one state of it, with its name. */
export function Show({ as, children }: { as: string; children: ReactNode }) {
  return (
    <div className={styles.show}>
      <p className={styles.as}>{as}</p>
      <div>{children}</div>
    </div>
  );
}

/** Things side by side. */
export function Row({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
