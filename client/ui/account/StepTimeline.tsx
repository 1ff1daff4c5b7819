import { Icon } from '../base/Icon.tsx';
import styles from './StepTimeline.module.css';

/** `due` waits for the member, `waiting` for the office. */
export type StepState = 'done' | 'due' | 'waiting' | 'upcoming';

export type TimelineStep = {
  name: string;
  state: StepState;
  /** Date of completion or deadline. */
  note: string | null;
  /** Replaces the default label of the state. */
  stateLabel?: string | null;
};

const STATE_LABELS: Record<StepState, string> = {
  done: '完了',
  due: 'お手続きください',
  waiting: '事務局で手続き中',
  upcoming: 'これから',
};

export function StepTimeline({ label, steps }: { label: string; steps: readonly TimelineStep[] }) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map(({ name, state, note, stateLabel }) => (
        <li
          key={name}
          className={styles.step}
          data-state={state}
          aria-current={state === 'due' || state === 'waiting' ? 'step' : undefined}
        >
          <span className={styles.mark}>{state === 'done' && <Icon name="check" size={16} />}</span>
          <span className={styles.name}>{name}</span>
          <span className={styles.state}>{stateLabel ?? STATE_LABELS[state]}</span>
          {note && <span className={styles.note}>{note}</span>}
        </li>
      ))}
    </ol>
  );
}
