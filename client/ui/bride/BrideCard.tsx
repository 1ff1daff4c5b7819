import type { ReactNode } from 'react';
import { Phrases } from '../base/Phrases.tsx';
import { Picture, type PictureSource } from '../base/Picture.tsx';
import { honorific } from '../../format.ts';
import styles from './BrideCard.module.css';

export type BrideCardData = {
  href: string;
  nickname: string;
  photo: PictureSource | null;
  /** Editorial title, shown instead of hall and style; may have its phrases marked. */
  title?: string | null;
  hallName: string | null;
  /** 「教会式」「ナチュラル」 */
  weddingStyles: readonly string[];
  /** 「62名」「2026年4月〜6月」 */
  facts?: readonly string[];
};

type BrideCardProps = {
  bride: BrideCardData;
  /** ClipButton. */
  clip?: ReactNode;
  priority?: boolean;
  /** Heading level of the name. */
  level?: 2 | 3 | 4;
};

export function BrideCard({ bride, clip, priority, level = 3 }: BrideCardProps) {
  const Name = `h${level}` as const;
  return (
    <article className={styles.card}>
      <Picture
        source={bride.photo}
        ratio="4:5"
        frame="mat"
        sizes="(width >= 64em) 250px, (width >= 48em) 30vw, 45vw"
        priority={priority}
        alt=""
      />
      <div className={styles.content}>
        <Name className={styles.name}>
          <a href={bride.href}>
            <Phrases>{bride.title ?? honorific(bride.nickname)}</Phrases>
          </a>
        </Name>
        {bride.title && <p className={styles.line}>{honorific(bride.nickname)}</p>}
        {bride.hallName && <p className={styles.line}>{bride.hallName}</p>}
        {bride.facts && bride.facts.length > 0 && <p className={styles.line}>{bride.facts.join('・')}</p>}
        {bride.weddingStyles.length > 0 && <p className={styles.manner}>{bride.weddingStyles.join(' · ')}</p>}
      </div>
      {clip && <div className={styles.clip}>{clip}</div>}
    </article>
  );
}

export function BrideGrid({ children }: { children: ReactNode }) {
  return <div className="cards cards-small">{children}</div>;
}
