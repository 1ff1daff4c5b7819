import styles from './Standings.module.css';

/** What two answers mean together. */
export type Standing = 'agree' | 'talk' | 'unknown';

/** One of the three parts of a result. */
export type StandingTile = {
  standing: Standing;
  title: string;
  /** How many questions; left out where there is no result yet. */
  count?: number;
  /** What it means. */
  words?: string;
  /** Anchor of the part. */
  href?: string;
};

/** The three parts of a result side by side. */
export function Standings({ tiles }: { tiles: readonly StandingTile[] }) {
  return (
    <ul className={styles.tiles}>
      {tiles.map(({ standing, title, count, words, href }) => (
        <li key={standing} className={styles.tile} data-standing={standing}>
          {count !== undefined && <span className={styles.count}>{count}</span>}
          {href ? (
            <a href={href} className={styles.title}>
              {title}
            </a>
          ) : (
            <span className={styles.title}>{title}</span>
          )}
          {words && <span className={styles.words}>{words}</span>}
        </li>
      ))}
    </ul>
  );
}
