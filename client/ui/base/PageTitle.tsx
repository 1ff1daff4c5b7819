import type { ReactNode } from 'react';
import { UNKNOWN } from '../../labels.ts';
import { hasDisplayGlyphs } from './displayFont.ts';
import { Phrases, withoutMarks } from './Phrases.tsx';
import styles from './PageTitle.module.css';

type PageTitleProps = {
  /** `name` comes from data; `heading` is our own copy, in the display font where it has all glyphs. */
  kind: 'heading' | 'name';
  /** Small line above: type and place. */
  eyebrow?: ReactNode;
  /** Reading of a name in kana. */
  reading?: string | null;
  children: string;
};

/** The page's h1; focused after navigation. */
export function PageTitle({ kind: set, eyebrow: above, reading, children }: PageTitleProps) {
  const display = set === 'heading' && hasDisplayGlyphs(withoutMarks(children));
  return (
    <div className={styles.title}>
      {above && <p className={styles.above}>{above}</p>}
      <h1 className={display ? undefined : styles.name} tabIndex={-1}>
        <Phrases>{children.trim() || `名称は${UNKNOWN}`}</Phrases>
      </h1>
      {reading && <p className={styles.reading}>{reading}</p>}
    </div>
  );
}
