import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../base/Button.tsx';
import { Icon } from '../base/Icon.tsx';
import styles from './ErrorNote.module.css';

type ErrorNoteProps = {
  /** 「口コミを表示できませんでした」 */
  title: string;
  detail?: string;
  /** Retries in place. */
  onRetry?: () => void;
  /** Retries by loading the page, without script. */
  retryHref?: string;
  isRetrying?: boolean;
};

/** Replaces a failed section. */
export function ErrorNote({ title, detail, onRetry, retryHref, isRetrying }: ErrorNoteProps) {
  return (
    <div className={styles.note} role="alert">
      <Icon name="warn" />
      <div className={styles.content}>
        <p className={styles.title}>{title}</p>
        {detail && <p>{detail}</p>}
      </div>
      {onRetry && (
        <span className={styles.scriptOnly}>
          <Button size="small" icon="undo" onClick={onRetry} busy={isRetrying} busyText="読み込み中…">
            もう一度試す
          </Button>
        </span>
      )}
      {retryHref && (
        <span className={onRetry && styles.noScript}>
          <ButtonLink size="small" icon="undo" href={retryHref}>
            もう一度試す
          </ButtonLink>
        </span>
      )}
    </div>
  );
}

/** Success message at the top of the page a form redirected to. */
export function SuccessNote({ children }: { children: ReactNode }) {
  return (
    <output className={styles.success}>
      <Icon name="check" />
      <span>{children}</span>
    </output>
  );
}
