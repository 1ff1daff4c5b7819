import { formatNumber } from '../../format.ts';
import { cx } from '../base/cx.ts';
import styles from './PrefectureTiles.module.css';
import { PREFECTURE_TILES } from './tileMap.ts';

/** `count` is the number of halls; null where unknown. */
export type PrefectureTile = { slug: string; name: string; href: string; count: number | null };

export type RegionTiles = { name: string; href?: string; prefectures: readonly PrefectureTile[] };

type PrefectureTilesProps = {
  regions: readonly RegionTiles[];
  /** Destinations abroad, in the upper left of the map. */
  abroad?: readonly { name: string; href: string; count?: number | null }[];
};

/** All prefectures: lists by region, from 1024 px a tile map. */
export function PrefectureTiles({ regions, abroad = [] }: PrefectureTilesProps) {
  return (
    <div className={styles.map}>
      {regions.map((region) => (
        <section key={region.name} className={styles.region}>
          <h3 className={`display-font ${styles.name}`}>
            {region.href ? <a href={region.href}>{region.name}</a> : region.name}
          </h3>
          <ul className={styles.tiles}>
            {region.prefectures.map(({ slug, name, ...tile }) => (
              <li key={slug} className={tileClass(slug)}>
                <Tile {...tile} name={name.replace(/[都府県]$/, '')} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {abroad.length > 0 && (
        <section className={styles.abroad}>
          <h3 className={`display-font ${styles.name}`}>海外</h3>
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

/** Classes of the tile's grid position; style attributes would violate the content security policy. */
function tileClass(slug: string): string {
  const [column, row] = PREFECTURE_TILES[slug] ?? [0, 0];
  return cx(styles.cell, styles[`column${column}`], styles[`row${row}`]);
}

function Tile({ name, href, count }: { name: string; href: string; count?: number | null }) {
  return (
    <a href={href} className={styles.tile}>
      <span>{name}</span>
      {typeof count === 'number' && (
        <small>
          {formatNumber(count)}
          <span className="visually-hidden">会場</span>
        </small>
      )}
    </a>
  );
}
