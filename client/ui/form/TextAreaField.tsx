import type { TextareaHTMLAttributes } from 'react';
import { fieldAriaProps, Field, type FieldProps } from './Field.tsx';
import styles from './TextAreaField.module.css';

type TextAreaFieldProps = FieldProps &
  Pick<
    TextareaHTMLAttributes<HTMLTextAreaElement>,
    'defaultValue' | 'rows' | 'maxLength' | 'onChange' | 'lang'
  >;

/** Grows with its content where the browser supports `field-sizing`. */
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
      <textarea {...area} {...fieldAriaProps(field)} rows={rows} className={styles.area} />
    </Field>
  );
}
