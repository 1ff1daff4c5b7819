import { useEffect, useEffectEvent, useState } from 'react';
import { useRouter } from '../../router/useRouter.ts';
import { AppModal } from '../../ui/notice/AppModal.tsx';
import { useVisit } from '../../requestContext.ts';
import { useNotices } from '../notices/useNotices.ts';
import { mayOffer, noteOffered, noteRefused, noteView, REST_MS } from './promotion.ts';

/** Offers the native app: a banner on a later page of the visit, and behind it a modal with the stores. */
export function AppPromotion() {
  const { visitKey, address } = useRouter();
  const { site } = useVisit();
  const { showBanner, closeBanner } = useNotices();
  const [text, setText] = useState<string | null>(null);
  const { stores } = site.services;

  const isWelcome = useEffectEvent(() => mayOffer('app', address.path));
  const offer = useEffectEvent(() => {
    noteOffered('app');
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
      onRefuse: () => noteRefused('app'),
    });
  });
  useEffect(() => {
    noteView();
    if (!isWelcome()) return;
    // An article has a banner of its own, or is to have none.
    const timer = setTimeout(() => document.querySelector('[data-own-banner]') ?? offer(), REST_MS);
    return () => clearTimeout(timer);
  }, [visitKey]);

  return (
    <AppModal
      text={text}
      stores={stores}
      onClose={() => setText(null)}
      onRefuse={() => {
        noteRefused('app');
        setText(null);
      }}
    />
  );
}
