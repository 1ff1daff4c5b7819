/** Folds names for the search: width, case, hiragana, spaces and middle dots make no difference. */

/** Folded text: NFKC, lower case, katakana, without spaces and dots. */
export function normalizeForSearch(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ぁ-ゖ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))
    .replace(/[\s・･\-‐]/g, '');
}

/** The folded words of a query; a hall has to hold them all. */
export function searchWords(query: string): string[] {
  return query
    .normalize('NFKC')
    .split(/\s+/)
    .map(normalizeForSearch)
    .filter((word) => word !== '');
}
