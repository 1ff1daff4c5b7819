import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import { Icon } from '../base/Icon.tsx';
import styles from './SearchField.module.css';

export type SearchFieldProps = {
  name: string;
  label: string;
  defaultValue?: string;
  placeholder?: string;
  /** Otherwise the label is for screen readers only. */
  showLabel?: boolean;
  /** Attributes and handlers of the input, for suggestions. */
  input?: InputHTMLAttributes<HTMLInputElement>;
  /** The list of suggestions, below the field. */
  children?: ReactNode;
};

/** Text search with its submit button. Place it in a GET form. */
export function SearchField({
  name,
  label,
  defaultValue,
  placeholder,
  showLabel = false,
  input,
  children,
}: SearchFieldProps) {
  const id = useId();
  return (
    <div className={styles.search}>
      <label htmlFor={id} className={showLabel ? styles.label : 'visually-hidden'}>
        {label}
      </label>
      <div className={styles.field}>
        <input
          {...input}
          id={id}
          type="search"
          name={name}
          defaultValue={defaultValue}
          placeholder={placeholder}
          enterKeyHint="search"
        />
        <button type="submit" aria-label="検索する">
          <Icon name="search" />
        </button>
      </div>
      {children}
    </div>
  );
}
