import type { ReactNode } from 'react';
import styles from './Sheet.module.css';

export function Sheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.sheet}>
      <h2 className="page">{title}</h2>
      {children}
    </section>
  );
}

/** One component or state with its name; `bleed` for full-width components. */
export function Example(props: { label: string; bleed?: boolean; children: ReactNode }) {
  const { label, bleed = false, children } = props;
  return (
    <div className={styles.example}>
      <p className={`page ${styles.label}`}>{label}</p>
      <div className={bleed ? undefined : 'page'}>{children}</div>
    </div>
  );
}

export function Row({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
