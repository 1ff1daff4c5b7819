import { useId } from 'react';
import { Icon } from '../base/Icon.tsx';
import styles from './SearchField.module.css';

type SearchFieldProps = {
  /** Name of the parameter: `name`. */
  name: string;
  label: string;
  defaultValue?: string;
  placeholder?: string;
  /** Whether the label is seen or only heard. */
  labelSeen?: boolean;
};

/** Words to look for, with the button that sends them. Stands in a GET form. */
export function SearchField({ name, label, defaultValue, placeholder, labelSeen = false }: SearchFieldProps) {
  const id = useId();
  return (
    <div className={styles.search}>
      <label htmlFor={id} className={labelSeen ? styles.label : 'unseen'}>
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
