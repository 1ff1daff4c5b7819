import type { ReactNode } from 'react';
import { Icon } from '../base/Icon.tsx';
import styles from './QaItem.module.css';

type QaItemProps = {
  question: string;
  /** Sanitized HTML. */
  answer: ReactNode;
  /** 「2026年6月3日」 */
  answeredOn?: string | null;
  open?: boolean;
};

export function QaItem({ question, answer, answeredOn, open }: QaItemProps) {
  return (
    <details className={styles.item} open={open}>
      <summary className={styles.question}>
        <span className={styles.sign} aria-hidden="true">
          問
        </span>
        <span className={styles.content}>{question}</span>
        <Icon name="down" size={18} />
      </summary>
      <div className={styles.answer}>
        <span className={styles.sign} aria-hidden="true">
          答
        </span>
        <div className="prose">
          {answer}
          {answeredOn && <p className={styles.date}>{answeredOn}に回答</p>}
        </div>
      </div>
    </details>
  );
}
