import { Button, ButtonLink } from '../base/Button.tsx';
import { Icon } from '../base/Icon.tsx';
import styles from './ErrorNote.module.css';

type ErrorNoteProps = {
  /** What is missing: 「口コミを表示できませんでした」. */
  title: string;
  /** What that means, and that the rest stands. */
  detail?: string;
  /** Tries again in place. */
  onRetry?: () => void;
  /** Tries again by loading the page: works without script. */
  retryHref?: string;
  retrying?: boolean;
};

/** Stands where a part of a page failed, with a way to try again. */
export function ErrorNote({ title, detail, onRetry, retryHref, retrying }: ErrorNoteProps) {
  return (
    <div className={styles.note} role="alert">
      <Icon name="warn" />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {detail && <p>{detail}</p>}
      </div>
      {onRetry && (
        <Button size="small" icon="undo" onClick={onRetry} busy={retrying} busyText="読み込み中…">
          もう一度試す
        </Button>
      )}
      {!onRetry && retryHref && (
        <ButtonLink size="small" icon="undo" href={retryHref}>
          もう一度試す
        </ButtonLink>
      )}
    </div>
  );
}
