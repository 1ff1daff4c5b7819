import type { ReactNode } from 'react';
import styles from './RegulationBox.module.css';

/** A rule of the hall under its heading; `text` already safe to show. */
export type Regulation = { title: string; text: ReactNode };

/** Rules of cancellation and postponement, all in sight: what a couple must read before it signs. */
export function RegulationBox({ regulations, note }: { regulations: readonly Regulation[]; note?: string }) {
  return (
    <div className={styles.box}>
      {regulations.map(({ title, text }) => (
        <div key={title}>
          <h3 className={styles.title}>{title}</h3>
          <div className="prose">{text}</div>
        </div>
      ))}
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}
