import type { ReactNode } from 'react';
import { Icon } from '../base/Icon.tsx';
import styles from './Field.module.css';

/** What every field of a form has. */
export type FieldProps = {
  /** Name of the value; the field's id is `field-<name>`, where an ErrorSummary leads. */
  name: string;
  label: string;
  required?: boolean;
  /** Says 任意 beside the label; leave out where nothing is asked. */
  optional?: boolean;
  /** Says いずれか必須: this field or another of its group. */
  oneOf?: boolean;
  /** What to write, above the field. */
  help?: string;
  /** What is wrong and what to do, below the field. */
  error?: string | null;
};

/** Id of the control of a field. */
export function fieldId(name: string): string {
  return `field-${name}`;
}

/** The attributes that tie a control to its help and its error. */
export function describe({ name, required, help, error }: FieldProps) {
  const id = fieldId(name);
  const by = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    name,
    required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': by || undefined,
  } as const;
}

/** Label, help, control and error in their order; `group` for controls of several parts. */
export function Field({
  group = false,
  children,
  ...field
}: FieldProps & { group?: boolean; children: ReactNode }) {
  const { name, label, required, optional, oneOf, help, error } = field;
  const id = fieldId(name);
  const words = (
    <>
      {label}
      {required && <span className={styles.required}>必須</span>}
      {oneOf && <span className={styles.required}>いずれか必須</span>}
      {optional && <span className={styles.optional}>任意</span>}
    </>
  );
  const rest = (
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
        <legend className={styles.label}>{words}</legend>
        {rest}
      </fieldset>
    );
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {words}
      </label>
      {rest}
    </div>
  );
}
