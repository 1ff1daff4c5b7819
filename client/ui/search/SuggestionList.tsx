import type { RefObject } from 'react';
import styles from './SuggestionList.module.css';

export type SuggestionItem = {
  label: string;
  /** Where it is, to tell equal names apart. */
  detail: string | null;
  kind: string;
  href: string;
};

type SuggestionListProps = {
  id: string;
  ref: RefObject<HTMLUListElement | null>;
  suggestions: readonly SuggestionItem[];
  /** Index of the marked one; -1 for none. */
  active: number;
  onChoose: () => void;
};

/** Suggestions below a text field, which keeps the focus and names the marked one by `{id}-{index}`. */
export function SuggestionList({ id, ref, suggestions, active, onChoose }: SuggestionListProps) {
  return (
    <>
      <ul
        id={id}
        ref={ref}
        role="listbox"
        aria-label="候補"
        className={styles.list}
        hidden={suggestions.length === 0}
        // The field keeps the focus.
        onPointerDown={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
      >
        {suggestions.map(({ label, detail, kind, href }, index) => (
          <li key={href} role="presentation">
            <a
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              tabIndex={-1}
              href={href}
              className={styles.option}
              onClick={() => setTimeout(onChoose)}
            >
              <span className={styles.label}>{label}</span>
              {detail !== null && <small>{detail}</small>}
              <small className={styles.kind}>{kind}</small>
            </a>
          </li>
        ))}
      </ul>
      <output className="visually-hidden">
        {suggestions.length > 0 && `候補が${suggestions.length}件あります`}
      </output>
    </>
  );
}
