import styles from './Comments.module.css';

export type CommentData = {
  id: string;
  text: string;
  author: string;
  /** 「11月15日(日)」 */
  postedAt: string;
};

/** Comments on a shared hall, oldest first; renders nothing without any. */
export function Comments({ comments, label }: { comments: readonly CommentData[]; label: string }) {
  if (comments.length === 0) return null;
  return (
    <ul className={styles.comments} aria-label={label}>
      {comments.map((comment) => (
        <li key={comment.id}>
          <p className={styles.text}>{comment.text}</p>
          <p className={styles.meta}>
            {comment.author} · {comment.postedAt}
          </p>
        </li>
      ))}
    </ul>
  );
}
