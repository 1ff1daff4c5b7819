/** Full-width ASCII and spaces; half-width kana, after a letter for the voicing mark that follows it. */
const OTHER_WIDTH = /[！-｝　]+|[ぁ-ゖァ-ヺ]?[｡-ﾟ]+/g;

/**
 * Converts full-width ASCII to half-width and half-width kana to full-width, and trims. Other characters are unchanged:
 * NFKC of the whole text would replace variants of kanji in names, ① and 〜.
 */
export function normalizeText(text: string): string {
  return text.replaceAll(OTHER_WIDTH, (run) => run.normalize('NFKC')).trim();
}

/** Also hiragana to katakana, with composed voicing marks and without inner spaces. */
export function normalizeKana(text: string): string {
  return normalizeText(text)
    .normalize('NFC')
    .replaceAll(/\s/g, '')
    .replaceAll(/[ぁ-ゖ]/g, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? 0) + 0x60));
}

/** A telephone number without hyphens and dashes of every kind, long vowel marks, parentheses and spaces. */
export function normalizeDigits(text: string): string {
  return normalizeText(text).replaceAll(/[\s\-‐‑‒–—―−ー﹣－()]/g, '');
}

/** Without separators of thousands; a range or a negative number stays as typed. */
export function normalizeNumber(text: string): string {
  const number = normalizeText(text);
  return /^\d{1,3}(?:,\d{3})+$/.test(number) ? number.replaceAll(',', '') : number;
}
