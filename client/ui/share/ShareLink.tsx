import { useRef, useState } from 'react';
import { Button, ButtonLink } from '../base/Button.tsx';
import styles from './ShareLink.module.css';

/** Shares a URL by LINE or clipboard. `text` precedes it in the message. */
export function ShareLink({ label, url, text }: { label: string; url: string; text: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    field.current?.select();
    await navigator.clipboard.writeText(url).then(
      () => setIsCopied(true),
      // Permission denied: the text stays selected for copying by keyboard.
      () => setIsCopied(false),
    );
  };
  return (
    <div className={styles.share}>
      <label className={styles.label}>
        <span>{label}</span>
        <input
          ref={field}
          readOnly
          value={url}
          className={styles.link}
          onFocus={() => field.current?.select()}
        />
      </label>
      <div className={styles.actions}>
        <ButtonLink
          variant="primary"
          href={`https://line.me/R/msg/text/?${encodeURIComponent(`${text}\n${url}`)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          LINEで送る
        </ButtonLink>
        <span className={styles.script}>
          <Button onClick={() => void copy()}>リンクをコピー</Button>
        </span>
        <output className={styles.status}>{isCopied ? 'コピーしました' : ''}</output>
      </div>
    </div>
  );
}
