import { useLayoutEffect, useRef } from 'react';
import { fieldId } from './Field.tsx';
import styles from './ErrorSummary.module.css';

/** One error of a form; `name` of its field, none for the form as a whole. */
export type FormError = { name?: string; label?: string; message: string };

/**
 * All errors of a form, above it, each leading to its field. Takes the focus once with each answer that brought
 * errors: drawn again, it leaves the visitor where they are.
 */
export function ErrorSummary({ errors, answer }: { errors: readonly FormError[]; answer: object | null }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (answer) box.current?.focus();
  }, [answer]);
  if (errors.length === 0) return null;
  return (
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1}>
      <p className={styles.title}>入力内容をご確認ください</p>
      <ul className={styles.list}>
        {errors.map(({ name, label, message }) => (
          <li key={`${name}${message}`}>
            {name ? (
              <a
                href={`#${fieldId(name)}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(fieldId(name))?.focus();
                }}
              >
                {label ? `${label}：${message}` : message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
