import { type InputHTMLAttributes, useState } from 'react';
import { cx } from '../base/cx.ts';
import { Icon } from '../base/Icon.tsx';
import { fieldAriaProps, Field, type FieldProps } from './Field.tsx';
import styles from './TextField.module.css';
import { normalizeDigits, normalizeKana, normalizeNumber, normalizeText } from './normalize.ts';

type Kind = 'text' | 'kana' | 'tel' | 'email' | 'password' | 'date' | 'number';

type TextFieldProps = FieldProps & {
  kind?: Kind;
  /** Shown after the input: 「名」「円」. */
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
    | 'onKeyDown'
    | 'inputMode'
  >;

const KINDS: Record<Kind, InputHTMLAttributes<HTMLInputElement> & { normalize?: (text: string) => string }> =
  {
    text: { type: 'text', normalize: normalizeText },
    kana: { type: 'text', normalize: normalizeKana, lang: 'ja' },
    tel: { type: 'tel', autoComplete: 'tel', normalize: normalizeDigits },
    email: { type: 'email', autoComplete: 'email', inputMode: 'email', normalize: normalizeText },
    password: { type: 'password' },
    date: { type: 'date' },
    number: { type: 'text', inputMode: 'numeric', normalize: normalizeNumber },
  };

/** Normalizes its value on blur, never during IME composition. */
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
  const [isVisible, setIsVisible] = useState(false);
  const { normalize, ...inputProps } = KINDS[kind];
  const field = { name, label, required, optional, oneOf, help, error };
  return (
    <Field {...field}>
      <span className={cx(styles.box, kind === 'date' && styles.short, unit && styles.short)}>
        <input
          {...inputProps}
          {...input}
          {...fieldAriaProps(field)}
          type={isVisible ? 'text' : inputProps.type}
          className={styles.input}
          onBlur={(event) => {
            if (normalize) event.currentTarget.value = normalize(event.currentTarget.value);
          }}
        />
        {unit && <span className={styles.unit}>{unit}</span>}
        {kind === 'password' && (
          <button
            type="button"
            className={styles.show}
            aria-pressed={isVisible}
            onClick={() => setIsVisible(!isVisible)}
          >
            <Icon name="eye" />
            <span className="visually-hidden">パスワードを表示する</span>
          </button>
        )}
      </span>
    </Field>
  );
}
