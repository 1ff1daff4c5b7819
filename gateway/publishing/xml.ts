/** Characters that are invalid in XML 1.0 even when escaped. */
const INVALID_CHARACTERS = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Escapes text for XML and HTML content and attributes. */
export function escape(text: string): string {
  return text
    .replaceAll(INVALID_CHARACTERS, '')
    .replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** A text element; empty for null. */
export function element(name: string, text: string | null): string {
  return text === null ? '' : `<${name}>${escape(text)}</${name}>`;
}
