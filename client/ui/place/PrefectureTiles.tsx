import { number } from '../../format.ts';
import { cx } from '../base/cx.ts';
import styles from './PrefectureTiles.module.css';
import { TILES } from './tileMap.ts';

/** A prefecture with its address and how many halls it has; null where that is not known. */
export type PrefectureTile = { slug: string; name: string; href: string; count: number | null };

/** One of the eight regions. */
export type RegionTiles = { name: string; href?: string; prefectures: readonly PrefectureTile[] };

type PrefectureTilesProps = {
  regions: readonly RegionTiles[];
  /** Destinations abroad: after the regions, on the map in the sea to the north-west. */
  abroad?: readonly { name: string; href: string; count?: number | null }[];
};

/** All prefectures: by region on phones, from 1024 px as a map of tiles. One list, the same for eye and ear. */
export function PrefectureTiles({ regions, abroad = [] }: PrefectureTilesProps) {
  return (
    <div className={styles.map}>
      {regions.map((region) => (
        <section key={region.name} className={styles.region}>
          <h3 className={styles.name}>
            {region.href ? <a href={region.href}>{region.name}</a> : region.name}
          </h3>
          <ul className={styles.tiles}>
            {region.prefectures.map(({ slug, name, ...tile }) => {
              const [column, row] = TILES[slug] ?? [0, 0];
              return (
                <li key={slug} className={cx(styles.cell, styles[`c${column}`], styles[`r${row}`])}>
                  <Tile {...tile} name={name.replace(/[都府県]$/, '')} />
                </li>
              );
            })}
          </ul>
        </section>
      ))}
      {abroad.length > 0 && (
        <section className={styles.abroad}>
          <h3 className={styles.name}>海外</h3>
          <ul className={styles.tiles}>
            {abroad.map((place) => (
              <li key={place.href} className={styles.cell}>
                <Tile {...place} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Tile({ name, href, count }: { name: string; href: string; count?: number | null }) {
  return (
    <a href={href} className={styles.tile}>
      <span>{name}</span>
      {typeof count === 'number' && (
        <small>
          {number(count)}
          <span className="unseen">会場</span>
        </small>
      )}
    </a>
  );
}
