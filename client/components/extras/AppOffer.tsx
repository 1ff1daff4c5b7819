import { useEffect, useEffectEvent, useState } from 'react';
import { useRequestContext } from '../../requestContext.ts';
import { AppModal } from '../../ui/notice/AppModal.tsx';
import { useNotices } from '../notices/useNotices.ts';
import { markDismissed, markOffered } from './promotion.ts';

/** Offers the native app: a banner, which opens a modal with links to the stores. */
export default function AppOffer() {
  const { site } = useRequestContext();
  const { showBanner, closeBanner } = useNotices();
  const [text, setText] = useState<string | null>(null);
  const { stores } = site.services;
  const offer = useEffectEvent(() => {
    markOffered('app');
    showBanner({
      banner: {
        kind: 'button',
        tip: 'クリップした会場を、アプリでいつでも。',
        text: 'アプリを見る',
        url: stores.ios,
      },
      onPress() {
        closeBanner();
        setText(
          `${site.name}のアプリなら、クリップした会場や記事をホーム画面からすぐに開けます。アプリは無料でお使いいただけます。`,
        );
      },
      onDismiss: () => markDismissed('app'),
    });
  });
  useEffect(() => offer(), []);
  if (text === null) return null;
  return (
    <AppModal
      text={text}
      stores={stores}
      onClose={() => setText(null)}
      onDecline={() => {
        markDismissed('app');
        setText(null);
      }}
    />
  );
}
