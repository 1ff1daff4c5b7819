/** Characters that are invalid in XML 1.0 even when escaped. */
const INVALID_CHARACTERS = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Escapes text for XML and HTML content and attributes. */
export function escape(text: string): string {
  return text
    .replaceAll(INVALID_CHARACTERS, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}

/** A text element; empty for null. */
export function element(name: string, text: string | null): string {
  return text === null ? '' : `<${name}>${escape(text)}</${name}>`;
}
