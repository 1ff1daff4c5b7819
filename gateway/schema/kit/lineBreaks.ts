/** Where a line of a Japanese title may break: between phrases, found by BudouX, and between the words of a long one. */
import { loadDefaultJapaneseParser } from 'budoux';
import { LRUCache } from 'lru-cache';

const parser = loadDefaultJapaneseParser();
const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });

/** Longer texts are not titles. */
const MAX_LENGTH = 200;
/** In characters. A longer phrase may also break between its words, so that it fits on a narrow card. */
const MAX_PHRASE_LENGTH = 7;
/** Shorter parts look torn off, and shorter pieces of katakana are no words. */
const MIN_PART_LENGTH = 2;
const MIN_KATAKANA_LENGTH = 3;
const ZERO_WIDTH_SPACE = '\u{200B}';
/** Without ヵ, ヶ and ノ, which stand between kanji. */
const KATAKANA = /^(?!ノ$)[ァ-ヴー]+$/;
const CLOSING = /^[\p{Close_Punctuation}\p{Final_Punctuation}]+/u;
/** Particles, endings, punctuation and spaces stay with the word before. */
const NO_START = /^[\p{Script=Hiragana}\p{Punctuation}\s]/u;

const cache = new LRUCache<string, string>({ max: 10_000 });

/** BudouX knows no words: it breaks 結婚式 after 結婚, names such as 結ヶ峰 after ヶ, and before closing brackets. */
export function phrasesOf(text: string): string[] {
  const wordStarts = new Set(Array.from(segmenter.segment(text), ({ index }) => index));
  const phrases: string[] = [];
  let start = 0;
  let phrase = '';
  for (const found of parser.parse(text)) {
    const [closing = ''] = CLOSING.exec(found) ?? [];
    phrase += closing;
    start += closing.length;
    if (phrase !== '' && wordStarts.has(start) && !/[ヵヶケ]$/.test(phrase)) {
      phrases.push(phrase);
      phrase = '';
    }
    phrase += found.slice(closing.length);
    start += found.length - closing.length;
  }
  return [...phrases, phrase];
}

/**
 * The parts of a long phrase: runs of katakana and of other characters, and the known words that end a katakana name, as in
 * 「エーデルリヒト|ホテル|南船場」. The segmenter cuts names that it does not know into pieces.
 */
function partsOf(phrase: string): string[] {
  if (phrase.length <= MAX_PHRASE_LENGTH) return [phrase];
  const parts: string[] = [];
  let part = '';
  let wasKatakana = false;
  for (const { segment, index } of segmenter.segment(phrase)) {
    const isKatakana = KATAKANA.test(segment);
    const mayBreak =
      isKatakana && wasKatakana
        ? segment.length >= MIN_KATAKANA_LENGTH && part.length >= MIN_KATAKANA_LENGTH
        : isKatakana !== wasKatakana && !NO_START.test(segment);
    if (mayBreak && part.length >= MIN_PART_LENGTH && phrase.length - index >= MIN_PART_LENGTH) {
      parts.push(part);
      part = '';
    }
    part += segment;
    wasKatakana = isKatakana;
  }
  return [...parts, part];
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

/** Description of a field with the marked text of another field. */
export const marksBreaksOf = (field: string): string =>
  `\`${field}\` with a zero-width space (U+200B) between phrases, for headings: lines break there and not inside words. Never for search, copying or accessible names.`;
