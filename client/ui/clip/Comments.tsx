import styles from './Comments.module.css';

export type CommentData = {
  id: string;
  text: string;
  author: string;
  /** 「11月15日(日)」 */
  postedAt: string;
};

/** 「3人が行きたい」 and who they are. */
export type ReactionData = { text: string; people: string };

type CommentsProps = {
  comments: readonly CommentData[];
  reactions?: readonly ReactionData[];
  label: string;
};

/** Reactions to a shared hall and comments, oldest first; renders nothing without any. */
export function Comments({ comments, reactions = [], label }: CommentsProps) {
  return (
    <>
      {reactions.length > 0 && (
        <ul className={styles.reactions} aria-label="みんなの気持ち">
          {reactions.map(({ text, people }) => (
            <li key={text}>
              <b>{text}</b>
              <span>{people}</span>
            </li>
          ))}
        </ul>
      )}
      {comments.length > 0 && (
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
      )}
    </>
  );
}
