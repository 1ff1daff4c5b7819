import { cx } from '../base/cx.ts';
import { Field, fieldAriaProps, type FieldProps } from './Field.tsx';
import styles from './TextField.module.css';

/** A number with its unit, for short forms: leaner than a TextField. It is sent as typed. */
export function NumberField({
  unit,
  defaultValue,
  ...field
}: FieldProps & { unit: string; defaultValue: string }) {
  return (
    <Field {...field}>
      <span className={cx(styles.box, styles.short)}>
        <input
          {...fieldAriaProps(field)}
          className={styles.input}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          defaultValue={defaultValue}
        />
        <span className={styles.unit}>{unit}</span>
      </span>
    </Field>
  );
}
