import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ShareSheet_share$key } from '../../__generated__/ShareSheet_share.graphql.ts';
import { ButtonLink } from '../../ui/base/Button.tsx';
import { ShareLink } from '../../ui/share/ShareLink.tsx';
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
  return (
    <section className={styles.sheet} aria-label="共有のしかた" data-screen>
      <div className={styles.words}>
        <ShareLink
          label="共有のリンク"
          url={url}
          text="気になる会場のリストです。メモを読んで、コメントを書けます。"
        />
        <p>
          <ButtonLink look="quiet" href={`/mypage/clips/share?list=${hash}`}>
            会場を選び直す
          </ButtonLink>
        </p>
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
