import { EntryCards, type Entry } from '../../ui/account/EntryCards.tsx';
import { Section } from '../../ui/base/Section.tsx';

/** Other parts of the site, in the order couples need them. */
const ENTRIES: readonly Entry[] = [
  { href: '/go_to_wedding/', icon: 'check', title: '結婚式へ行こう', note: 'はじめての会場見学の前に。' },
  { href: '/magazine/guides', icon: 'list', title: '準備の手引き', note: '何を、いつまでに決めるか。' },
  { href: '/photos/food/', icon: 'camera', title: '写真から探す', note: '料理や装花など、見たいものから。' },
  { href: '/videos/', icon: 'play', title: '会場の動画', note: '会場の広さと光を、動画で。' },
  { href: '/stats/', icon: 'yen', title: '地域ごとの数字', note: '費用と人数を、地域で比べます。' },
  {
    href: '/diagnosis',
    icon: 'people',
    title: '親子の希望診断',
    note: '親と子の希望を、別々に答えて並べます。',
  },
  {
    href: '/lp/kaoawase_template',
    icon: 'info',
    title: '顔合わせのしおり',
    note: '両家で囲む日の、印刷できる一枚。',
  },
  {
    href: '/brands/',
    icon: 'star',
    title: 'ブランドと指輪',
    note: '気になるブランドと指輪を、残しておけます。',
  },
  { href: '/mypage/tickets', icon: 'gift', title: 'ギフトチケット', note: '申請と、いまの状況の確認。' },
];

export function HomeGuide() {
  return (
    <Section id="guide" title="準備を進める">
      <EntryCards entries={ENTRIES} />
    </Section>
  );
}
