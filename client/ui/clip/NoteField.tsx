import type { Ref } from 'react';
import { Button, ButtonLink } from '../base/Button.tsx';
import styles from './NoteField.module.css';

/** Saving state of a note. */
export type NoteState =
  | { readonly kind: 'rest' | 'writing' | 'saving' | 'saved' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'loggedOut'; readonly message: string; readonly logInHref: string };

const STATE_LABELS = { rest: '', writing: '入力中', saving: '保存しています…', saved: '保存しました' };

type NoteFieldProps = {
  ref: Ref<HTMLTextAreaElement>;
  id: string;
  /** For screen readers: 「グランメゾン青山のメモ」. */
  label: string;
  initial: string;
  /** In characters. */
  maxLength: number;
  state: NoteState;
  onChange: (note: string) => void;
  onBlur: () => void;
};

/** A note that saves itself and shows whether it is saved; read-only without script. */
export function NoteField({
  ref,
  id,
  label,
  initial,
  maxLength,
  state,
  onChange: onWrite,
  onBlur: onLeave,
}: NoteFieldProps) {
  const isFailed = 'message' in state;
  return (
    <div className={styles.note}>
      <noscript>{initial && <p className={styles.read}>{initial}</p>}</noscript>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <textarea
        ref={ref}
        id={id}
        className={styles.area}
        defaultValue={initial}
        maxLength={maxLength}
        rows={1}
        // On back navigation the browser would restore the note of the earlier visit, which may be older than the saved one.
        autoComplete="off"
        placeholder="メモを残す（見学の日、気になったこと）"
        aria-describedby={`${id}-state`}
        onChange={(event) => onWrite(event.currentTarget.value)}
        onBlur={onLeave}
      />
      <output id={`${id}-state`} className={isFailed ? styles.failed : styles.state}>
        {isFailed ? state.message : STATE_LABELS[state.kind]}
      </output>
      {state.kind === 'failed' && (
        <Button size="small" onClick={onLeave}>
          もう一度保存する
        </Button>
      )}
      {state.kind === 'loggedOut' && (
        <ButtonLink size="small" href={state.logInHref}>
          ログインする
        </ButtonLink>
      )}
    </div>
  );
}
