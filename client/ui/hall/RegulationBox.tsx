import type { ReactNode } from 'react';
import styles from './RegulationBox.module.css';

export type Regulation = {
  title: string;
  /** Sanitized HTML. */
  text: ReactNode;
};

type RegulationBoxProps = {
  regulations: readonly Regulation[];
  note?: string;
};

/** Rules of cancellation and postponement, never collapsed. */
export function RegulationBox({ regulations, note }: RegulationBoxProps) {
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
