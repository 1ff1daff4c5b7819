import type { ReactNode } from 'react';
import { Picture, type PictureSource } from '../base/Picture.tsx';
import styles from './BrideCard.module.css';

/** A bride as lists tell her; every line that is not known is left out. */
export type BrideCardFacts = {
  href: string;
  nickname: string;
  photo: PictureSource | null;
  /** The editors' words for her wedding; they stand in place of place, style and taste. */
  title?: string | null;
  /** Hall of the wedding. */
  place: string | null;
  /** 「教会式」「ナチュラル」 */
  manner: readonly string[];
};

type BrideCardProps = {
  bride: BrideCardFacts;
  /** Its own ClipButton. */
  clip?: ReactNode;
  /** Whether its photograph is the first thing seen on the page. */
  first?: boolean;
  /** Level of the name as a heading. */
  level?: 2 | 3 | 4;
};

/** A bride in a list: her print on its white mat, then whose wedding it was and where. */
export function BrideCard({ bride, clip, first, level = 3 }: BrideCardProps) {
  const Name = `h${level}` as const;
  return (
    <article className={styles.card}>
      <Picture
        source={bride.photo}
        ratio="4:5"
        frame="mat"
        sizes="(width >= 1024px) 250px, (width >= 768px) 30vw, 45vw"
        first={first}
        alt=""
      />
      <div className={styles.words}>
        <Name className={styles.name}>
          <a href={bride.href}>{bride.title ?? `${bride.nickname}さん`}</a>
        </Name>
        {bride.title && <p className={styles.line}>{bride.nickname}さん</p>}
        {bride.place && <p className={styles.line}>{bride.place}</p>}
        {bride.manner.length > 0 && <p className={styles.manner}>{bride.manner.join(' · ')}</p>}
      </div>
      {clip && <div className={styles.clip}>{clip}</div>}
    </article>
  );
}

/** Cards of brides side by side: two on phones, as many as fit elsewhere. */
export function BrideGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}
