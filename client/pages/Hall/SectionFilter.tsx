import { useState, type ReactNode } from 'react';
import type { Address } from '../../router/address.ts';
import { useDefaultsOf } from '../../ui/form/formDefaults.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Icon } from '../../ui/base/Icon.tsx';
import { NumberField } from '../../ui/form/NumberField.tsx';
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

/** Any number of guests; the API finds weddings within 10 of it. */
export function GuestsField({
  name,
  guests,
}: {
  name: string;
  guests: { text: string; count: number | null };
}) {
  const isInvalid = guests.text !== '' && guests.count === null;
  return (
    <NumberField
      name={name}
      label="人数（前後10名）"
      unit="名"
      defaultValue={String(guests.count ?? guests.text)}
      error={isInvalid ? '人数は1〜9999の数字で入れてください' : null}
    />
  );
}

/** Conditions below their name; open from the start where some are set, then as the visitor leaves them. */
export function ConditionDetails(props: { label: string; areSet: boolean; children: ReactNode }) {
  const [wereSet] = useState(props.areSet);
  return (
    <details className={styles.conditions} open={wereSet}>
      <summary>
        {props.label}
        <Icon name="down" size={18} />
      </summary>
      {props.children}
    </details>
  );
}
