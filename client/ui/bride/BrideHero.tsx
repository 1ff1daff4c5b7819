import type { ReactNode } from 'react';
import { Phrases } from '../base/Phrases.tsx';
import { Picture, type PictureSource } from '../base/Picture.tsx';
import { Tag } from '../base/Tag.tsx';
import { honorific } from '../../format.ts';
import styles from './BrideHero.module.css';

type BrideHeroProps = {
  /** The page's h1; may have its phrases marked. */
  title: string;
  nickname: string;
  icon: PictureSource | null;
  photo: PictureSource | null;
  /** Verified by the editors. */
  isOfficial: boolean;
  /** Views and clips: 「閲覧 5,120」 */
  counts: readonly string[];
  /** Facts, clip and share link. */
  children: ReactNode;
};

/** Each number becomes an element. */
const MAX_TITLE_LENGTH = 200;

/** Vertical text; one- and two-digit numbers are set horizontally (tate-chu-yoko). */
function VerticalText({ text }: { text: string }) {
  if (text.length > MAX_TITLE_LENGTH) return <Phrases>{text}</Phrases>;
  return text.split(/(?<!\d)(\d{1,2})(?!\d)/).map((part, index) =>
    index % 2 === 0 ? (
      <Phrases key={index}>{part}</Phrases>
    ) : (
      <span key={index} className={styles.number}>
        {part}
      </span>
    ),
  );
}

/** Header of a bride's page. From 768 px its title is set vertically beside the photograph. */
export function BrideHero(props: BrideHeroProps) {
  const { title, nickname, icon, photo, isOfficial, counts, children } = props;
  return (
    <div className={styles.hero}>
      <div className={styles.photo}>
        <h1 className={styles.title} tabIndex={-1}>
          <VerticalText text={title} />
        </h1>
        <Picture
          source={photo}
          ratio="4:5"
          frame="mat"
          sizes="(width >= 48em) 420px, calc(100vw - 64px)"
          priority
          alt={`${honorific(nickname)}の結婚式`}
        />
      </div>
      <div className={styles.content}>
        <p className={styles.bride}>
          {icon && (
            <span className={styles.icon}>
              <Picture source={icon} ratio="1:1" sizes="48px" eager alt="" />
            </span>
          )}
          <span>
            <span className={styles.name}>{honorific(nickname)}</span>
            {isOfficial && <Tag tone="accent">公式</Tag>}
          </span>
        </p>
        {counts.length > 0 && <p className={styles.counts}>{counts.join(' · ')}</p>}
        {children}
      </div>
    </div>
  );
}
