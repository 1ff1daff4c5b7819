import { END_PATHS, LOOP_PATH } from '../base/knotPath.ts';
import styles from './StepProgress.module.css';

/** Progress of a questionnaire. */
export function StepProgress({ step, of }: { step: number; of: number }) {
  return (
    <div className={styles.progress}>
      <p className={`display-font ${styles.content}`}>
        <span className="visually-hidden">全{of}問のうち</span>
        <span className={styles.number}>{step}</span>
        <span aria-hidden="true"> / {of}</span>
        <span className="visually-hidden">問目</span>
      </p>
      <div className={styles.track} aria-hidden="true">
        <div className={styles.cord} style={{ inlineSize: `${(step / of) * 100}%` }} />
      </div>
    </div>
  );
}

/** Decorative progress: draws the knot's loop, then its two ends. */
export function GrowingKnot({ step, of }: { step: number; of: number }) {
  const progress = (step / of) * 2;
  const drawn = (share: number) => ({ strokeDashoffset: 1 - Math.min(1, Math.max(0, share)) });
  return (
    <svg className={styles.knot} viewBox="0 0 240 240" aria-hidden="true">
      {[LOOP_PATH, ...END_PATHS].map((path) => (
        <path key={path} className={styles.faint} d={path} />
      ))}
      <path className={styles.loop} d={LOOP_PATH} pathLength={1} style={drawn(progress)} />
      {END_PATHS.map((path) => (
        <path key={path} className={styles.end} d={path} pathLength={1} style={drawn(progress - 1)} />
      ))}
    </svg>
  );
}
