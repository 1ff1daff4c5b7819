/** Where a line of a Japanese title may break: between phrases, found by BudouX. */
import { loadDefaultJapaneseParser } from 'budoux';
import { LRUCache } from 'lru-cache';

const parser = loadDefaultJapaneseParser();

/** Longer texts are not titles. */
const MAX_LENGTH = 200;
const ZERO_WIDTH_SPACE = '\u{200B}';

const cache = new LRUCache<string, string>({ max: 10_000 });

export function phrasesOf(text: string): string[] {
  return parser.parse(text);
}

/** The text with a zero-width space between its phrases. */
export function withBreaks(text: string): string {
  if (text.length > MAX_LENGTH) return text;
  const cached = cache.get(text);
  if (cached !== undefined) return cached;
  const marked = phrasesOf(text).join(ZERO_WIDTH_SPACE);
  cache.set(text, marked);
  return marked;
}

/** Description of a field with the marked text of another field. */
export const marksBreaksOf = (field: string): string =>
  `\`${field}\` with a zero-width space (U+200B) between phrases, for headings: lines break there and not inside words. Never for search, copying or accessible names.`;
