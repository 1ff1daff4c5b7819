import type { SelectHTMLAttributes } from 'react';
import { Icon } from '../base/Icon.tsx';
import { describe, Field, type FieldProps } from './Field.tsx';
import styles from './TextField.module.css';

/** The choice of no choice. */
export const NO_CHOICE = '選択なし';

/** A choice of a list. */
export type Choice = { value: string; label: string; disabled?: boolean };

type SelectFieldProps = FieldProps & {
  choices: readonly Choice[];
  /** The label for no choice; 「選択なし」 unless told, none for null. */
  noneLabel?: string | null;
} & Pick<SelectHTMLAttributes<HTMLSelectElement>, 'defaultValue' | 'onChange' | 'autoComplete'>;

/** One choice of many, in the browser's own list. */
export function SelectField(props: SelectFieldProps) {
  const {
    choices,
    noneLabel = NO_CHOICE,
    name,
    label,
    required,
    optional,
    oneOf,
    help,
    error,
    ...select
  } = props;
  const field = { name, label, required, optional, oneOf, help, error };
  return (
    <Field {...field}>
      <span className={styles.box}>
        <select {...select} {...describe(field)} className={styles.input}>
          {noneLabel !== null && <option value="">{noneLabel}</option>}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value} disabled={choice.disabled}>
              {choice.label}
            </option>
          ))}
        </select>
        <span className={styles.arrow}>
          <Icon name="down" size={18} />
        </span>
      </span>
    </Field>
  );
}
