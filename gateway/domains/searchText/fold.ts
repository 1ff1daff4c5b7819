/**
 * Folds spellings of a word into one key, for comparison only. Kana and romaji become Kunrei-like romaji without long
 * vowels and doubled consonants; kanji stay. `ヴェントゥーラ`, `ベントゥラ` and `ventura` have the key `bentura`.
 */

/** Characters with several forms in names. */
const VARIANTS: Readonly<Record<string, string>> = {
  澤: '沢',
  邊: '辺',
  邉: '辺',
  齋: '斎',
  齊: '斎',
  嶋: '島',
  嶌: '島',
  髙: '高',
  濱: '浜',
  廣: '広',
  國: '国',
  瀧: '滝',
  龍: '竜',
  櫻: '桜',
  會: '会',
  舘: '館',
  寶: '宝',
  莊: '荘',
  縣: '県',
  驛: '駅',
  禮: '礼',
  御: 'オ',
  ヶ: 'ガ',
  ゖ: 'ガ',
  ヵ: 'カ',
};

/** Syllables by consonant, in the order a i u e o. */
const SYLLABLES: Readonly<Record<string, string>> = {
  '': 'アイウエオ',
  k: 'カキクケコ',
  g: 'ガギグゲゴ',
  s: 'サシスセソ',
  z: 'ザジズゼゾ',
  t: 'タチツテト',
  d: 'ダ__デド',
  n: 'ナニヌネノ',
  h: 'ハヒフヘホ',
  b: 'バビブベボ',
  p: 'パピプペポ',
  m: 'マミムメモ',
  r: 'ラリルレロ',
  y: 'ヤ_ユ_ヨ',
  w: 'ワ____',
};
const VOWELS = 'aiueo';

/** Small letters are upper case until they are joined to the syllable before them. */
const ROMAJI = new Map<string, string>([
  ...Object.entries(SYLLABLES).flatMap(([consonant, row]) =>
    Array.from(row, (kana, index) => [kana, `${consonant}${VOWELS[index]}`] as const),
  ),
  ['ヂ', 'zi'],
  ['ヅ', 'zu'],
  ['ヲ', 'o'],
  ['ヰ', 'i'],
  ['ヱ', 'e'],
  ['ン', 'n'],
  ['ヴ', 'bu'],
  ...Array.from('ァィゥェォ', (kana, index) => [kana, (VOWELS[index] ?? '').toUpperCase()] as const),
  ['ャ', 'YA'],
  ['ュ', 'YU'],
  ['ョ', 'YO'],
  ['ヮ', 'A'],
  ['ッ', ''],
  ['ー', ''],
]);

/** Joins small letters, then turns Hepburn, word processor and Western spellings into one; applied in this order. */
const SPELLINGS: readonly (readonly [RegExp, string | ((...parts: string[]) => string)])[] = [
  [/i(YA|YU|YO)/g, (_all, small = '') => small.toLowerCase()],
  [/([stz])iE/g, '$1ye'],
  [/[aiueo]([AIUEO])/g, (_all, small = '') => small.toLowerCase()],
  [/[A-Z]+/g, (small) => (small ?? '').toLowerCase()],
  [/[tc]ch/g, 'ch'],
  [/sh(?=[aueo])/g, 'sy'],
  [/shi?/g, 'si'],
  [/ch(?=[aueo])/g, 'ty'],
  [/chi/g, 'ti'],
  [/ts/g, 't'],
  [/jy/g, 'zy'],
  [/ji/g, 'zi'],
  [/j/g, 'zy'],
  [/dz|d(?=u)/g, 'z'],
  [/ph|f/g, 'h'],
  [/v/g, 'b'],
  [/l/g, 'r'],
  [/ck|q|c(?=[aou])/g, 'k'],
  [/wo/g, 'o'],
  [/w(?=[ie])/g, 'u'],
  [/m(?=[bp])/g, 'n'],
  [/oh(?=[^aiueoy]|$)/g, 'o'],
  [/([bcdghkmnprstwyz])\1+/g, '$1'],
  [/o[ou]+/g, 'o'],
  [/u{2,}/g, 'u'],
  [/a{2,}/g, 'a'],
  [/i{2,}/g, 'i'],
  [/e[ei]+/g, 'e'],
];

/** Marks above Latin letters; the voicing marks of kana are others. */
const ACCENTS = /[\u0300-\u036f]/g;
const PUNCTUATION = /[\p{P}\p{S}\p{Z}\s]/gu;

/** Half-width, lower case, without accents; the text stays readable. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(ACCENTS, '').normalize('NFKC').toLowerCase();
}

export function fold(text: string): string {
  const letters = plain(text)
    .replace(/[〜~－−ｰ]/g, 'ー')
    // 七里ケ浜, 四ッ谷 and 三ノ宮 are also written 七里ヶ浜, 四谷 and 三宮.
    .replace(/(?<=\p{Script=Han})[ケが](?=\p{Script=Han})/gu, 'ガ')
    .replace(/(?<=\p{Script=Han})[ツッつっノの](?=\p{Script=Han})/gu, '')
    .replace(PUNCTUATION, (mark) => (mark === 'ー' ? mark : ''))
    .replace(/[ぁ-ゖ]/g, (kana) => String.fromCodePoint(kana.charCodeAt(0) + 0x60));
  let key = Array.from(letters, (letter) => {
    const variant = VARIANTS[letter] ?? letter;
    return ROMAJI.get(variant) ?? variant;
  }).join('');
  for (const [spelling, replacement] of SPELLINGS) {
    key =
      typeof replacement === 'string'
        ? key.replace(spelling, replacement)
        : key.replace(spelling, (...parts: string[]) => replacement(...parts));
  }
  return key;
}

/** Shorter words with one letter mistaken are other words: `pari` and `pati`. */
const MIN_MISTAKEN_LENGTH = 5;
/** Likewise with one syllable left out, added or swapped: `otuku` and `otituku`. */
const MIN_SYLLABLES = 4;

/**
 * Whether the typed text differs from a word in one place: a letter or syllable (kana) missing, added or swapped with the
 * next one, or a wrong letter. The first letter has to be equal: `hawai` and `kawai` are different words.
 */
export function isSimilar(word: string, typed: string): boolean {
  if (word[0] !== typed[0]) return false;
  if (isOneMistaken(word, typed) || isOneMoved(Array.from(word), Array.from(typed))) return true;
  const syllables = syllablesOf(word);
  return syllables.length >= MIN_SYLLABLES && isOneMoved(syllables, syllablesOf(typed));
}

const syllablesOf = (key: string): readonly string[] =>
  key.match(/n(?![aiueoy])|[^aiueo]{0,3}[aiueo]|[^aiueo]/g) ?? [];

const isOneMistaken = (a: string, b: string): boolean =>
  a.length === b.length &&
  a.length >= MIN_MISTAKEN_LENGTH &&
  Array.from(a).filter((letter, index) => letter !== b[index]).length === 1;

function isOneMoved(a: readonly string[], b: readonly string[]): boolean {
  let start = 0;
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const left = a.slice(start, a.length - end);
  const right = b.slice(start, b.length - end);
  if (left.length + right.length === 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}
