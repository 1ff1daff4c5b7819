import type { ReactNode } from 'react';
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
  /** `margin`: from 1024 px the title stands upright in the margin, as in a bound book. */
  titleAt?: 'top' | 'margin';
  children: ReactNode;
};

/** A part of a page with its name in mincho. */
export function Section({ id, title, note, lead, more, titleAt = 'top', children }: SectionProps) {
  const name = id ? `${id}-title` : undefined;
  return (
    <section id={id} aria-labelledby={name} className={titleAt === 'margin' ? styles.margin : styles.top}>
      <div className={styles.head}>
        <h2 id={name} className={styles.title} tabIndex={id ? -1 : undefined}>
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
