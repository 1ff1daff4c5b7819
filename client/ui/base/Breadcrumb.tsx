import { Icon } from './Icon.tsx';
import styles from './Breadcrumb.module.css';

/** The last crumb is the page itself and has no link. */
export type Crumb = { label: string; href?: string };

/** Scrolls horizontally on phones instead of wrapping. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="現在地" className={styles.crumbs}>
      <ol className={styles.list}>
        {crumbs.map((crumb) => (
          <li key={crumb.label} className={styles.crumb}>
            {crumb.href ? (
              <>
                <a href={crumb.href}>{crumb.label}</a>
                <Icon name="right" size={12} />
              </>
            ) : (
              <span aria-current="page">{crumb.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
