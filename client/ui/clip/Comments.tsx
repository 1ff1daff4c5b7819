import styles from './Comments.module.css';

/** One thing somebody said about a hall. */
export type CommentFacts = { id: string; text: string; who: string; when: string };

/** What partner and parents say about a hall, oldest first. Nothing while nobody has said anything. */
export function Comments({ comments, label }: { comments: readonly CommentFacts[]; label: string }) {
  if (comments.length === 0) return null;
  return (
    <ul className={styles.comments} aria-label={label}>
      {comments.map((comment) => (
        <li key={comment.id}>
          <p className={styles.text}>{comment.text}</p>
          <p className={styles.who}>
            {comment.who} · {comment.when}
          </p>
        </li>
      ))}
    </ul>
  );
}
