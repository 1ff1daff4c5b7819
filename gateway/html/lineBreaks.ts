/** Where a line of a Japanese title may break: between phrases, found by BudouX, and between the words of a long one. */
import { loadDefaultJapaneseParser } from 'budoux';
import { LRUCache } from 'lru-cache';

const parser = loadDefaultJapaneseParser();
const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });

/** Longer texts are not titles. */
export const MAX_LENGTH = 200;
/** In characters. A longer phrase may also break between its words, so that it fits on a narrow card. */
const MAX_PHRASE_LENGTH = 7;
/** Minimum number of characters of a part that may be a line of its own. */
const MIN_PART_LENGTH = 2;
const ZERO_WIDTH_SPACE = '\u{200B}';
/** Without ヵ, ヶ and ノ, which stand between kanji. */
const KATAKANA = /^(?!ノ$)[ァ-ヴー]+$/;
const KATAKANA_RUN = /[ァ-ヴー]{2,}/g;
/** Words that names in katakana begin or end with. Between others the segmenter cuts names into pieces. */
const NAME_WORDS =
  'ウエディング|ウェディング|ブライダル|フォト|ホテル|ホール|レストラン|リストランテ|ビストロ|キッチン|ガーデン|チャペル|ハウス|パーク|テラス|スタジオ|ライブラリー|オーベルジュ|シャトー|ヴィラ|ゲストハウス|クラブ|リゾート|プラン|コース|フェア';
const FIRST_WORD = new RegExp(`^(?:${NAME_WORDS})`);
const LAST_WORD = new RegExp(`(?:${NAME_WORDS})$`);
/** Nouns of one character that end a compound, as in 立て方, 雨の日, 三か所. */
const DEPENDENT = new Set(['方', '日', '間', '頃', '際', '時', '月', '所', '料', '殿', '婚']);
/** Words that BudouX or the segmenter breaks inside: they have few kanji, or are names. */
const KNOWN_WORDS = [
  'まるわかり|急がない|落とさず|見比べ|食べ比べ|飲み比べ|羽織り比べ|炊き上がり|起き上がり|持ち帰り|鳴りもの',
  '結婚指輪|結婚準備|結婚費用|プランナー|フルコース|夜神楽|水分木|結葉家',
  'ゆいレール|のどぐろ|はまぐり|きびなご|なまはげ|わんこ|まんじゅうまき|菓子まき|もちまき|たこの前菜',
].join('|');
/** What no line breaks inside: known words, numbers with their units, and short words in quotation marks. */
const UNBROKEN = new RegExp(
  `${KNOWN_WORDS}|[\\d.,]+[億万千百]*(?:円|名|件|人|組|卓|皿|本|枚|点|年|月|日|分|回|歳|時間|か月|か所|種類|％|%)?|「[^」]{1,4}」`,
  'g',
);
/** These count what stands before them, as in 一人あたり, 一つずつ. */
const COUNTING = /^(?:あたり|ずつ)/;
/** A place that begins after the station, as in 「銀座駅」より無料送迎. */
const AFTER_STATION = /(?<=」(?:より|から))(?=\p{Script=Han})/gu;
const CLOSING = /^[\p{Close_Punctuation}\p{Final_Punctuation}]+/u;
/** Ends with a space, or with one character after a space or bracket, as in 「】半コース」. */
const ENDS_TOO_SHORT = /\s$|(?:^|[\p{Punctuation}\s])[^\p{Punctuation}\s]$/u;
/** Particles, endings, punctuation and spaces stay with the word before. */
const NO_START = /^[\p{Script=Hiragana}\p{Punctuation}\s]/u;

const cache = new LRUCache<string, string>({ max: 10_000 });

/** Places inside runs of katakana: whether a known word begins or ends there. */
function katakanaBreaks(text: string): Map<number, boolean> {
  const breaks = new Map<number, boolean>();
  for (const { 0: run, index } of text.matchAll(KATAKANA_RUN)) {
    for (let inside = 1; inside < run.length; inside += 1) breaks.set(index + inside, false);
    let [start, end] = [0, run.length];
    for (let word; (word = FIRST_WORD.exec(run.slice(start, end))?.[0]) && word.length < end - start;) {
      start += word.length;
      breaks.set(index + start, true);
    }
    for (let word; (word = LAST_WORD.exec(run.slice(start, end))?.[0]) && word.length < end - start;) {
      end -= word.length;
      breaks.set(index + end, true);
    }
  }
  return breaks;
}

/** Positions inside unbreakable texts, each with the position at which its text begins. */
function unbrokenPlaces(text: string): Map<number, number> {
  const places = new Map<number, number>();
  for (const { 0: unbroken, index } of text.matchAll(UNBROKEN))
    for (let inside = 1; inside < unbroken.length; inside += 1) places.set(index + inside, index);
  return places;
}

/** BudouX has no dictionary: it breaks 結婚式 after 結婚, names such as 結ヶ峰 after ヶ, and before closing brackets. */
function phrasesOf(text: string): string[] {
  const inKatakana = katakanaBreaks(text);
  const unbroken = unbrokenPlaces(text);
  const wordStarts = new Set(
    Array.from(segmenter.segment(text), ({ segment, index }) => (DEPENDENT.has(segment) ? -1 : index)),
  );
  const mayBreak = (at: number): boolean =>
    inKatakana.get(at) ??
    (wordStarts.has(at) &&
      !/[ヵヶケ]$/.test(text.slice(0, at)) &&
      !/^[ヵヶノ]/.test(text.slice(at)) &&
      !COUNTING.test(text.slice(at)));
  const phrases: string[] = [];
  let [start, end] = [0, 0];
  for (const found of parser.parse(text)) {
    const at = end + (CLOSING.exec(found)?.[0].length ?? 0);
    const place = unbroken.get(at) ?? at;
    const isFree = place === at ? mayBreak(at) : !ENDS_TOO_SHORT.test(text.slice(0, place));
    if (place > start && isFree) {
      phrases.push(text.slice(start, place));
      start = place;
    }
    end += found.length;
  }
  return joinParticles([...phrases, text.slice(start)]);
}

/** A particle of one character belongs to the phrase before it. */
function joinParticles(phrases: readonly string[]): string[] {
  const joined: string[] = [];
  for (const phrase of phrases)
    if (/^\p{Script=Hiragana}$/u.test(phrase) && joined.length > 0) joined.push(`${joined.pop()}${phrase}`);
    else joined.push(phrase);
  return joined;
}

/**
 * The parts of a long phrase: runs of katakana and of other characters, and the known words of a katakana name, as in
 * 「エーデルリヒト|ホテル|南船場」.
 */
function partsOf(phrase: string): string[] {
  if (phrase.length <= MAX_PHRASE_LENGTH) return [phrase];
  const breaks = katakanaBreaks(phrase);
  const unbroken = unbrokenPlaces(phrase);
  for (const { index } of phrase.matchAll(AFTER_STATION)) breaks.set(index, true);
  let wasKatakana = false;
  for (const { segment, index } of segmenter.segment(phrase)) {
    const isKatakana = KATAKANA.test(segment);
    const isWord = !NO_START.test(segment) && !DEPENDENT.has(segment);
    if (!breaks.has(index)) breaks.set(index, isKatakana !== wasKatakana && isWord);
    wasKatakana = isKatakana;
  }
  const mayBreak = (index: number): boolean =>
    !unbroken.has(index) &&
    !ENDS_TOO_SHORT.test(phrase.slice(0, index)) &&
    phrase.length - index >= MIN_PART_LENGTH;
  const parts: string[] = [];
  let start = 0;
  for (const [index, isPart] of [...breaks].toSorted(([one], [other]) => one - other))
    if (isPart && index - start >= MIN_PART_LENGTH && mayBreak(index)) {
      parts.push(phrase.slice(start, index));
      start = index;
    }
  return [...parts, phrase.slice(start)];
}

/** The text with a zero-width space where a line may break. */
export function withBreaks(text: string): string {
  if (text.length > MAX_LENGTH) return text;
  const cached = cache.get(text);
  if (cached !== undefined) return cached;
  const marked = phrasesOf(text).flatMap(partsOf).join(ZERO_WIDTH_SPACE);
  cache.set(text, marked);
  return marked;
}

/** The pieces between which a line may break. */
export const breakablePieces = (text: string): string[] => withBreaks(text).split(ZERO_WIDTH_SPACE);

/** Description of a field with the marked text of another field. */
export const marksBreaksOf = (field: string): string =>
  `\`${field}\` with a zero-width space (U+200B) between phrases, for headings and narrow columns: lines break there and not inside words. Never for search, copying or accessible names.`;
