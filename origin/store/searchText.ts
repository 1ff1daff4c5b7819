/** Text normalization for search: ignores width, case, hiragana or katakana, spaces and dots. */

/** NFKC, lower case, katakana, without spaces and dots. */
export function normalizeForSearch(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ぁ-ゖ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))
    .replace(/[\s・･\-‐]/g, '');
}

/** Normalized words of a query, which must all match. */
export function searchWords(query: string): string[] {
  return query
    .normalize('NFKC')
    .split(/\s+/)
    .map(normalizeForSearch)
    .filter((word) => word !== '');
}
