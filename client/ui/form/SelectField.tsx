import type { SelectHTMLAttributes } from 'react';
import { Icon } from '../base/Icon.tsx';
import { fieldAriaProps, Field, type FieldProps } from './Field.tsx';
import { useSelectDefault } from './formDefaults.ts';
import styles from './TextField.module.css';

/** Default label of the empty option. */
export const NO_CHOICE = '選択なし';

export type Choice = { value: string; label: string; disabled?: boolean };

type SelectFieldProps = FieldProps & {
  choices: readonly Choice[];
  /** Label of the empty option; null for no such option. */
  noneLabel?: string | null;
} & Pick<SelectHTMLAttributes<HTMLSelectElement>, 'value' | 'defaultValue' | 'onChange' | 'autoComplete'>;

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
  const element = useSelectDefault(String(select.value ?? select.defaultValue ?? ''), choices);
  return (
    <Field {...field}>
      <span className={styles.box}>
        <select ref={element} {...select} {...fieldAriaProps(field)} className={styles.input}>
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
