import type { ReactNode } from 'react';
import { number } from '../../format.ts';
import { cx } from '../base/cx.ts';
import styles from './PrefectureTiles.module.css';
import { TILES } from './tileMap.ts';

/** A prefecture with its address and how many halls it has; null where that is not known. */
export type PrefectureTile = { slug: string; name: string; href: string; count: number | null };

/** One of the eight regions. */
export type RegionTiles = { name: string; href?: string; prefectures: readonly PrefectureTile[] };

/**
 * All prefectures: by region on phones, from 1024 px as a map of tiles. One list, the same order for eye and ear.
 * `children` stand in the free upper left of the map.
 */
export function PrefectureTiles({
  regions,
  children,
}: {
  regions: readonly RegionTiles[];
  children?: ReactNode;
}) {
  return (
    <div className={styles.map}>
      {children && <div className={styles.lead}>{children}</div>}
      {regions.map((region) => (
        <section key={region.name} className={styles.region}>
          <h3 className={styles.name}>
            {region.href ? <a href={region.href}>{region.name}</a> : region.name}
          </h3>
          <ul className={styles.tiles}>
            {region.prefectures.map((place) => {
              const [column, row] = TILES[place.slug] ?? [0, 0];
              return (
                <li key={place.slug} className={cx(styles.cell, styles[`c${column}`], styles[`r${row}`])}>
                  <a href={place.href} className={styles.tile}>
                    <span>{place.name.replace(/[都府県]$/, '')}</span>
                    {place.count !== null && (
                      <small>
                        {number(place.count)}
                        <span className="unseen">会場</span>
                      </small>
                    )}
                  </a>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}
