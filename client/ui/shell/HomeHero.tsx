import type { ReactNode } from 'react';
import { cx } from '../base/cx.ts';
import { hasDisplayGlyphs } from '../base/displayFont.ts';
import { Picture, type PictureSource } from '../base/Picture.tsx';
import styles from './HomeHero.module.css';

type HomeHeroProps = {
  /** The slogan in two lines, vertical from 768 px. */
  lines: readonly [string, string];
  lead: string;
  /** A large and a small photograph. */
  photos: readonly [PictureSource | null, PictureSource | null];
  /** The search form. */
  children: ReactNode;
};

export function HomeHero({ lines, lead, photos, children }: HomeHeroProps) {
  return (
    <section className={styles.hero}>
      <div className={styles.photos} aria-hidden="true">
        <div className={styles.large}>
          <Picture source={photos[0]} sizes="(width >= 64em) 600px, 100vw" priority alt="" />
        </div>
        <div className={styles.small}>
          <Picture
            source={photos[1]}
            ratio="4:5"
            frame="mat"
            sizes="(width >= 48em) 200px, 26vw"
            eager
            alt=""
          />
        </div>
      </div>
      <h1 className={cx(styles.title, !hasDisplayGlyphs(lines.join('')) && styles.name)}>
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
