/** What a typed text means for hall search. */
import type { HallName } from '#gateway/upstream/hallNames.ts';

import { fold, isSimilar } from './fold.ts';
import { findHallNames, type HallNameIndex, NO_HALLS, similarWord, spellingFor } from './hallNames.ts';
import { type Entry, INDIRECT, type Lexicon, type Term } from './lexicon.ts';
import { choosePlaces, isPlace } from './places.ts';
import { segment, type Segment } from './segments.ts';

export { comparedName, type ComparedName, nameTest } from './hallNames.ts';

export interface UnderstoodTerm extends Term {
  /** The words it was recognized by. */
  readonly typed: string;
  /** Whether a letter was corrected. */
  readonly isCorrected: boolean;
}

export interface Interpretation {
  readonly terms: readonly UnderstoodTerm[];
  /** Words ignored because nothing matches them. */
  readonly unused: readonly string[];
  /** Alternative meanings. */
  readonly alternatives: readonly Term[];
}

export interface Vocabulary {
  readonly lexicon: Lexicon;
  /** {@link NO_HALLS} while they are not loaded. */
  readonly halls: HallNameIndex;
}

/** The limit of the arguments. Normalizing can make a text longer; the rest is cut. */
const MAX_TEXT_LENGTH = 200;
const MAX_ALTERNATIVES = 4;
/** Shorter words are not corrected. */
const MIN_CORRECTED_LENGTH = 4;

const GUESTS = /(\d{1,4}) ?(?:名様?|人|people|guests?)(?:規模|くらい|ぐらい|程度|前後|以上|以下)?/i;

/** Trims a typed text and normalizes its width: ﾄﾞﾚｽ becomes ドレス, ＤＲＥＳＳ becomes DRESS. */
export const normalizeTyped = (text: string): string => text.normalize('NFKC').trim();

export function interpret(typedText: string, vocabulary: Vocabulary): Interpretation {
  const { lexicon, halls } = vocabulary;
  const whole = normalizeTyped(typedText).slice(0, MAX_TEXT_LENGTH);
  const exact = lexicon.entries.get(fold(whole)) ?? [];
  if (exact.length > 0) return ofEntries(exact, whole, false);
  const [guests, number] = GUESTS.exec(whole) ?? [];
  const text = guests === undefined ? whole : whole.replace(guests, ' ');
  const people = number === undefined ? [] : [guestTerm(Number(number), guests ?? '')];
  const segments = segment(text, lexicon);
  const words = text.split(/[\s、,]+/).filter((word) => word !== '');
  const named = findHallNames(halls, words.map(fold));
  const isHallName = segments.some(({ entries }) => entries.length === 0) || hasExactName(named, text);
  const [only] = segments;
  const completed = segments.length === 1 && only?.entries.length === 0 ? completions(only.key, lexicon) : [];
  if (completed.length > 0) {
    const { terms, alternatives } = ofEntries(completed, only?.typed ?? '', true);
    return { terms: [...terms, ...people], unused: [], alternatives };
  }
  if (named.length > 0 && isHallName) {
    return {
      terms: [...people, nameTerm(words.map((word) => spellingFor(named, word)).join(' '), text.trim())],
      unused: [],
      alternatives: [],
    };
  }
  const { terms, unused, alternatives } = resolve(segments, vocabulary);
  const all = [...terms, ...people];
  // No word has a meaning for the search: every hall matches.
  if (all.length > 0 || segments.length === 0) return { terms: all, unused, alternatives };
  return {
    terms: whole === '' ? [] : [nameTerm(whole, whole)],
    unused: [],
    alternatives: suggest(whole, vocabulary, MAX_ALTERNATIVES),
  };
}

function ofEntries(entries: readonly Entry[], typed: string, isCorrected: boolean): Interpretation {
  const [best, ...others] = entries.map(({ term }) => term);
  const alternatives = others.filter(({ kind, label }) => kind !== best?.kind || label !== best.label);
  return {
    terms: best ? [understood(best, typed, isCorrected)] : [],
    unused: [],
    alternatives: alternatives.filter(({ label }) => label !== best?.label).slice(0, MAX_ALTERNATIVES),
  };
}

function resolve(segments: readonly Segment[], { lexicon, halls }: Vocabulary): Interpretation {
  const unused: string[] = [];
  const terms: UnderstoodTerm[] = [];
  const places: { entries: readonly Entry[]; typed: string; isCorrected: boolean }[] = [];
  const take = (entries: readonly Entry[], typed: string, isCorrected: boolean): void => {
    const [best] = entries;
    if (best && isPlace(best.term)) places.push({ entries, typed, isCorrected });
    else if (best && !terms.some(({ kind, value }) => kind === best.term.kind && value === best.term.value))
      terms.push(understood(best.term, typed, isCorrected));
  };
  for (const { typed, key, entries } of segments) {
    const found = entries.length > 0 ? [] : findHallNames(halls, [key]);
    const similar = entries.length > 0 || found.length > 0 ? [] : similarEntries(typed, key, lexicon);
    if (entries.length > 0) take(entries, typed, false);
    else if (found.length > 0) terms.push(nameTerm(spellingFor(found, typed), typed));
    else if (similar.length > 0) take(similar, typed, true);
    else {
      const word = isLong(typed) ? similarWord(halls, key) : null;
      const corrected = word === null ? [] : findHallNames(halls, [word]);
      if (word !== null && corrected.length > 0)
        terms.push(nameTerm(spellingFor(corrected, wordIn(corrected, word)), typed, true));
      else unused.push(typed);
    }
  }
  const chosen = choosePlaces(
    places.map(({ entries }) => entries),
    lexicon,
  );
  const placed = chosen.map((term, index): UnderstoodTerm[] => {
    const place = places[index];
    return term && place ? [understood(term, place.typed, place.isCorrected)] : [];
  });
  const isUsed = places.map((_, index) => chosen[index] !== undefined);
  unused.push(...places.flatMap(({ typed }, index) => (isUsed[index] ? [] : [typed])));
  // Halls are not loaded: the REST API may find the words.
  if (halls === NO_HALLS && unused.length > 0)
    terms.push(...unused.splice(0).map((word) => nameTerm(word, word)));
  const kept = placed
    .flat()
    .filter(
      (term, index, list) =>
        list.findIndex((other) => other.kind === term.kind && other.value === term.value) === index,
    );
  const alternatives = places
    .flatMap(({ entries }) => entries.map(({ term }) => term))
    .filter((term) => !kept.some(({ kind, value }) => kind === term.kind && value === term.value));
  return { terms: [...kept, ...terms], unused, alternatives: alternatives.slice(0, MAX_ALTERNATIVES) };
}

/** What a text that is still typed may become, best first: its last word completed, or halls of that name. */
export function suggest(typedText: string, { lexicon, halls }: Vocabulary, limit: number): Term[] {
  const text = normalizeTyped(typedText).slice(0, MAX_TEXT_LENGTH);
  const key = fold(text);
  if (key === '') return [];
  // Repeated letters are folded into one.
  if (key.length * 2 < text.length) return [];
  const known = completions(key, lexicon, 1).map(({ term }) => term);
  const terms = known.length > 0 ? known : similarEntries(text, key, lexicon).map(({ term }) => term);
  const words = text.split(/[\s、,]+/).filter((word) => word !== '');
  const exact = findHallNames(halls, words.map(fold));
  const corrected = exact.length > 0 || terms.length > 0 || !isLong(text) ? null : similarWord(halls, key);
  const named = corrected === null ? exact : findHallNames(halls, [corrected]);
  const places = Math.max(limit - Math.min(named.length, Math.ceil(limit / 3)), 0);
  return [...terms.slice(0, places), ...named.map(hallTerm)].slice(0, limit);
}

const isLong = (typed: string): boolean => Array.from(typed).length >= MIN_CORRECTED_LENGTH;

/** Entries that begin with a key of at least `fewest` letters, each thing once, best first. */
function completions(key: string, { entries }: Lexicon, fewest = 3): Entry[] {
  if (key.length < fewest) return [];
  const begins: Entry[] = [];
  for (const [word, found] of entries) if (word.startsWith(key)) begins.push(...found);
  const order = ({ key: word, rank, term }: Entry): number =>
    word === key ? rank : 100 + (term.kind === 'station' ? 90 : rank * 10) + Math.min(word.length, 9);
  const sorted = begins.toSorted((a, b) => order(a) - order(b));
  const first = new Map<Term, Entry>();
  for (const entry of sorted) if (!first.has(entry.term)) first.set(entry.term, entry);
  return [...first.values()];
}

/**
 * Entries whose own name is one edit away, those with more letters than typed first. Other spellings do not count: many
 * adjectives are one edit from the romaji of a city with 市, such as おいしい from Oitashi.
 */
function similarEntries(typed: string, key: string, { entries }: Lexicon): Entry[] {
  if (!isLong(typed)) return [];
  const similar: Entry[] = [];
  for (const [word, found] of entries)
    if (word.length >= MIN_CORRECTED_LENGTH && isSimilar(word, key))
      similar.push(...found.filter(({ rank }) => rank < INDIRECT));
  const order = ({ key: word, rank }: Entry): number => (word.length < key.length ? 50 : 0) + rank;
  return similar.toSorted((a, b) => order(a) - order(b));
}

function hasExactName(halls: readonly HallName[], text: string): boolean {
  const key = fold(text);
  return halls.some(({ name, shortName, kana }) =>
    [name, shortName, kana].some((spelling) => spelling !== null && fold(spelling) === key),
  );
}

/** A text of the halls' names that has the key of a word. */
function wordIn(halls: readonly HallName[], word: string): string {
  const texts = halls.flatMap(({ name, kana }) =>
    [name, kana ?? ''].flatMap((text) => text.split(/[\s・]+/)),
  );
  return texts.find((text) => fold(text) === word) ?? word;
}

const understood = (term: Term, typed: string, isCorrected = false): UnderstoodTerm => ({
  ...term,
  typed,
  isCorrected,
});

const nameTerm = (value: string, typed: string, isCorrected = false): UnderstoodTerm =>
  understood({ kind: 'name', value, label: value, detail: null, parent: null }, typed, isCorrected);

const guestTerm = (people: number, typed: string): UnderstoodTerm =>
  understood(
    { kind: 'people', value: String(people), label: `${people}名`, detail: null, parent: null },
    typed,
  );

const hallTerm = ({ id, name, place }: HallName): Term => ({
  kind: 'hall',
  value: id,
  label: name,
  detail: place,
  parent: null,
});
