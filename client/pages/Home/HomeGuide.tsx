import { EntryCards, type Entry } from '../../ui/account/EntryCards.tsx';
import { Section } from '../../ui/base/Section.tsx';
import {
  brandsPath,
  diagnosisPath,
  guidesPath,
  leafletPath,
  mainCampaignPath,
  photoCategoryPath,
  statsPath,
  ticketsPath,
  videosPath,
} from '../../paths.ts';

/** Other parts of the site, in the order couples need them. */
const ENTRIES: readonly Entry[] = [
  { href: mainCampaignPath(), icon: 'check', title: '結婚式へ行こう', note: 'はじめての会場見学の前に。' },
  { href: guidesPath(), icon: 'list', title: '準備の手引き', note: '何を、いつまでに決めるか。' },
  {
    href: photoCategoryPath({ category: 'food' }),
    icon: 'camera',
    title: '写真から探す',
    note: '料理や装花など、見たいものから。',
  },
  { href: videosPath(), icon: 'play', title: '会場の動画', note: '会場の広さと光を、動画で。' },
  { href: statsPath(), icon: 'yen', title: '地域ごとの数字', note: '費用と人数を、地域で比べます。' },
  {
    href: diagnosisPath(),
    icon: 'people',
    title: '親子の希望診断',
    note: '親と子の希望を、別々に答えて並べます。',
  },
  {
    href: leafletPath(),
    icon: 'info',
    title: '顔合わせのしおり',
    note: '両家で囲む日の、印刷できる一枚。',
  },
  {
    href: brandsPath(),
    icon: 'star',
    title: 'ブランドと指輪',
    note: '気になるブランドと指輪を、残しておけます。',
  },
  { href: ticketsPath(), icon: 'gift', title: 'ギフトチケット', note: '申請と、いまの状況の確認。' },
];

export function HomeGuide() {
  return (
    <Section id="guide" title="準備を進める">
      <EntryCards entries={ENTRIES} />
    </Section>
  );
}
