import { type InputHTMLAttributes, useState } from 'react';
import { cx } from '../base/cx.ts';
import { Icon } from '../base/Icon.tsx';
import { describe, Field, type FieldProps } from './Field.tsx';
import styles from './TextField.module.css';
import { tidyDigits, tidyKana, tidyText } from './tidy.ts';

type Kind = 'text' | 'kana' | 'tel' | 'email' | 'password' | 'date' | 'number';

type TextFieldProps = FieldProps & {
  kind?: Kind;
  /** A word after the field: 「名」「円」. */
  unit?: string;
} & Pick<
    InputHTMLAttributes<HTMLInputElement>,
    | 'defaultValue'
    | 'autoComplete'
    | 'maxLength'
    | 'minLength'
    | 'min'
    | 'max'
    | 'placeholder'
    | 'onChange'
    | 'inputMode'
  >;

/** How each kind is asked for; the browser's own keyboards and pickers do the rest. */
const KINDS: Record<Kind, InputHTMLAttributes<HTMLInputElement> & { tidy?: (text: string) => string }> = {
  text: { type: 'text', tidy: tidyText },
  kana: { type: 'text', tidy: tidyKana, lang: 'ja' },
  tel: { type: 'tel', autoComplete: 'tel', tidy: tidyDigits },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email', tidy: tidyText },
  password: { type: 'password' },
  date: { type: 'date' },
  number: { type: 'text', inputMode: 'numeric', tidy: tidyDigits },
};

/** A field of one line. What was typed is tidied when it is left, never while it is composed. */
export function TextField({
  kind = 'text',
  unit,
  name,
  label,
  required,
  optional,
  oneOf,
  help,
  error,
  ...input
}: TextFieldProps) {
  const [seen, show] = useState(false);
  const { tidy, ...own } = KINDS[kind];
  const field = { name, label, required, optional, oneOf, help, error };
  return (
    <Field {...field}>
      <span className={cx(styles.box, kind === 'date' && styles.short, unit && styles.short)}>
        <input
          {...own}
          {...input}
          {...describe(field)}
          type={seen ? 'text' : own.type}
          className={styles.input}
          onBlur={(event) => {
            if (tidy) event.currentTarget.value = tidy(event.currentTarget.value);
          }}
        />
        {unit && <span className={styles.unit}>{unit}</span>}
        {kind === 'password' && (
          <button type="button" className={styles.show} aria-pressed={seen} onClick={() => show(!seen)}>
            <Icon name="eye" />
            <span className="unseen">パスワードを表示する</span>
          </button>
        )}
      </span>
    </Field>
  );
}
