import styles from './AgreementTiles.module.css';

export type Agreement = 'agree' | 'wider' | 'undecided' | 'talk';

export type AgreementTile = {
  agreement: Agreement;
  title: string;
  /** Number of questions; undefined without a result. */
  count?: number;
  description?: string;
  /** Anchor of the result section. */
  href?: string;
};

export function AgreementTiles({ tiles }: { tiles: readonly AgreementTile[] }) {
  return (
    <ul className={styles.tiles}>
      {tiles.map(({ agreement, title, count, description, href }) => (
        <li key={agreement} className={styles.tile} data-agreement={agreement}>
          {count !== undefined && <span className={`display-font ${styles.count}`}>{count}</span>}
          {href ? (
            <a href={href} className={styles.title}>
              {title}
            </a>
          ) : (
            <span className={styles.title}>{title}</span>
          )}
          {description && <span className={styles.content}>{description}</span>}
        </li>
      ))}
    </ul>
  );
}
