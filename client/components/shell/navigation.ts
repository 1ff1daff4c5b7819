export const NAVIGATION = [
  { label: '会場を探す', href: '/halls/search/' },
  { label: '会場ランキング', href: '/halls/ranking/tokyo/' },
  { label: '花嫁の記録', href: '/brides' },
  { label: 'マガジン', href: '/magazine' },
] as const;

export const FOOTER_GROUPS = [
  {
    title: '地域から探す',
    links: [
      { label: '関東', href: '/a/kanto' },
      { label: '近畿', href: '/a/kinki' },
      { label: '中部', href: '/a/chubu' },
      { label: '北海道', href: '/a/hokkaido' },
      { label: '東北', href: '/a/tohoku' },
      { label: '中国', href: '/a/chugoku' },
      { label: '四国', href: '/a/shikoku' },
      { label: '九州', href: '/a/kyushu' },
    ],
  },
  {
    title: '会場の種類やスタイルから探す',
    links: [
      { label: 'ホテル', href: '/k/1' },
      { label: '専門式場', href: '/k/3' },
      { label: 'レストラン', href: '/k/4' },
      { label: '神社・寺院', href: '/k/5' },
      { label: '教会式', href: '/ws/1' },
      { label: '神前式', href: '/ws/2' },
      { label: '人前式', href: '/ws/3' },
      { label: '海が見える会場', href: '/g/4' },
      { label: 'ガーデンのある会場', href: '/g/6' },
    ],
  },
  {
    title: '準備に役立つもの',
    links: [
      { label: 'マガジン', href: '/magazine' },
      { label: '準備の手引き', href: '/magazine/guides' },
      { label: '結婚式へ行こう', href: '/go_to_wedding/' },
      { label: '親子の希望診断', href: '/diagnosis' },
      { label: '顔合わせのしおり', href: '/lp/kaoawase_template' },
    ],
  },
  {
    title: 'このサイト',
    links: [
      { label: '会場を探す', href: '/halls/search/' },
      { label: 'フェアを探す', href: '/fairs' },
      { label: '会場ランキング', href: '/halls/ranking/tokyo/' },
      { label: '写真から探す', href: '/photos/' },
      { label: '会場の動画', href: '/videos/' },
      { label: '地域ごとの数字', href: '/stats/' },
      { label: '予約サイトの種類', href: '/booking_sites/' },
      { label: '地域を選ぶ', href: '/area/' },
      { label: '花嫁の記録', href: '/brides' },
      { label: 'ブランド', href: '/brands/' },
      { label: '指輪', href: '/rings/' },
      { label: '会員登録', href: '/register' },
      { label: 'ご紹介コード', href: '/referral' },
      { label: 'お問い合わせ', href: '/contact' },
      { label: '外部送信について', href: '/external_transmission' },
    ],
  },
] as const;
