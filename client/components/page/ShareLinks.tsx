import { useState } from 'react';
import { Button, ButtonLink } from '../../ui/base/Button.tsx';
import styles from './ShareLinks.module.css';

/** Shares a page by LINE or clipboard. The clipboard button needs script and is hidden without. */
export function ShareLinks({ url, title }: { url: string; title: string }) {
  const [copied, setCopied] = useState<boolean | null>(null);
  const copy = () => {
    void navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <>
      <ButtonLink
        size="small"
        icon="outside"
        href={`https://line.me/R/msg/text/?${encodeURIComponent(`${title}\n${url}`)}`}
        target="_blank"
        rel="noopener"
      >
        LINEで送る
      </ButtonLink>
      <span className={styles.scriptOnly}>
        <Button size="small" icon={copied === true ? 'check' : undefined} onClick={copy}>
          リンクをコピー
        </Button>
      </span>
      <output className={styles.status}>
        {copied === null ? '' : copied ? 'コピーしました' : 'コピーできませんでした'}
      </output>
    </>
  );
}
