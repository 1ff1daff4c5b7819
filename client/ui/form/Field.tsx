import type { ReactNode } from 'react';
import { Icon } from '../base/Icon.tsx';
import styles from './Field.module.css';

export type FieldProps = {
  /** The control's id is `field-<name>`. */
  name: string;
  label: string;
  required?: boolean;
  /** Shows 「任意」 beside the label. */
  optional?: boolean;
  /** Shows 「いずれか必須」: this field or another of its group is required. */
  oneOf?: boolean;
  /** Shown above the control. */
  help?: ReactNode;
  /** Shown below the control. */
  error?: string | null;
};

export function fieldId(name: string): string {
  return `field-${name}`;
}

/** Attributes that connect a control with its label, help and error. */
export function fieldAriaProps({ name, required, help, error }: FieldProps) {
  const id = fieldId(name);
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    name,
    required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
  } as const;
}

/** Label, help, control and error; `group` renders a fieldset. */
export function Field({
  group = false,
  children,
  ...field
}: FieldProps & { group?: boolean; children: ReactNode }) {
  const { name, label, required, optional, oneOf, help, error } = field;
  const id = fieldId(name);
  const labelContent = (
    <>
      {label}
      {required && <span className={styles.required}>必須</span>}
      {oneOf && <span className={styles.required}>いずれか必須</span>}
      {optional && <span className={styles.optional}>任意</span>}
    </>
  );
  const body = (
    <>
      {help && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
      {children}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon name="warn" size={16} />
          {error}
        </p>
      )}
    </>
  );
  if (group) {
    return (
      <fieldset className={styles.field}>
        <legend className={styles.label}>{labelContent}</legend>
        {body}
      </fieldset>
    );
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {labelContent}
      </label>
      {body}
    </div>
  );
}
