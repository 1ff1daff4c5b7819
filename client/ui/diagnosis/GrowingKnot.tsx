import { endPaths, loopPath } from '../base/knotPath.ts';
import styles from './GrowingKnot.module.css';

/** The knot of both sides, tied a little further with every answer: first the loop, then its two ends. Says nothing. */
export function GrowingKnot({ step, of }: { step: number; of: number }) {
  const done = (step / of) * 2;
  const drawn = (share: number) => ({ strokeDashoffset: 1 - Math.min(1, Math.max(0, share)) });
  return (
    <svg className={styles.knot} viewBox="0 0 240 240" aria-hidden="true">
      {[loopPath, ...endPaths].map((path) => (
        <path key={path} className={styles.faint} d={path} />
      ))}
      <path className={styles.loop} d={loopPath} pathLength={1} style={drawn(done)} />
      {endPaths.map((path) => (
        <path key={path} className={styles.end} d={path} pathLength={1} style={drawn(done - 1)} />
      ))}
    </svg>
  );
}
