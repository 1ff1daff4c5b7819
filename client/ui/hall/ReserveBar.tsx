import type { ReactNode } from 'react';
import styles from './ReserveBar.module.css';

/**
 * Sticky tabs at the top of the window, and the hall's name, facts and actions: beside the tabs from 1024 px, at the
 * bottom of the window on narrower screens. Full width: place it outside `.page`.
 */
export function ReserveStrip(props: {
  tabs: ReactNode;
  name: string;
  /** 「総額の目安 285万円」「次のフェア 11月28日(土)」 */
  facts: ReactNode;
  clip: ReactNode;
  /** The main action. */
  children: ReactNode;
}) {
  const { tabs, name, facts, clip, children } = props;
  return (
    <div className={styles.strip} data-screen>
      <div className={styles.row}>
        {tabs}
        <section className={styles.bar} aria-label={`${name}の見学予約`}>
          <p className={styles.text}>
            <b className={styles.name}>{name}</b>
            <span className={styles.facts}>{facts}</span>
          </p>
          {clip}
          {children}
        </section>
      </div>
    </div>
  );
}

/** The same actions in a sticky card from 1024 px. */
export function SideCard({ children }: { children: ReactNode }) {
  return <aside className={styles.card}>{children}</aside>;
}
