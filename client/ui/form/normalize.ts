/** Full-width digits and letters to half-width, half-width kana to full-width, trimmed. */
export function normalizeText(text: string): string {
  return text.normalize('NFKC').trim();
}

/** Also hiragana to katakana, without inner spaces. */
export function normalizeKana(text: string): string {
  return normalizeText(text)
    .replaceAll(/\s/g, '')
    .replaceAll(/[ぁ-ゖ]/g, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? 0) + 0x60));
}

/** Without hyphens and dashes of every kind, long vowel marks, parentheses and spaces. */
export function normalizeDigits(text: string): string {
  return normalizeText(text).replaceAll(/[\s\-‐‑‒–—―−ー﹣－()]/g, '');
}
