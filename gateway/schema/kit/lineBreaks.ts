/** Where a line of a Japanese title may break: between phrases, found by BudouX, and between the words of a long one. */
import { loadDefaultJapaneseParser } from 'budoux';
import { LRUCache } from 'lru-cache';

const parser = loadDefaultJapaneseParser();
const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });

/** Longer texts are not titles. */
const MAX_LENGTH = 200;
/** In characters. A longer phrase may also break between its words, so that it fits on a narrow card. */
const MAX_PHRASE_LENGTH = 7;
/** Shorter parts look torn off. */
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
const DEPENDENT = new Set(['方', '日', '間', '頃', '際', '時', '月', '所', '料']);
const CLOSING = /^[\p{Close_Punctuation}\p{Final_Punctuation}]+/u;
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

/** BudouX knows no words: it breaks 結婚式 after 結婚, names such as 結ヶ峰 after ヶ, and before closing brackets. */
function phrasesOf(text: string): string[] {
  const inKatakana = katakanaBreaks(text);
  const wordStarts = new Set(
    Array.from(segmenter.segment(text), ({ segment, index }) => (DEPENDENT.has(segment) ? -1 : index)),
  );
  const phrases: string[] = [];
  let start = 0;
  let phrase = '';
  for (const found of parser.parse(text)) {
    const [closing = ''] = CLOSING.exec(found) ?? [];
    phrase += closing;
    start += closing.length;
    const mayBreak = inKatakana.get(start) ?? (wordStarts.has(start) && !/[ヵヶケ]$/.test(phrase));
    if (phrase !== '' && mayBreak) {
      phrases.push(phrase);
      phrase = '';
    }
    phrase += found.slice(closing.length);
    start += found.length - closing.length;
  }
  return [...phrases, phrase];
}

/**
 * The parts of a long phrase: runs of katakana and of other characters, and the known words of a katakana name, as in
 * 「エーデルリヒト|ホテル|南船場」.
 */
function partsOf(phrase: string): string[] {
  if (phrase.length <= MAX_PHRASE_LENGTH) return [phrase];
  const breaks = katakanaBreaks(phrase);
  let wasKatakana = false;
  for (const { segment, index } of segmenter.segment(phrase)) {
    const isKatakana = KATAKANA.test(segment);
    if (!breaks.has(index)) breaks.set(index, isKatakana !== wasKatakana && !NO_START.test(segment));
    wasKatakana = isKatakana;
  }
  const parts: string[] = [];
  let start = 0;
  for (const [index, mayBreak] of [...breaks].toSorted(([one], [other]) => one - other))
    if (mayBreak && index - start >= MIN_PART_LENGTH && phrase.length - index >= MIN_PART_LENGTH) {
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
  `\`${field}\` with a zero-width space (U+200B) between phrases, for headings: lines break there and not inside words. Never for search, copying or accessible names.`;
