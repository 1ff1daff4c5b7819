import { Icon } from './Icon.tsx';
import styles from './Breadcrumb.module.css';

/** A step of the way from home; the last one is the page itself and has no address. */
export type Crumb = { label: string; href?: string };

/** Where this page lies. One line that scrolls on phones, so that long names cost no height. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="現在地" className={styles.crumbs} data-screen>
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
