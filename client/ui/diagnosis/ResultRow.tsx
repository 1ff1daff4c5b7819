import type { Agreement } from './AgreementTiles.tsx';
import styles from './ResultRow.module.css';

/** A question with both answers, joined by the cord where they agree. */
export function ResultRow(props: {
  number: number;
  title: string;
  agreement: Agreement;
  /** Answers; empty where there is none yet. */
  child: readonly string[];
  parent: readonly string[];
  /** Suggested conversation starter. */
  starter?: string;
}) {
  const { number, title, agreement, child, parent, starter } = props;
  return (
    <article className={styles.row} data-agreement={agreement}>
      <h3 className={styles.title}>
        <span className={`display-font ${styles.number}`}>{number}</span>
        {title}
      </h3>
      <dl className={styles.sides}>
        <Answer side="子ども" texts={child} />
        <Answer side="親" texts={parent} />
      </dl>
      {starter && (
        <>
          <p className={styles.starter}>{starter}</p>
          <p className={styles.memo}>話したこと</p>
        </>
      )}
    </article>
  );
}

function Answer({ side, texts }: { side: string; texts: readonly string[] }) {
  return (
    <div className={styles.side} data-empty={texts.length === 0 ? '' : undefined}>
      <dt className={styles.sideName}>{side}</dt>
      {texts.length === 0 ? (
        <dd className={styles.none}>答えていません</dd>
      ) : (
        texts.map((text) => (
          <dd key={text} className={styles.text}>
            {text}
          </dd>
        ))
      )}
    </div>
  );
}
