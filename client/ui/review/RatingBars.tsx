import styles from './RatingBars.module.css';

/** Mean score of one criterion, 1 to 5. */
export type RatingPart = {
  label: string;
  value: number | null;
};

export function RatingBars({ parts }: { parts: readonly RatingPart[] }) {
  return (
    <dl className={styles.bars}>
      {parts.map(({ label, value }) => (
        <div key={label} className={styles.bar}>
          <dt>{label}</dt>
          <dd>
            <svg className={styles.track} height="6" aria-hidden="true">
              <rect className={styles.ground} width="100%" height="6" />
              {value !== null && <rect className={styles.fill} width={`${(value / 5) * 100}%`} height="6" />}
            </svg>
            <span className={styles.value}>{value === null ? '—' : value.toFixed(1)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
