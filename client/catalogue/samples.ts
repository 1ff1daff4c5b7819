import type { HallCardFacts } from '../ui/hall/HallCard.tsx';
import { prints } from './pictures.ts';

/** A hall with everything, one with little, and one whose name is long. */
export const halls: readonly [HallCardFacts, HallCardFacts, HallCardFacts] = [
  {
    href: '#',
    name: '青山 白樺迎賓館',
    photos: prints,
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
    photos: prints.slice(1, 3),
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
