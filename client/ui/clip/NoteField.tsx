import styles from './NoteField.module.css';

/** Where a note stands between hand and gateway. */
export type NoteState =
  | { readonly kind: 'rest' | 'writing' | 'saving' | 'saved' }
  | { readonly kind: 'failed'; readonly message: string };

const WORDS = { rest: '', writing: '入力中', saving: '保存しています…', saved: '保存しました' };
const LONGEST = 1000;

type NoteFieldProps = {
  id: string;
  /** 「グランメゾン青山のメモ」, for those who hear it. */
  label: string;
  initial: string;
  state: NoteState;
  onWrite: (note: string) => void;
  onLeave: () => void;
};

/** A note that saves itself, with a word on whether it has. Without script it can be read. */
export function NoteField({ id, label, initial, state, onWrite, onLeave }: NoteFieldProps) {
  const words = state.kind === 'failed' ? state.message : WORDS[state.kind];
  return (
    <div className={styles.note}>
      <noscript>{initial && <p className={styles.read}>{initial}</p>}</noscript>
      <label htmlFor={id} className="unseen">
        {label}
      </label>
      <textarea
        id={id}
        className={styles.area}
        defaultValue={initial}
        maxLength={LONGEST}
        rows={1}
        placeholder="メモを残す（見学の日、気になったこと）"
        aria-describedby={`${id}-state`}
        onChange={(event) => onWrite(event.currentTarget.value)}
        onBlur={onLeave}
      />
      <output id={`${id}-state`} className={state.kind === 'failed' ? styles.failed : styles.state}>
        {words}
      </output>
    </div>
  );
}
