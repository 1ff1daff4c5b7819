/** Finds halls by any spelling of their names, and the spelling that the REST API finds them by. */
import { setImmediate } from 'node:timers/promises';

import type { HallName } from '#gateway/upstream/hallNames.ts';

import { fold, isSimilar, plain } from './fold.ts';

interface Folded {
  readonly hall: HallName;
  /** Keys of name, short name, reading and slug; `|` separates them. */
  readonly keys: string;
}

export interface HallNameIndex {
  readonly halls: readonly Folded[];
  /** Keys of the words that names consist of. */
  readonly words: ReadonlySet<string>;
}

export const NO_HALLS: HallNameIndex = { halls: [], words: new Set() };

/** A change of script begins a new word: ホテル|銀座. */
const WORDS =
  /\p{Script=Katakana}[\p{Script=Katakana}ー]*|[\p{Script=Han}ヶケノ]+|\p{Script=Hiragana}+|[a-z0-9]+/gu;

const wordsOf = (text: string): string[] => Array.from(plain(text).matchAll(WORDS), ([word]) => word);

/** Halls indexed in one turn of the event loop. */
const BATCH = 50;

export async function indexHallNames(halls: readonly HallName[]): Promise<HallNameIndex> {
  const words = new Set<string>();
  const folded: Folded[] = [];
  for (const hall of halls) {
    const { name, shortName, kana, slug } = hall;
    const texts = [name, shortName, kana, slug].filter((text) => text !== null);
    for (const text of texts) for (const word of wordsOf(text)) words.add(fold(word));
    folded.push({ hall, keys: texts.map(fold).join('|') });
    if (folded.length % BATCH === 0) await setImmediate();
  }
  return { halls: folded, words };
}

/** Shorter keys are found in too many names: two kanji, three letters of romaji. */
const isLongEnough = (key: string): boolean => key.length > 2 || (key.length > 1 && HAN.test(key));
const HAN = /\p{Script=Han}/u;

/** Shorter keys of kana must begin a name, a reading or a romaji word: `toki` is within too many. */
const MIN_KEY_WITHIN = 5;

/** Whether one of the keys that `|` separates has or, where the key is short, begins with this one. */
const hasKey = (keys: string, key: string): boolean =>
  key.length >= MIN_KEY_WITHIN || HAN.test(key) ? keys.includes(key) : `|${keys}`.includes(`|${key}`);

/** Halls that have all keys in their names; those that are named or begin so come first. */
export function findHallNames({ halls }: HallNameIndex, keys: readonly string[]): HallName[] {
  const [first = ''] = keys;
  if (keys.length === 0 || !keys.every(isLongEnough)) return [];
  const found = halls.filter((hall) => keys.every((key) => hasKey(hall.keys, key)));
  const rank = ({ keys: all }: Folded): number =>
    `|${all}|`.includes(`|${first}|`) ? 0 : `|${all}`.includes(`|${first}`) ? 1 : 2;
  return found
    .map((folded) => ({ rank: rank(folded), hall: folded.hall }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ hall }) => hall);
}

/** A hall's name and reading, prepared for `nameTest`. */
export interface ComparedName {
  readonly written: readonly string[];
  /** Keys of the texts and of their words; `|` separates them. */
  readonly keys: string;
}

export const comparedName = (texts: readonly string[]): ComparedName => ({
  written: texts.map(plain),
  keys: texts.flatMap((text) => [text, ...wordsOf(text)].map(fold)).join('|'),
});

/** Tests names for a typed text, or all its words, in any spelling; short words in the spelling of the name alone. */
export function nameTest(typed: string): (name: ComparedName) => boolean {
  const textTest = (text: string): ((name: ComparedName) => boolean) => {
    const [literal, key] = [plain(text), fold(text)];
    const isCompared = isLongEnough(key) && key.length * 2 >= text.length;
    return ({ written, keys }) =>
      (literal !== '' && written.some((name) => name.includes(literal))) || (isCompared && hasKey(keys, key));
  };
  const words = typed.split(/[\s、,]+/u).filter((word) => fold(word) !== '');
  // `fold` may merge the vowels of adjacent words, so names are compared with the whole text too.
  const isWhole = textTest(typed);
  const wordTests = words.map(textTest);
  return (name) => isWhole(name) || (wordTests.length > 0 && wordTests.every((test) => test(name)));
}

/** The word of hall names that is one edit from a key; null for none. */
export function similarWord({ words }: HallNameIndex, key: string): string | null {
  for (const word of words) if (word.length >= 4 && isSimilar(word, key)) return word;
  return null;
}

/** Whether a text is part of the name or the reading as it is written. */
function isPartOfName({ name, kana }: HallName, typed: string): boolean {
  const literal = plain(typed);
  return plain(name).includes(literal) || (kana !== null && plain(kana).includes(literal));
}

/** Halls whose spellings are compared. */
const MAX_COMPARED = 60;

/**
 * The text that the REST API, which compares names and readings literally, finds these halls by: what was typed if it is
 * part of a name, otherwise the longest text that all the names, or all readings, have in common.
 */
export function spellingFor(halls: readonly HallName[], typed: string): string {
  if (halls.some((hall) => isPartOfName(hall, typed))) return typed;
  const compared = halls.slice(0, MAX_COMPARED);
  const key = fold(typed);
  const candidates = [
    commonText(compared.map(({ name }) => name)),
    commonText(compared.map(({ kana }) => kana ?? '')),
  ];
  return (
    candidates.find((text) => fold(text).includes(key)) ??
    candidates.find((text) => text.length > 1) ??
    halls[0]?.name ??
    typed
  );
}

/** The longest text that is part of all texts, without spaces around it. */
function commonText(texts: readonly string[]): string {
  const [first = '', ...others] = texts;
  for (let length = first.length; length > 0; length -= 1) {
    for (let start = 0; start + length <= first.length; start += 1) {
      const part = first.slice(start, start + length);
      if (others.every((text) => text.includes(part))) return part.trim();
    }
  }
  return '';
}
