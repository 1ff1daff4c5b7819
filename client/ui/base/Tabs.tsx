import { useEffect, useRef } from 'react';
import { cx } from './cx.ts';
import styles from './Tabs.module.css';
import { useCurrentAnchor } from './useCurrentAnchor.ts';

export type Tab = { id: string; label: string; count?: number | null };

/** Sticky navigation to the sections of a page, marking the visible one. Full width: place it outside `.page`. */
export function Tabs({ tabs, label = 'このページの内容' }: { tabs: readonly Tab[]; label?: string }) {
  const list = useRef<HTMLUListElement>(null);
  const current = useCurrentAnchor(
    'sections',
    tabs.map((tab) => tab.id),
  );
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-current]');
    list.current?.scrollTo({ left: tab ? tab.offsetLeft - 48 : 0, behavior: 'smooth' });
  }, [current]);
  return (
    <nav aria-label={label} className={styles.tabs}>
      <ul ref={list} className={styles.list}>
        {tabs.map((tab) => (
          <li key={tab.id}>
            <a href={`#${tab.id}`} aria-current={tab.id === current ? 'true' : undefined}>
              {tab.label}
              {typeof tab.count === 'number' && <span className={styles.count}>{tab.count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export type LinkTab = { href: string; label: string; count: number | null; isCurrent: boolean };

/** Tabs that are pages of their own. */
export function LinkTabs({ tabs, label }: { tabs: readonly LinkTab[]; label: string }) {
  return (
    <nav aria-label={label}>
      <ul className={cx(styles.list, styles.links)}>
        {tabs.map(({ href, label: name, count, isCurrent }) => (
          <li key={href}>
            <a href={href} aria-current={isCurrent ? 'page' : undefined}>
              {name}
              {count !== null && <span className={styles.count}>{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
