import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useRouter } from '../../router/useRouter.ts';
import { canOffer, countPageView, OFFER_DELAY_MS } from './promotion.ts';

/** Loaded when the app is offered. */
const AppOffer = lazy(() => import('./AppOffer.tsx'));

/** Decides when to offer the native app. */
export function AppPromotion() {
  const { historyKey, address } = useRouter();
  const [isDue, setIsDue] = useState(false);
  const canOfferHere = useEffectEvent(() => canOffer('app', address.path));
  useEffect(() => {
    countPageView();
    if (!canOfferHere()) return;
    // Pages marked `data-own-banner` show their own banner or none.
    const timer = setTimeout(
      () => document.querySelector('[data-own-banner]') ?? setIsDue(true),
      OFFER_DELAY_MS,
    );
    return () => clearTimeout(timer);
  }, [historyKey]);
  return (
    isDue && (
      <Suspense>
        <AppOffer />
      </Suspense>
    )
  );
}
