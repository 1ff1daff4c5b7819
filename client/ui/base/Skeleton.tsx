import styles from './Skeleton.module.css';

type SkeletonProps = {
  shape?: 'card' | 'row' | 'text' | 'photo';
  count?: number;
};

/** Placeholder of loading content; announced to screen readers once. */
export function Skeleton({ shape = 'text', count = 1 }: SkeletonProps) {
  return (
    <output className={shape === 'card' ? 'cards' : styles[`${shape}s`]}>
      <span className="visually-hidden">読み込んでいます</span>
      {Array.from({ length: count }, (_, i) => (
        <span key={i} className={styles[shape]} aria-hidden="true">
          {shape !== 'text' && <span className={styles.picture} />}
          {shape !== 'photo' && (
            <span className={styles.content}>
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
