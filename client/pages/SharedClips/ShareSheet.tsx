import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ShareSheet_share$key } from '../../__generated__/ShareSheet_share.graphql.ts';
import { Button, ButtonLink } from '../../ui/base/Button.tsx';
import styles from './ShareSheet.module.css';

/** How a list is handed on by its owner: the link, LINE, a QR code, and the way to choose its halls anew. */
export function ShareSheet(props: { share: ShareSheet_share$key }) {
  const { hash, url, qrCode } = useFragment(
    graphql`
      fragment ShareSheet_share on HallClipShare {
        hash
        url
        qrCode
      }
    `,
    props.share,
  );
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no');
  const copy = async () => {
    const isThere = await navigator.clipboard.writeText(url).then(
      () => true,
      () => false,
    );
    setCopied(isThere ? 'yes' : 'failed');
  };
  return (
    <section className={styles.sheet} aria-label="共有のしかた" data-screen>
      <div className={styles.words}>
        <label htmlFor="share-url">共有のリンク</label>
        <input
          id="share-url"
          className={styles.url}
          readOnly
          value={url}
          onFocus={(event) => event.target.select()}
        />
        <p className={styles.ways}>
          <Button onClick={() => void copy()}>リンクをコピー</Button>
          <ButtonLink
            href={`https://line.me/R/share?text=${encodeURIComponent(url)}`}
            rel="noopener noreferrer"
            target="_blank"
          >
            LINEで送る
          </ButtonLink>
          <ButtonLink look="quiet" href={`/mypage/clips/share?list=${hash}`}>
            会場を選び直す
          </ButtonLink>
        </p>
        <output className={styles.state}>
          {copied === 'yes' && 'コピーしました'}
          {copied === 'failed' && 'コピーできませんでした。リンクを長押ししてコピーしてください。'}
        </output>
      </div>
      {qrCode && (
        <img
          className={styles.code}
          src={`data:image/svg+xml,${encodeURIComponent(qrCode)}`}
          alt="共有リンクのQRコード"
          width={160}
          height={160}
        />
      )}
    </section>
  );
}
