import type { PictureSource } from '../ui/base/Picture.tsx';
import type { HallCardData } from '../ui/hall/HallCard.tsx';

/** A one-color picture as a data URL. */
export function flat(color: string, alt = 'イメージ', mark = ''): PictureSource {
  const drawing =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" preserveAspectRatio="xMidYMid slice">` +
    `<rect width="1200" height="800" fill="${color}"/><path d="M0 560C300 480 520 640 1200 500V800H0Z" fill="#fff" opacity=".22"/>` +
    `<path d="M430 800V420a170 170 0 0 1 340 0v380Z" fill="#fff" opacity=".3"/>` +
    `<text x="60" y="110" font-size="56" fill="#fff" opacity=".8">${mark}</text></svg>`;
  return { url: `data:image/svg+xml,${encodeURIComponent(drawing)}`, alt };
}

/** Six pictures in the palette of the site. */
export const pictures = ['#A9B3A2', '#C9A9A2', '#9FB0BF', '#D3BE94', '#8F8177', '#B9A6B5'].map((color, i) =>
  flat(color, 'イメージ', String(i + 1)),
);

/** A hall with all fields, one with few, and one with a long name. */
export const halls: readonly [HallCardData, HallCardData, HallCardData] = [
  {
    href: '#',
    name: '青山 白樺迎賓館',
    photos: pictures,
    kind: '専門式場',
    place: '東京都 青山・表参道',
    access: '表参道駅 徒歩5分',
    rating: 4.3,
    ratingCount: 128,
    cost: 3_457_000,
    costNote: '平均の総額',
    capacity: '20〜120名',
    fair: '次のフェア 11月22日(日)',
    badges: ['ベストレート保証', '特典3件'],
  },
  {
    href: '#',
    name: '森の小さなチャペル',
    photos: [],
    kind: 'レストラン',
    place: '長野県 軽井沢',
    rating: null,
    ratingCount: 0,
    cost: null,
  },
  {
    href: '#',
    name: 'ザ・グランドオーシャンテラス横浜みなとみらい 迎賓の間〈海辺のガーデンと大階段のある邸宅〉',
    photos: pictures.slice(1, 3),
    kind: 'ホテル',
    place: '神奈川県 横浜・みなとみらい',
    access: 'みなとみらい駅 直結',
    rating: 3.8,
    ratingCount: 2041,
    cost: 12_500_000,
    costNote: '平均の総額',
    capacity: '2〜400名',
    badges: ['公式'],
  },
];
