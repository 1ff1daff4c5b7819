/** Lenient in, strict stored: what people type is put into the form the APIs know, when they leave the field. */

/** Full-width digits and letters to half-width, half-width kana to full-width, spaces at the ends off. */
export function tidyText(text: string): string {
  return text.normalize('NFKC').trim();
}

/** Hiragana to katakana, besides `tidyText`; spaces inside off. */
export function tidyKana(text: string): string {
  return tidyText(text)
    .replaceAll(/\s/g, '')
    .replaceAll(/[ぁ-ゖ]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0x60));
}

/** Digits alone: hyphens and dashes of every kind, the long vowel sign and spaces off. */
export function tidyDigits(text: string): string {
  return tidyText(text).replaceAll(/[\s\-‐‑‒–—―−ー﹣－()]/g, '');
}
