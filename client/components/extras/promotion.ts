import { useRequestContext } from '../../requestContext.ts';
import { useRouter } from '../../router/useRouter.ts';
import { localStore, tabStore } from '../../storage.ts';
import { useNotices } from '../notices/useNotices.ts';
import { mainCampaignPath } from '../../paths.ts';

/** What the floating banner promotes: the native app, or the campaign after reading an article. */
export type Promotion = 'app' | 'campaign';

const PAGE_VIEWS_STORAGE_KEY = 'musubi.app.views';
const dismissedStorageKey = (promotion: Promotion): string => `musubi.${promotion}.refused`;
const offeredStorageKey = (promotion: Promotion): string => `musubi.${promotion}.offered`;

/** Time on a page before the app is offered. */
export const OFFER_DELAY_MS = 8_000;

/** Pages with a form, where nothing is offered. */
const FORM_PAGES =
  /^\/(register|login|logout|area|reservations?|thankyou|contact|diagnosis|enquete|special)\b/;

export function countPageView(): void {
  tabStore.set(PAGE_VIEWS_STORAGE_KEY, String(pageViews() + 1));
}

function pageViews(): number {
  return Number(tabStore.get(PAGE_VIEWS_STORAGE_KEY) ?? 0);
}

/**
 * Whether a promotion may be offered on the page of this path: not on the first page of a visit, once per visit, and
 * never again after it was dismissed. False without storage, where a dismissal could not be remembered.
 */
export function canOffer(promotion: Promotion, path: string): boolean {
  const wasDismissed = localStore.get(dismissedStorageKey(promotion)) !== null;
  const wasOffered = tabStore.get(offeredStorageKey(promotion)) !== null;
  return pageViews() > 1 && !wasDismissed && !wasOffered && !FORM_PAGES.test(path);
}

/** Ends offers for this visit. */
export function markOffered(promotion: Promotion): void {
  tabStore.set(offeredStorageKey(promotion), '1');
}

/** Ends offers on this device. */
export function markDismissed(promotion: Promotion): void {
  localStore.set(dismissedStorageKey(promotion), '1');
}

/** Returns a function that offers the campaign 「結婚式へ行こう」, to be called at the end of an article. */
export function useCampaignOffer(): () => void {
  const { address } = useRouter();
  const { inApp } = useRequestContext();
  const { showBanner } = useNotices();
  return () => {
    if (inApp || !canOffer('campaign', address.path)) return;
    markOffered('campaign');
    showBanner({
      banner: {
        kind: 'card',
        url: mainCampaignPath(),
        thumbnail: null,
        title: '結婚式へ行こう',
        text: '読み終えたら、はじめの一歩へ。準備の順番をまとめました。',
        cta: 'ページを見る',
      },
      onDismiss: () => markDismissed('campaign'),
    });
  };
}
