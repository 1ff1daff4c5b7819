import styles from './StepProgress.module.css';

/** How far one has come: a cord that grows, and the numbers for everybody. */
export function StepProgress({ step, of }: { step: number; of: number }) {
  return (
    <div className={styles.progress}>
      <p className={styles.words}>
        <span className="unseen">全{of}問のうち</span>
        <span className={styles.number}>{step}</span>
        <span aria-hidden="true"> / {of}</span>
        <span className="unseen">問目</span>
      </p>
      <div className={styles.track} aria-hidden="true">
        <div className={styles.cord} style={{ inlineSize: `${(step / of) * 100}%` }} />
      </div>
    </div>
  );
}
