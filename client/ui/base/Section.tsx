import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { hasDisplayGlyphs } from './displayFont.ts';
import { Icon } from './Icon.tsx';
import styles from './Section.module.css';

type SectionProps = {
  /** Anchor for tabs and fragments. */
  id?: string;
  title: string;
  /** Beside the title: 「128件」. */
  note?: ReactNode;
  /** Whether screen readers announce a change of title and note: those of a list that the visitor filters. */
  live?: boolean;
  /** Introduction below the title. */
  lead?: ReactNode;
  /** Link to the complete list. */
  more?: { href: string; label: string };
  children: ReactNode;
};

/** Longer titles would be taller than their section if set vertically. */
const MAX_VERTICAL_LENGTH = 10;

/** A section of a page. From 1024 px its title is set vertically in the margin. */
export function Section({ id, title, note, live = false, lead, more, children }: SectionProps) {
  const titleId = id ? `${id}-title` : undefined;
  const isVertical = [...title].length <= MAX_VERTICAL_LENGTH;
  return (
    <section id={id} aria-labelledby={titleId} className={isVertical ? styles.vertical : undefined}>
      <div className={styles.head} aria-live={live ? 'polite' : undefined} aria-atomic={live || undefined}>
        <h2
          id={titleId}
          className={cx(styles.title, !hasDisplayGlyphs(title) && styles.name)}
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
          <p className={styles.more} data-screen>
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
