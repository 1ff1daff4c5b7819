/** Cuts a typed text into words that the lexicon has, and the rest. Japanese is written without spaces. */
import { PARTICLES } from './conditions.ts';
import { fold } from './fold.ts';
import type { Entry, Lexicon } from './lexicon.ts';

export interface Segment {
  /** As typed. */
  readonly typed: string;
  readonly key: string;
  /** Best first; empty for a word that the lexicon does not have. */
  readonly entries: readonly Entry[];
}

const MAX_WORD_LENGTH = 24;
const SEPARATOR = /[\s、。,/+&|()[\]「」『』]/;

type Script = 'han' | 'katakana' | 'hiragana' | 'latin' | 'separator';

function scriptOf(letter: string | undefined): Script {
  if (letter === undefined || SEPARATOR.test(letter)) return 'separator';
  if (/[\p{Script=Katakana}ー・]/u.test(letter)) return 'katakana';
  if (/\p{Script=Hiragana}/u.test(letter)) return 'hiragana';
  return /[\p{Script=Han}々]/u.test(letter) ? 'han' : 'latin';
}

/** Within a run of one script, only words of at least this many letters are cut out: ホテル|ヴェントゥーラ. */
const MIN_LETTERS_IN_RUN: Readonly<Record<Script, number>> = {
  han: 2,
  katakana: 3,
  hiragana: 3,
  latin: 5,
  separator: 1,
};
/** Kana and Latin words that are cut out of a run have at least this many letters in romaji. */
const MIN_KEY_IN_RUN = 5;
/** Letters that continue a syllable: no word begins with them. */
const IN_SYLLABLE = /[ーァィゥェォャュョッぁぃぅぇぉゃゅょっ]/;

/** Costs: a letter that belongs to no word is worst, then many words, then an unlikely meaning. */
const LETTER_COST = 100;
const WORD_COST = 20;

interface Step {
  readonly cost: number;
  readonly end: number;
  /** Null for a letter that belongs to no word. */
  readonly key: string | null;
}

/** Chooses the cuts that leave the fewest letters without a word; fillers are dropped. */
export function segment(text: string, { entries, fillers }: Lexicon): Segment[] {
  const letters = Array.from(text);
  const scripts = letters.map(scriptOf);
  const scriptAt = (index: number): Script => scripts[index] ?? 'separator';
  const isEdge = (index: number): boolean => scriptAt(index - 1) !== scriptAt(index);
  const isEnd = (index: number): boolean => scriptAt(index) === 'separator';
  const isInSyllable = (index: number): boolean => IN_SYLLABLE.test(letters[index] ?? '');
  const isFiller = (typed: string, key: string): boolean => PARTICLES.test(typed) || fillers.has(key);

  /** Cost of a word; null where the lexicon has none, or where it would be cut out of another word. */
  const wordCost = (start: number, end: number, typed: string, key: string): number | null => {
    if (isInSyllable(start) || isInSyllable(end)) return null;
    const length = end - start;
    const script = scriptAt(start);
    const isCut = !isEdge(start) || !isEdge(end);
    if (isCut && length < MIN_LETTERS_IN_RUN[script]) return null;
    if (isCut && script !== 'han' && key.length < MIN_KEY_IN_RUN) return null;
    if (isFiller(typed, key)) return WORD_COST;
    if (length < 2 && !(isEnd(start - 1) && isEnd(end))) return null;
    const [best] = entries.get(key) ?? [];
    return best ? WORD_COST + best.rank : null;
  };

  // The cheapest way to go on from each letter, from the last to the first.
  const steps: Step[] = [];
  const costFrom = (index: number): number => steps[index]?.cost ?? 0;
  for (let start = letters.length - 1; start >= 0; start -= 1) {
    const letterCost = isEnd(start) ? 0 : LETTER_COST;
    let best: Step = { cost: letterCost + costFrom(start + 1), end: start + 1, key: null };
    for (let end = start + 1; end <= Math.min(letters.length, start + MAX_WORD_LENGTH); end += 1) {
      if (isEnd(start) || isEnd(end - 1)) continue;
      const typed = letters.slice(start, end).join('');
      const key = fold(typed);
      const cost = wordCost(start, end, typed, key);
      if (cost !== null && cost + costFrom(end) < best.cost) best = { cost: cost + costFrom(end), end, key };
    }
    steps[start] = best;
  }

  const segments: Segment[] = [];
  let rest = '';
  const endRest = (): void => {
    const key = fold(rest);
    if (key !== '' && !isFiller(rest, key)) segments.push({ typed: rest, key, entries: [] });
    rest = '';
  };
  for (let index = 0; index < letters.length;) {
    const { end, key } = steps[index] ?? { end: letters.length, key: null };
    const typed = letters.slice(index, end).join('');
    if (key === null && !isEnd(index)) rest += typed;
    else endRest();
    if (key !== null && !isFiller(typed, key)) segments.push({ typed, key, entries: entries.get(key) ?? [] });
    index = end;
  }
  endRest();
  return segments;
}
