import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { isDisplayable } from './displaySigns.ts';
import { Icon } from './Icon.tsx';
import styles from './Section.module.css';

type SectionProps = {
  /** Anchor of the section, target of tabs and hashes. */
  id?: string;
  title: string;
  /** A number or a remark beside the title: 「128件」. */
  note?: ReactNode;
  /** One or two sentences under the title. */
  lead?: ReactNode;
  /** A link to all of it. */
  more?: { href: string; label: string };
  children: ReactNode;
};

/** Longer titles stay above: upright they would be taller than what they name. */
const UPRIGHT_LENGTH = 10;

/** A part of a page with its name in mincho; from 1024 px it stands upright in the margin, as in a bound book. */
export function Section({ id, title, note, lead, more, children }: SectionProps) {
  const name = id ? `${id}-title` : undefined;
  const upright = [...title].length <= UPRIGHT_LENGTH;
  return (
    <section id={id} aria-labelledby={name} className={upright ? styles.upright : undefined}>
      <div className={styles.head}>
        <h2
          id={name}
          className={cx(styles.title, !isDisplayable(title) && styles.name)}
          tabIndex={id ? -1 : undefined}
        >
          {title}
        </h2>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      <div className={styles.body}>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
        {more && (
          <p className={styles.more}>
            <a href={more.href}>
              {more.label}
              <Icon name="right" size={16} />
            </a>
          </p>
        )}
      </div>
    </section>
  );
}
