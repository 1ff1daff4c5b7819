import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { Button } from '../base/Button.tsx';
import styles from './GuestCountField.module.css';

type GuestCountFieldProps = {
  /** Null until it is given. */
  count: number | null;
  /** Offered where there is none yet. */
  suggestion?: number | null;
  /** A typed number; null for none, undefined for anything else. */
  parse: (text: string) => number | null | undefined;
  onChange: (count: number | null) => void;
};

/** 「人数 60名 変更」, edited in place. */
export function GuestCountField({ count, suggestion, parse, onChange }: GuestCountFieldProps) {
  const [mode, setMode] = useState<'shown' | 'editing' | 'invalid'>('shown');
  const frame = useRef<HTMLDivElement>(null);
  const wasEdited = useRef(false);
  const errorId = useId();
  const isEditing = mode !== 'shown';

  // Focus follows the part that takes the place of the focused one.
  useEffect(() => {
    if (isEditing) frame.current?.querySelector('input')?.select();
    else if (wasEdited.current) frame.current?.querySelector('button')?.focus();
    wasEdited.current = isEditing;
  }, [isEditing]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = event.currentTarget.querySelector('input');
    const next = parse(input?.value ?? '');
    if (next === undefined) {
      setMode('invalid');
      return input?.select();
    }
    setMode('shown');
    onChange(next);
  };

  if (!isEditing)
    return (
      <div ref={frame} className={styles.field}>
        {count !== null && (
          <span>
            人数 <b className={styles.count}>{count}名</b>
          </span>
        )}
        <Button
          size="small"
          variant={count === null ? 'secondary' : 'ghost'}
          icon={count === null ? 'people' : undefined}
          onClick={() => setMode('editing')}
        >
          {count === null ? (
            '人数を入れて費用を見る'
          ) : (
            <>
              <span className="visually-hidden">人数を</span>
              <span>変更</span>
            </>
          )}
        </Button>
      </div>
    );
  return (
    <div ref={frame} className={styles.field}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <label className={styles.label}>
          人数
          <input
            className={styles.input}
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            defaultValue={count ?? suggestion ?? ''}
            aria-invalid={mode === 'invalid' || undefined}
            aria-describedby={mode === 'invalid' ? errorId : undefined}
            onKeyDown={(event) => {
              if (event.key === 'Escape' && !event.nativeEvent.isComposing) setMode('shown');
            }}
          />
          名
        </label>
        <Button type="submit" size="small" variant="primary">
          決める
        </Button>
        <Button size="small" variant="ghost" onClick={() => setMode('shown')}>
          やめる
        </Button>
      </form>
      {mode === 'invalid' && (
        <p id={errorId} role="alert" className={styles.error}>
          人数は1〜999の数字で入れてください
        </p>
      )}
    </div>
  );
}
