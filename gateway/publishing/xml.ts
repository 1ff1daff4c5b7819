/** What XML 1.0 cannot hold, however it is written; one such character and no reader takes the file. */
const IMPOSSIBLE = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** A text as it stands in XML and HTML, between tags and in attributes. */
export function escape(text: string): string {
  return text.replaceAll(IMPOSSIBLE, '').replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

/** An element of plain text; nothing for null. */
export function element(name: string, text: string | null): string {
  return text === null ? '' : `<${name}>${escape(text)}</${name}>`;
}
