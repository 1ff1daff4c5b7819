import type { MapPoint } from '../ui/place/mapProjection.ts';
import type { RegionTiles } from '../ui/place/PrefectureTiles.tsx';

const NAMES: Readonly<Record<string, string>> = {
  北海道: 'hokkaido 北海道',
  東北: 'aomori 青森県 iwate 岩手県 miyagi 宮城県 akita 秋田県 yamagata 山形県 fukushima 福島県',
  関東: 'ibaraki 茨城県 tochigi 栃木県 gunma 群馬県 saitama 埼玉県 chiba 千葉県 tokyo 東京都 kanagawa 神奈川県',
  中部: 'niigata 新潟県 toyama 富山県 ishikawa 石川県 fukui 福井県 yamanashi 山梨県 nagano 長野県 gifu 岐阜県 shizuoka 静岡県 aichi 愛知県 mie 三重県',
  近畿: 'shiga 滋賀県 kyoto 京都府 osaka 大阪府 hyogo 兵庫県 nara 奈良県 wakayama 和歌山県',
  中国: 'tottori 鳥取県 shimane 島根県 okayama 岡山県 hiroshima 広島県 yamaguchi 山口県',
  四国: 'tokushima 徳島県 kagawa 香川県 ehime 愛媛県 kochi 高知県',
  九州: 'fukuoka 福岡県 saga 佐賀県 nagasaki 長崎県 kumamoto 熊本県 oita 大分県 miyazaki 宮崎県 kagoshima 鹿児島県 okinawa 沖縄県',
};

/** All prefectures with sample counts. */
export const regions: readonly RegionTiles[] = Object.entries(NAMES).map(([name, list]) => {
  const words = list.split(' ');
  const prefectures = words.flatMap((slug, i) =>
    i % 2 === 0
      ? [{ slug, name: words[i + 1] ?? '', href: `#${slug}`, count: ((i * 37 + list.length) % 160) + 3 }]
      : [],
  );
  return { name, prefectures };
});

/** A hall, its neighbours and two stations. */
export const points: readonly MapPoint[] = [
  {
    key: 'here',
    name: '青山 白樺迎賓館',
    latitude: 35.6668,
    longitude: 139.7125,
    kind: 'here',
    note: '徒歩5分',
  },
  {
    key: 'a',
    name: '外苑の森',
    latitude: 35.6721,
    longitude: 139.7188,
    kind: 'hall',
    href: '#a',
    note: '285万円',
  },
  {
    key: 'b',
    name: '南青山サロン',
    latitude: 35.6629,
    longitude: 139.7161,
    kind: 'hall',
    href: '#b',
    note: '198万円',
  },
  { key: 's', name: '表参道駅', latitude: 35.6652, longitude: 139.7123, kind: 'station' },
  { key: 't', name: '外苑前駅', latitude: 35.6706, longitude: 139.7178, kind: 'station' },
];
