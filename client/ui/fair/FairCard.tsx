import { Icon } from '../base/Icon.tsx';
import { Phrases } from '../base/Phrases.tsx';
import { Picture, type PictureSource } from '../base/Picture.tsx';
import { Price } from '../base/Price.tsx';
import { Tag } from '../base/Tag.tsx';
import { CalendarLeaf } from './CalendarLeaf.tsx';
import styles from './FairCard.module.css';

export type FairCardData = {
  /** Null where the fair has no page. */
  href: string | null;
  /** May have its phrases marked. */
  name: string;
  /** Only where a list has fairs of several halls. May have its phrases marked. */
  hallName?: string;
  /** `2026-11-22`; null where it is not known. */
  heldOn: string | null;
  holiday?: string | null;
  /** 「大安」 */
  rokuyo?: string | null;
  /** 「10:00」 */
  times: readonly string[];
  /** 「試食」「模擬挙式」 */
  kinds: readonly string[];
  /** 「約2時間30分」 */
  duration?: string | null;
  /** Yen; 0 is free, null is not known. */
  price: number | null;
  /** 「11月21日(土) 24:00まで受付」 */
  deadline: string | null;
  /** Whether it accepts reservations; null where it is not known. */
  open: boolean | null;
  picture?: PictureSource | null;
};

export function FairCard({ fair }: { fair: FairCardData }) {
  return (
    <article className={styles.fair} data-closed={fair.open === false ? '' : undefined}>
      {fair.heldOn ? (
        <CalendarLeaf date={fair.heldOn} holiday={fair.holiday} rokuyo={fair.rokuyo} />
      ) : (
        <span className={styles.noDay}>
          日程
          <br />
          確認中
        </span>
      )}
      <div className={styles.content}>
        <h3 className={styles.name}>
          {fair.href ? (
            <a href={fair.href}>
              <Phrases>{fair.name}</Phrases>
            </a>
          ) : (
            <Phrases>{fair.name}</Phrases>
          )}
        </h3>
        {fair.hallName && (
          <p className={styles.hall}>
            <Phrases>{fair.hallName}</Phrases>
          </p>
        )}
        {fair.kinds.length > 0 && (
          <p className={styles.kinds}>
            {fair.kinds.map((kind) => (
              <Tag key={kind}>{kind}</Tag>
            ))}
          </p>
        )}
        <p className={styles.facts}>
          {fair.times.length > 0 && (
            <span>
              <Icon name="clock" size={16} />
              <span className="visually-hidden">開始時刻</span>
              {fair.times.join(' / ')}
            </span>
          )}
          {fair.duration && <span>{fair.duration}</span>}
          <span>
            {fair.price === null ? (
              '料金は確認中です'
            ) : fair.price === 0 ? (
              '無料'
            ) : (
              <Price yen={fair.price} unit="yen" />
            )}
          </span>
        </p>
        <p className={styles.deadline}>
          {fair.open === null ? '受付の期限は確認中です' : fair.open ? fair.deadline : '受付は終了しました'}
        </p>
      </div>
      {fair.picture && (
        <span className={styles.picture}>
          <Picture source={fair.picture} sizes="(width >= 48em) 168px, 80px" alt="" />
        </span>
      )}
    </article>
  );
}
