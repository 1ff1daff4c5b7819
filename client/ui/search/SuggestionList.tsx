import type { RefObject } from 'react';
import styles from './SuggestionList.module.css';

export type SuggestionItem = {
  label: string;
  /** Location, to distinguish equal names. */
  detail: string | null;
  kind: string;
  href: string;
};

type SuggestionListProps = {
  id: string;
  ref: RefObject<HTMLDivElement | null>;
  suggestions: readonly SuggestionItem[];
  /** Index of the active suggestion; -1 for none. */
  active: number;
  onChoose: () => void;
};

/** Suggestions below a text field, which keeps the focus and refers to the active one by `{id}-{index}`. */
export function SuggestionList({ id, ref, suggestions, active, onChoose }: SuggestionListProps) {
  return (
    <>
      <div
        id={id}
        ref={ref}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a datalist shows no details and matches by its own rules
        role="listbox"
        aria-label="候補"
        tabIndex={-1}
        className={styles.list}
        hidden={suggestions.length === 0}
        // The field keeps the focus.
        onPointerDown={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
      >
        {suggestions.map(({ label, detail, kind, href }, index) => (
          <a
            key={href}
            id={`${id}-${index}`}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a page of its own, for prefetch and new tabs
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
        ))}
      </div>
      <output className="visually-hidden">
        {suggestions.length > 0 && `候補が${suggestions.length}件あります`}
      </output>
    </>
  );
}
