import type { ReactNode } from 'react';
import type { Address } from '../../router/address.ts';
import { useDefaultsOf } from '../../ui/form/formDefaults.ts';
import { Button } from '../../ui/base/Button.tsx';
import styles from './HallSections.module.css';

/** GET form that filters one section of the page. Hidden fields keep the other query parameters. */
export function SectionFilter(props: {
  address: Address;
  /** Anchor of the section. */
  section: string;
  /** Parameters the form sets or resets; its list is no longer expanded. */
  params: readonly string[];
  submitLabel: string;
  children: ReactNode;
}) {
  const { address, section, params, submitLabel, children } = props;
  const form = useDefaultsOf(params.flatMap((name) => address.query.getAll(name)).join(' '));
  return (
    <form
      ref={form}
      action={`${address.path}#${section}`}
      method="get"
      data-scroll="keep"
      className={styles.filter}
    >
      {[...address.query]
        .filter(([name, value]) => !params.includes(name) && !(name === 'more' && value === section))
        .map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
      {children}
      <Button type="submit">{submitLabel}</Button>
    </form>
  );
}
