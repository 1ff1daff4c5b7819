import { Icon } from '../base/Icon.tsx';
import styles from './StepTimeline.module.css';

/** How a step stands: behind, the reader's turn, somebody else's turn, later. */
export type StepState = 'done' | 'due' | 'waiting' | 'upcoming';

/** A step of a way. */
export type TimelineStep = {
  name: string;
  state: StepState;
  /** When it was done, or until when it has to be. */
  note: string | null;
  /** What its state is called, where it has a word of its own. */
  word?: string | null;
};

const WORDS: Record<StepState, string> = {
  done: '完了',
  due: 'お手続きください',
  waiting: '事務局で手続き中',
  upcoming: 'これから',
};

/** The way to something: what is done, whose turn it is, what comes after. */
export function StepTimeline({ label, steps }: { label: string; steps: readonly TimelineStep[] }) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map(({ name, state, note, word }) => (
        <li
          key={name}
          className={styles.step}
          data-state={state}
          aria-current={state === 'due' || state === 'waiting' ? 'step' : undefined}
        >
          <span className={styles.mark}>{state === 'done' && <Icon name="check" size={16} />}</span>
          <span className={styles.name}>{name}</span>
          <span className={styles.state}>{word ?? WORDS[state]}</span>
          {note && <span className={styles.note}>{note}</span>}
        </li>
      ))}
    </ol>
  );
}
