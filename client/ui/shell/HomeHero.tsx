import type { ReactNode } from 'react';
import { cx } from '../base/cx.ts';
import { isDisplayable } from '../base/displaySigns.ts';
import { Picture, type PictureSource } from '../base/Picture.tsx';
import styles from './HomeHero.module.css';

type HomeHeroProps = {
  /** The line of the site, broken in two: upright from 768 px. */
  lines: readonly [string, string];
  lead: string;
  /** Two prints laid on the paper; the first is the first thing seen. */
  photos: readonly [PictureSource | null, PictureSource | null];
  /** The search form. */
  children: ReactNode;
};

/** The opening of the home page: prints laid on paper, the line upright beside them, the search at hand. */
export function HomeHero({ lines, lead, photos, children }: HomeHeroProps) {
  return (
    <section className={styles.hero}>
      <div className={styles.prints} aria-hidden="true">
        <div className={styles.large}>
          <Picture source={photos[0]} sizes="(width >= 1024px) 600px, 100vw" first alt="" />
        </div>
        <div className={styles.small}>
          <Picture source={photos[1]} ratio="4:5" frame="mat" sizes="200px" eager alt="" />
        </div>
      </div>
      <h1 className={cx(styles.title, !isDisplayable(lines.join('')) && styles.name)}>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </h1>
      <div className={styles.search}>
        <p className={styles.lead}>{lead}</p>
        {children}
      </div>
    </section>
  );
}
