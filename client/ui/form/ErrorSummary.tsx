import { useLayoutEffect, useRef } from 'react';
import { fieldId } from './Field.tsx';
import styles from './ErrorSummary.module.css';

/** Without `name` it concerns the whole form. */
export type FieldError = { name?: string; label?: string; message: string };

/**
 * Lists all errors of a form with links to their fields. Errors without a field are not caused by the input. Takes the
 * focus once per submission, not on re-render.
 */
export function ErrorSummary({
  errors,
  submission,
}: {
  errors: readonly FieldError[];
  submission: object | null;
}) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (submission) box.current?.focus();
  }, [submission]);
  if (errors.length === 0) return null;
  return (
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1}>
      <p className={styles.title}>
        {errors.every(({ name }) => name) ? '入力内容をご確認ください' : '手続きが終わっていません'}
      </p>
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
