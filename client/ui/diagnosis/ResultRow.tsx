import type { Standing } from './Standings.tsx';
import styles from './ResultRow.module.css';

/** One question with both answers side by side: bound by the cord where they agree. */
export function ResultRow(props: {
  number: number;
  title: string;
  standing: Standing;
  /** Answers, child's and parent's; empty where there is none yet. */
  child: readonly string[];
  parent: readonly string[];
  /** How to begin talking about it. */
  starter?: string;
}) {
  const { number, title, standing, child, parent, starter } = props;
  return (
    <article className={styles.row} data-standing={standing}>
      <h3 className={styles.title}>
        <span className={styles.number}>{number}</span>
        {title}
      </h3>
      <dl className={styles.sides}>
        <Answer who="子ども" texts={child} />
        <Answer who="親" texts={parent} />
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

function Answer({ who, texts }: { who: string; texts: readonly string[] }) {
  return (
    <div className={styles.side} data-empty={texts.length === 0 ? '' : undefined}>
      <dt className={styles.who}>{who}</dt>
      {texts.length === 0 ? (
        <dd className={styles.none}>まだ答えがありません</dd>
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
