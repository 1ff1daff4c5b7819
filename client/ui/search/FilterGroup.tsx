import type { InputHTMLAttributes, ReactNode } from 'react';
import { number } from '../../format.ts';
import { Icon } from '../base/Icon.tsx';
import styles from './FilterGroup.module.css';

type FilterGroupProps = {
  title: string;
  /** How many of its options are chosen; the group stands open when there are any. */
  chosen?: number;
  open?: boolean;
  children: ReactNode;
};

/** A folded group of conditions. */
export function FilterGroup({ title, chosen = 0, open = false, children }: FilterGroupProps) {
  return (
    <details className={styles.group} open={open || chosen > 0}>
      <summary className={styles.summary}>
        <span>{title}</span>
        {chosen > 0 && <span className={styles.chosen}>{chosen}件選択中</span>}
        <Icon name="down" size={18} />
      </summary>
      <fieldset className={styles.options}>
        <legend className="unseen">{title}</legend>
        {children}
      </fieldset>
    </details>
  );
}

type OptionProps = {
  label: string;
  /** How many halls it would leave; null where that is not known. */
  count?: number | null;
  type?: 'checkbox' | 'radio';
  /** `chip` in a row, `row` across the sheet. */
  look?: 'chip' | 'row';
  /** Steps inwards, for places within places. */
  depth?: 0 | 1 | 2;
} & Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'name' | 'value' | 'defaultChecked' | 'checked' | 'onChange' | 'form'
>;

/** One condition with the number of halls it leaves. Without any hall it cannot be chosen, and says so. */
export function FilterOption({
  label,
  count,
  type = 'checkbox',
  look = 'chip',
  depth = 0,
  ...input
}: OptionProps) {
  const chosen = input.checked ?? input.defaultChecked ?? false;
  const none = count === 0 && !chosen;
  return (
    <label className={styles[look]} data-depth={depth || undefined}>
      <input {...input} type={type} disabled={none} />
      <span className={styles.mark} aria-hidden="true" />
      <span className={styles.label}>{label}</span>
      {typeof count === 'number' && (
        <span className={styles.count}>
          {none ? <span className={styles.none}>該当なし</span> : number(count)}
          {!none && <span className="unseen">会場</span>}
        </span>
      )}
    </label>
  );
}
