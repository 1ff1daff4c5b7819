/** Names of halls: several families per venue type, each name only once. */
import type { Dice } from '../dice.ts';
import { romaji } from './romaji.ts';
import { JAPANESE, SACRED, WESTERN, type Word } from './texts/names.ts';

/** A hall's name with its reading, its short form and its spelling in addresses. */
export type HallName = { name: string; kana: string; short: string; slug: string };

type Place = { name: string; kana: string; water: boolean };

/** What only houses by the water are called. */
const BY_THE_WATER = /クルーズ|リゾート|ベイ/;

/** `{w}` Western word, `{j}` Japanese word, `{s}` sacred word, `{p}` place: the name, its reading, its spelling. */
type Pattern = readonly [name: string, kana: string, latin: string];

const PATTERNS: Record<number, Pattern[]> = {
  1: [
    ['ホテル{w} {p}', 'ホテル{w} {p}', 'hotel-{w}-{p}'],
    ['{w}ホテル{p}', '{w}ホテル{p}', '{w}-hotel-{p}'],
    ['ホテル {j} {p}', 'ホテル {j} {p}', 'hotel-{j}-{p}'],
    ['{p}{w}ホテル', '{p}{w}ホテル', '{p}-{w}-hotel'],
    ['ザ・{w} {p}', 'ザ {w} {p}', 'the-{w}-{p}'],
    ['{p}リゾート {w}', '{p}リゾート {w}', '{p}-resort-{w}'],
  ],
  2: [
    ['{j}殿 {p}', '{j}デン {p}', '{j}den-{p}'],
    ['{p}{j}会館', '{p}{j}カイカン', '{p}-{j}-kaikan'],
    ['{p} {j}迎賓館', '{p} {j}ゲイヒンカン', '{p}-{j}-geihinkan'],
    ['セレモニーホール{w} {p}', 'セレモニーホール{w} {p}', 'ceremony-hall-{w}-{p}'],
    ['{w}大聖堂 {p}', '{w}ダイセイドウ {p}', '{w}-cathedral-{p}'],
  ],
  3: [
    ['メゾン・ド・{w} {p}', 'メゾン ド {w} {p}', 'maison-de-{w}-{p}'],
    ['ヴィラ・{w} {p}', 'ヴィラ {w} {p}', 'villa-{w}-{p}'],
    ['{w}ガーデン {p}', '{w}ガーデン {p}', '{w}-garden-{p}'],
    ['{p} {w}ハウス', '{p} {w}ハウス', '{p}-{w}-house'],
    ['{w}テラス {p}', '{w}テラス {p}', '{w}-terrace-{p}'],
    ['{p}ノ邸 {j}', '{p}ノヤシキ {j}', '{p}-no-yashiki-{j}'],
    ['ラ・{w} {p}', 'ラ {w} {p}', 'la-{w}-{p}'],
  ],
  4: [
    ['レストラン {w} {p}', 'レストラン {w} {p}', 'restaurant-{w}-{p}'],
    ['リストランテ・{w} {p}', 'リストランテ {w} {p}', 'ristorante-{w}-{p}'],
    ['ビストロ {w} {p}', 'ビストロ {w} {p}', 'bistrot-{w}-{p}'],
    ['料亭 {j} {p}', 'リョウテイ {j} {p}', 'ryotei-{j}-{p}'],
    ['オーベルジュ・{w} {p}', 'オーベルジュ {w} {p}', 'auberge-{w}-{p}'],
    ['{w}キッチン {p}', '{w}キッチン {p}', '{w}-kitchen-{p}'],
  ],
  5: [
    ['{s}神社 {j}会館', '{s}ジンジャ {j}カイカン', '{s}-jinja-{j}-{p}'],
    ['{p} {s}神社', '{p} {s}ジンジャ', '{p}-{s}-jinja'],
    ['{s}八幡宮 {p}', '{s}ハチマングウ {p}', '{s}-hachimangu-{p}'],
    ['{j}山 {s}寺', '{j}サン {s}ジ', '{s}-ji-{p}'],
  ],
  6: [
    ['フォトスタジオ {w} {p}店', 'フォトスタジオ {w} {p}テン', 'photo-studio-{w}-{p}'],
    ['写真館 {j} {p}', 'シャシンカン {j} {p}', 'shashinkan-{j}-{p}'],
    ['スタジオ・{w} {p}', 'スタジオ {w} {p}', 'studio-{w}-{p}'],
  ],
  99: [
    ['旧{j}家住宅 {p}', 'キュウ{j}ケジュウタク {p}', 'kyu-{j}-ke-{p}'],
    ['{w}クルーズ {p}', '{w}クルーズ {p}', '{w}-cruise-{p}'],
    ['{j}庭園 {p}', '{j}テイエン {p}', '{j}-teien-{p}'],
    ['{w}ライブラリーガーデン {p}', '{w}ライブラリーガーデン {p}', '{w}-library-garden-{p}'],
    ['{j}記念館 {w}ホール', '{j}キネンカン {w}ホール', '{j}-kinenkan-{w}'],
  ],
};

/** Abroad, halls are chapels and resorts whatever their type. */
const ABROAD: Pattern[] = [
  ['{p}・{w}チャペル', '{p} {w}チャペル', '{p}-{w}-chapel'],
  ['{w}ベイ教会 {p}', '{w}ベイキョウカイ {p}', '{w}-bay-church-{p}'],
  ['{w}リゾート {p}', '{w}リゾート {p}', '{w}-resort-{p}'],
  ['{p} {w}ガーデン', '{p} {w}ガーデン', '{p}-{w}-garden'],
];

const ATTEMPTS = 40;

/** Gives names that were not given before. */
export class Namer {
  readonly #names = new Set<string>();
  readonly #slugs = new Set<string>();

  /** A new name for a hall of a type at a place. */
  name(dice: Dice, serviceId: number, place: Place, area: string, abroad: boolean): HallName {
    const all = abroad ? ABROAD : (PATTERNS[serviceId] ?? ABROAD);
    const fitting = all.filter(([pattern]) => place.water || !BY_THE_WATER.test(pattern));
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const made = compose(dice, fitting, place);
      const address = `${area}/${made.slug}`;
      if (this.#names.has(made.name) || this.#slugs.has(address)) continue;
      this.#names.add(made.name);
      this.#slugs.add(address);
      return made;
    }
    throw new Error(`No name left at ${place.name}.`);
  }
}

function compose(dice: Dice, patterns: Pattern[], place: Place): HallName {
  const [name, kana, latin] = dice.pick(patterns);
  const words: Record<string, Word> = {
    w: dice.pick(WESTERN),
    j: dice.pick(JAPANESE),
    s: dice.pick(SACRED),
    p: { text: place.name, kana: place.kana, latin: romaji(place.kana) },
  };
  const fill = (pattern: string, part: keyof Word): string =>
    pattern.replace(/\{(.)\}/g, (_, key: string) => words[key]?.[part] ?? '');
  const full = fill(name, 'text');
  return {
    name: full,
    kana: fill(kana, 'kana'),
    short: full.replace(new RegExp(` ?${place.name}店?$`), ''),
    slug: fill(latin, 'latin'),
  };
}
