import { useEffect } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { SharePanel_share$key } from '../../__generated__/SharePanel_share.graphql.ts';
import { saveOwnShare } from '../../components/account/ownShares.ts';
import { ButtonLink } from '../../ui/base/Button.tsx';
import { ShareLink } from '../../ui/share/ShareLink.tsx';
import styles from './SharePanel.module.css';
import { clipSharePath } from '../../paths.ts';

/** The owner's share options: link, LINE, QR code and editing the list. */
export function SharePanel(props: { share: SharePanel_share$key }) {
  const { hash, url, qrCode } = useFragment(
    graphql`
      fragment SharePanel_share on HallClipShare {
        hash
        url
        qrCode
      }
    `,
    props.share,
  );
  useEffect(() => saveOwnShare(hash), [hash]);
  return (
    <section className={styles.panel} aria-label="共有のしかた" data-screen>
      <div className={styles.links}>
        <ShareLink
          label="共有のリンク"
          url={url}
          text="気になる会場のリストです。メモを読んで、コメントを書けます。"
        />
        <p>
          <ButtonLink variant="ghost" href={clipSharePath({ list: hash })}>
            会場を選び直す
          </ButtonLink>
        </p>
      </div>
      {qrCode && (
        <img
          className={styles.qrCode}
          src={`data:image/svg+xml,${encodeURIComponent(qrCode)}`}
          alt="共有リンクのQRコード"
          width={160}
          height={160}
        />
      )}
    </section>
  );
}
