/** Brands of rings, dresses and other things of a wedding, and what their rings are called. */
import type { BrandTable } from '../../db/keepingTables.ts';

/** Name, reading and category. */
export const BRANDS: readonly (readonly [string, string, BrandTable['category']])[] = [
  ['月灯り 銀座', 'ツキアカリ ギンザ', 'ring'],
  ['アトリエ・オリーヴ', 'アトリエ オリーヴ', 'ring'],
  ['結輪工房', 'ユイワコウボウ', 'ring'],
  ['セレーノ', 'セレーノ', 'ring'],
  ['鎚目屋', 'ツチメヤ', 'ring'],
  ['ルミエール青山', 'ルミエールアオヤマ', 'ring'],
  ['白銀堂', 'ハクギンドウ', 'ring'],
  ['ノワゼット', 'ノワゼット', 'ring'],
  ['杢目金 さくら', 'モクメガネ サクラ', 'ring'],
  ['アルバ・ディ・マーレ', 'アルバ ディ マーレ', 'ring'],
  ['小夜時雨', 'サヨシグレ', 'ring'],
  ['ヴェールの森', 'ヴェールノモリ', 'dress'],
  ['ドレスサロン ミュゲ', 'ドレスサロン ミュゲ', 'dress'],
  ['白無垢 京さわ', 'シロムク キョウサワ', 'dress'],
  ['メゾン・ド・リュバン', 'メゾン ド リュバン', 'dress'],
  ['クレール', 'クレール', 'dress'],
  ['色打掛 華の間', 'イロウチカケ ハナノマ', 'dress'],
  ['ラ・ネージュ', 'ラ ネージュ', 'dress'],
  ['タキシードの仕立屋 三番町', 'タキシードノシタテヤ サンバンチョウ', 'dress'],
  ['和のペーパーアイテム 折り文', 'ワノペーパーアイテム オリブミ', 'other'],
  ['引出物 こころね', 'ヒキデモノ ココロネ', 'other'],
  ['花装 みちくさ', 'カソウ ミチクサ', 'other'],
  ['フォトスタジオ 陽だまり', 'フォトスタジオ ヒダマリ', 'other'],
  ['プチギフトの店 りぼん', 'プチギフトノミセ リボン', 'other'],
];

/** First words and second words of a ring's name. */
export const RING_NAMES = {
  first: ['月', '雪', '花', '風', '水', '星', '若葉', '朝', '海', '木洩れ日', '夕', '灯'],
  second: ['のしずく', 'の便り', 'あかり', 'の約束', 'むすび', 'のこみち', 'いろ', 'の窓'],
} as const;

/** What rings are made of; null where the brand does not tell. */
export const RING_MATERIALS = [
  'プラチナ950',
  'プラチナ900',
  'K18イエローゴールド',
  'K18ピンクゴールド',
  'プラチナ950・K18',
  'ジルコニウム',
  null,
] as const;
