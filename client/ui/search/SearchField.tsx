import { useId } from 'react';
import { Icon } from '../base/Icon.tsx';
import styles from './SearchField.module.css';

type SearchFieldProps = {
  name: string;
  label: string;
  defaultValue?: string;
  placeholder?: string;
  /** Otherwise the label is for screen readers only. */
  showLabel?: boolean;
};

/** Text search with its submit button. Place it in a GET form. */
export function SearchField({ name, label, defaultValue, placeholder, showLabel = false }: SearchFieldProps) {
  const id = useId();
  return (
    <div className={styles.search}>
      <label htmlFor={id} className={showLabel ? styles.label : 'visually-hidden'}>
        {label}
      </label>
      <div className={styles.field}>
        <input
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
    </div>
  );
}
