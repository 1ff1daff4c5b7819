import { useRouter } from '../../router/useRouter.ts';
import { useVisit } from '../../requestContext.ts';
import { useNotices } from '../notices/useNotices.ts';
import { mayOffer, noteOffered, noteRefused } from './promotion.ts';

/** What offers the campaign 「結婚式へ行こう」 as a card, to be called when an article has been read to its end. */
export function useCampaignOffer(): () => void {
  const { address } = useRouter();
  const { inApp } = useVisit();
  const { showBanner } = useNotices();
  return () => {
    if (inApp || !mayOffer('campaign', address.path)) return;
    noteOffered('campaign');
    showBanner({
      banner: {
        kind: 'card',
        url: '/go_to_wedding/',
        thumbnail: null,
        title: '結婚式へ行こう',
        text: '読み終えたら、はじめの一歩へ。準備の順番をまとめました。',
        cta: 'ページを見る',
      },
      onRefuse: () => noteRefused('campaign'),
    });
  };
}
