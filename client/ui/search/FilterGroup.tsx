import type { InputHTMLAttributes, ReactNode } from 'react';
import { formatNumber } from '../../format.ts';
import { Icon } from '../base/Icon.tsx';
import styles from './FilterGroup.module.css';

type FilterGroupProps = {
  title: string;
  /** The group is open when it has selected options. */
  selectedCount?: number;
  open?: boolean;
  children: ReactNode;
};

export function FilterGroup({ title, selectedCount = 0, open = false, children }: FilterGroupProps) {
  return (
    <details className={styles.group} open={open || selectedCount > 0}>
      <summary className={styles.summary}>
        <span>{title}</span>
        {selectedCount > 0 && <span className={styles.selected}>{selectedCount}件選択中</span>}
        <Icon name="down" size={18} />
      </summary>
      <fieldset className={styles.options}>
        <legend className="visually-hidden">{title}</legend>
        {children}
      </fieldset>
    </details>
  );
}

type OptionProps = {
  label: string;
  /** Number of halls with this option; null where unknown. */
  count?: number | null;
  /** Whether the count is of halls added to the current result. */
  isAdded?: boolean;
  type?: 'checkbox' | 'radio';
  /** `row` fills the width. */
  variant?: 'chip' | 'row';
  /** Indentation of nested places. */
  depth?: 0 | 1 | 2;
} & Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'name' | 'value' | 'defaultChecked' | 'checked' | 'onChange' | 'form'
>;

/** A filter option, disabled when no hall matches. */
export function FilterOption({
  label,
  count,
  isAdded = false,
  type = 'checkbox',
  variant = 'chip',
  depth = 0,
  ...input
}: OptionProps) {
  const isSelected = input.checked ?? input.defaultChecked ?? false;
  const isEmpty = count === 0 && !isSelected;
  return (
    <label className={styles[variant]} data-depth={depth || undefined}>
      <input {...input} type={type} disabled={isEmpty} />
      <span className={styles.mark} aria-hidden="true" />
      <span className={styles.label}>{label}</span>
      {typeof count === 'number' && (
        <span className={styles.count}>
          {isEmpty ? (
            <span className={styles.none}>{isAdded ? '増えません' : '該当なし'}</span>
          ) : (
            // An element: a translated page has none of React's text nodes, which it could not replace.
            <span>{`${isAdded ? '+' : ''}${formatNumber(count)}`}</span>
          )}
          {!isEmpty && <span className="visually-hidden">会場</span>}
        </span>
      )}
    </label>
  );
}
