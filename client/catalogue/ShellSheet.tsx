import { AccountLinks, AppBar } from '../ui/shell/AppBar.tsx';
import { Footer } from '../ui/shell/Footer.tsx';

const nav = [
  { label: '式場を探す', href: '#search', current: true },
  { label: '人気の式場', href: '#ranking' },
  { label: 'クリップ', href: '#clips', count: 3 },
];
const addresses = {
  myPageHref: '#mypage',
  registerHref: '#register',
  logInHref: '#login',
  logOutHref: '#logout',
};

/** Headers for a guest and for a member. */
export function ShellSheet() {
  return <AppBar siteName="むすび" nav={nav} account={<AccountLinks nickname={null} {...addresses} />} />;
}

export function FootSheet() {
  return (
    <Footer
      siteName="むすび"
      groups={[
        {
          title: '地域から探す',
          links: ['北海道', '東北', '関東', '中部', '近畿', '中国', '四国', '九州'].map(link),
        },
        { title: '式場を選ぶ', links: ['人気の式場', '口コミから探す', 'フェアから探す'].map(link) },
        { title: 'むすびについて', links: ['利用規約', '個人情報の扱い'].map(link) },
      ]}
      note="写真に「イメージ」とあるものは、会場の雰囲気をお伝えするための挿絵です。"
    />
  );
}

function link(label: string) {
  return { label, href: `#${label}` };
}
