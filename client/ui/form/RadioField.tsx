import { fieldAriaProps, Field, type FieldProps } from './Field.tsx';
import styles from './RadioField.module.css';
import type { Choice } from './SelectField.tsx';

type RadioFieldProps = FieldProps & { choices: readonly Choice[]; defaultValue?: string };

export function RadioField({ choices, defaultValue, ...field }: RadioFieldProps) {
  const { id, name, required, ...tied } = fieldAriaProps(field);
  return (
    <Field {...field} group>
      <div className={styles.choices} data-wrong={field.error ? '' : undefined}>
        {choices.map((choice, i) => (
          <label key={choice.value} className={styles.choice}>
            <input
              {...(i === 0 ? { id, ...tied } : undefined)}
              type="radio"
              name={name}
              value={choice.value}
              required={required}
              disabled={choice.disabled}
              defaultChecked={choice.value === defaultValue}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </Field>
  );
}
