import styles from './Skeleton.module.css';

/** The shape of what is being fetched. */
type Shape = 'card' | 'row' | 'text' | 'photo';

/** Stands where something is on its way; it keeps the place, and tells screen readers once. */
export function Skeleton({ shape = 'text', count = 1 }: { shape?: Shape; count?: number }) {
  return (
    <output className={styles[`${shape}s`]}>
      <span className="unseen">読み込んでいます</span>
      {Array.from({ length: count }, (_, i) => (
        <span key={i} className={styles[shape]} aria-hidden="true">
          {shape !== 'text' && <span className={styles.picture} />}
          {shape !== 'photo' && (
            <span className={styles.words}>
              <span className={styles.stroke} />
              <span className={styles.stroke} />
              <span className={styles.stroke} />
            </span>
          )}
        </span>
      ))}
    </output>
  );
}
