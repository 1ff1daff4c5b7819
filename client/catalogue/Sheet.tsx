import type { ReactNode } from 'react';
import styles from './Sheet.module.css';

/** A group of components in the catalogue. */
export function Sheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.sheet}>
      <h2 className="page">{title}</h2>
      {children}
    </section>
  );
}

/** One component or one state of it, with its name; `bleed` for those that go from edge to edge. */
export function Show({ as, bleed = false, children }: { as: string; bleed?: boolean; children: ReactNode }) {
  return (
    <div className={styles.show}>
      <p className={`page ${styles.as}`}>{as}</p>
      <div className={bleed ? undefined : 'page'}>{children}</div>
    </div>
  );
}

/** Things side by side. */
export function Row({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
