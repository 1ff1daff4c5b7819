import type { TextareaHTMLAttributes } from 'react';
import { describe, Field, type FieldProps } from './Field.tsx';
import styles from './TextAreaField.module.css';

type TextAreaFieldProps = FieldProps &
  Pick<
    TextareaHTMLAttributes<HTMLTextAreaElement>,
    'defaultValue' | 'rows' | 'maxLength' | 'onChange' | 'lang'
  >;

/** A field of several lines. It grows with what is written, where the browser can. */
export function TextAreaField({
  name,
  label,
  required,
  optional,
  oneOf,
  help,
  error,
  rows = 5,
  ...area
}: TextAreaFieldProps) {
  const field = { name, label, required, optional, oneOf, help, error };
  return (
    <Field {...field}>
      <textarea {...area} {...describe(field)} rows={rows} className={styles.area} />
    </Field>
  );
}
