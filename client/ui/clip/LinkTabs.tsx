import { cx } from '../base/cx.ts';
import look from '../base/Tabs.module.css';
import styles from './LinkTabs.module.css';

/** One page of several that belong together. */
export type LinkTab = { href: string; label: string; count: number | null; isCurrent: boolean };

/** Ways between pages that belong together, each with how much there is. */
export function LinkTabs({ tabs, label }: { tabs: readonly LinkTab[]; label: string }) {
  return (
    <nav aria-label={label} data-screen>
      <ul className={cx(look.list, styles.tabs)}>
        {tabs.map(({ href, label: name, count, isCurrent }) => (
          <li key={href}>
            <a href={href} aria-current={isCurrent ? 'page' : undefined}>
              {name}
              {count !== null && <span className={look.count}>{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
