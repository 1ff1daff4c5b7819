import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useRequestContext } from '../../requestContext.ts';
import { useRouter } from '../../router/useRouter.ts';
import { useNotices } from '../notices/useNotices.ts';
import { canOffer, markOffered, markDismissed, countPageView, OFFER_DELAY_MS } from './promotion.ts';

/** Loaded on first use. */
const AppModal = lazy(() =>
  import('../../ui/notice/AppModal.tsx').then((module) => ({ default: module.AppModal })),
);

/** Offers the native app: a banner, which opens a modal with links to the stores. */
export function AppPromotion() {
  const { historyKey, address } = useRouter();
  const { site } = useRequestContext();
  const { showBanner, closeBanner } = useNotices();
  const [text, setText] = useState<string | null>(null);
  const { stores } = site.services;

  const canOfferHere = useEffectEvent(() => canOffer('app', address.path));
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
  useEffect(() => {
    countPageView();
    if (!canOfferHere()) return;
    // Pages marked `data-own-banner` show their own banner or none.
    const timer = setTimeout(() => document.querySelector('[data-own-banner]') ?? offer(), OFFER_DELAY_MS);
    return () => clearTimeout(timer);
  }, [historyKey]);

  if (text === null) return null;
  return (
    <Suspense>
      <AppModal
        text={text}
        stores={stores}
        onClose={() => setText(null)}
        onDecline={() => {
          markDismissed('app');
          setText(null);
        }}
      />
    </Suspense>
  );
}
