import type { ReactNode } from 'react';
import { Picture, type PictureSource } from '../base/Picture.tsx';
import { Tag } from '../base/Tag.tsx';
import styles from './BrideOpening.module.css';

type BrideOpeningProps = {
  /** The one h1 of the page: title of the report, or whose page it is. */
  title: string;
  nickname: string;
  icon: PictureSource | null;
  photo: PictureSource | null;
  /** The editors vouch for the profile. */
  isOfficial: boolean;
  /** Views and clips: 「閲覧 5,120」 */
  counts: readonly string[];
  /** Facts, clip and share link. */
  children: ReactNode;
};

/** A text for upright lines: numbers of one or two digits stand side by side in the width of one sign. */
function Upright({ text }: { text: string }) {
  return text.split(/(?<!\d)(\d{1,2})(?!\d)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className={styles.number}>
        {part}
      </span>
    ),
  );
}

/** How a bride's page opens: her print on its mat, the title upright beside it from 768 px, as on a scroll. */
export function BrideOpening(props: BrideOpeningProps) {
  const { title, nickname, icon, photo, isOfficial, counts, children } = props;
  return (
    <div className={styles.opening}>
      <div className={styles.print}>
        <h1 className={styles.title} tabIndex={-1}>
          <Upright text={title} />
        </h1>
        <Picture
          source={photo}
          ratio="4:5"
          frame="mat"
          sizes="(width >= 768px) 420px, calc(100vw - 64px)"
          first
          alt={`${nickname}さんの結婚式`}
        />
      </div>
      <div className={styles.words}>
        <p className={styles.who}>
          {icon && (
            <span className={styles.icon}>
              <Picture source={icon} ratio="1:1" sizes="48px" eager alt="" />
            </span>
          )}
          <span>
            <span className={styles.name}>{nickname}さん</span>
            {isOfficial && <Tag tone="accent">公式</Tag>}
          </span>
        </p>
        {counts.length > 0 && <p className={styles.counts}>{counts.join(' · ')}</p>}
        {children}
      </div>
    </div>
  );
}
