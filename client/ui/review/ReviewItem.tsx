import { Icon } from '../base/Icon.tsx';
import { Picture, type PictureSource } from '../base/Picture.tsx';
import { Tag } from '../base/Tag.tsx';
import { honorific } from '../../format.ts';
import styles from './ReviewItem.module.css';

export type ReviewData = {
  /** Null where it is not known. */
  nickname: string | null;
  /** Null for reviewers without a public profile. */
  profileHref?: string | null;
  /** 「式を挙げた」「下見した」 */
  status: string | null;
  rating: number | null;
  title: string | null;
  /** 「2026年5月」「62名」「345.7万円」 */
  circumstances: readonly string[];
  comments: readonly { item: string | null; rating: number | null; body: string }[];
  /** 「2026年6月3日」 and its ISO date. */
  posted: { text: string; iso: string } | null;
  loveCount: number;
  photo: PictureSource | null;
};

/** Stands for a nickname that is not known. */
export const UNNAMED_REVIEWER = '投稿者';

/** A review; all comments except the first are collapsed. */
export function ReviewItem({ review }: { review: ReviewData }) {
  const [first, ...others] = review.comments;
  const name = honorific(review.nickname ?? UNNAMED_REVIEWER);
  return (
    <article className={styles.review}>
      <header className={styles.head}>
        <span className={styles.initial} aria-hidden="true">
          {[...(review.nickname ?? '')][0] ?? '・'}
        </span>
        <div className={styles.reviewer}>
          <p className={styles.name}>
            {review.profileHref ? <a href={review.profileHref}>{name}</a> : name}{' '}
            {review.status && <Tag>{review.status}</Tag>}
          </p>
          <p className={styles.circumstances}>{review.circumstances.join(' · ')}</p>
        </div>
        {review.rating !== null && (
          <p className={styles.score}>
            <Icon name="star" size={18} />
            <span className="visually-hidden">5点中</span>
            {review.rating.toFixed(1)}
          </p>
        )}
      </header>
      <div className={styles.letter}>
        {review.title && <h3 className={styles.title}>{review.title}</h3>}
        {first && <Comment {...first} />}
        {others.length > 0 && (
          <details className={styles.more}>
            <summary className={styles.unfold}>
              続きを読む（あと{others.length}項目）
              <Icon name="down" size={16} />
            </summary>
            {others.map((comment) => (
              <Comment key={`${comment.item}${comment.body}`} {...comment} />
            ))}
          </details>
        )}
        {review.photo && (
          <div className={styles.photo}>
            <Picture source={review.photo} ratio="4:5" frame="mat" sizes="140px" />
          </div>
        )}
      </div>
      <p className={styles.foot}>
        {review.posted && (
          <>
            <time dateTime={review.posted.iso}>{review.posted.text}</time>に投稿
          </>
        )}
        {review.loveCount > 0 && (
          <span>
            {review.posted && '・'}
            {review.loveCount}人が参考にしました
          </span>
        )}
      </p>
    </article>
  );
}

function Comment({ item, rating, body }: ReviewData['comments'][number]) {
  return (
    <div className={styles.comment}>
      {item && (
        <p className={styles.item}>
          {item}
          {rating !== null && <span className={styles.itemScore}>{rating.toFixed(1)}</span>}
        </p>
      )}
      <p>{body}</p>
    </div>
  );
}
