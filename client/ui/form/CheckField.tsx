import { useState, type FormEvent } from 'react';
import { Picture, type PictureSource } from '../base/Picture.tsx';
import { fieldAriaProps, Field, type FieldProps } from './Field.tsx';
import styles from './CheckField.module.css';

export type PictureChoice = { value: string; label: string; picture?: PictureSource | null };

type CheckFieldProps = FieldProps & {
  choices: readonly PictureChoice[];
  defaultValues?: readonly string[];
  /** `one` renders radio buttons. */
  kind?: 'one' | 'many';
  /** Maximum number of checked choices; another one is refused immediately. */
  max?: number;
  onChange?: (values: string[]) => void;
};

/** Checkboxes or radio buttons, as tiles where the choices have pictures. */
export function CheckField({
  choices,
  defaultValues = [],
  kind = 'many',
  max = Infinity,
  onChange,
  ...field
}: CheckFieldProps) {
  const { id, name, required, ...tied } = fieldAriaProps(field);
  const [isFull, setIsFull] = useState(false);
  const limit = (event: FormEvent<HTMLDivElement>) => {
    const { currentTarget, target } = event;
    const isTooMany = checkedIn(currentTarget).length > max;
    if (isTooMany && target instanceof HTMLInputElement) target.checked = false;
    setIsFull(isTooMany);
    onChange?.(checkedIn(currentTarget));
  };
  const isTiles = choices.some(({ picture }) => picture);
  return (
    <Field {...field} group>
      <div
        className={isTiles ? styles.tiles : styles.list}
        data-wrong={field.error ? '' : undefined}
        onChange={limit}
      >
        {choices.map(({ value, label, picture }, at) => (
          <label key={value} className={styles.choice}>
            <input
              {...(at === 0 ? { id, ...tied } : undefined)}
              type={kind === 'one' ? 'radio' : 'checkbox'}
              name={name}
              value={value}
              required={kind === 'one' && required}
              defaultChecked={defaultValues.includes(value)}
            />
            {picture && (
              <span className={styles.picture}>
                <Picture source={picture} ratio="3:2" sizes="11rem" alt="" />
              </span>
            )}
            <span>{label}</span>
          </label>
        ))}
      </div>
      {max !== Infinity && (
        <output className={styles.limit}>
          {isFull && `${max}つまでです。ほかの答えを外してから選んでください。`}
        </output>
      )}
    </Field>
  );
}

function checkedIn(box: HTMLElement): string[] {
  return [...box.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value);
}
