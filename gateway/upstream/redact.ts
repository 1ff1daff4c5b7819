/** Most characters of a sample, and most parts shown of a list or an object. */
const LONGEST = 80;
const PARTS = 4;

/** Names of fields as contracts have them; others may be data. */
const FIELD = /^[a-z]\w{0,39}$/i;

/**
 * What a value looks like, without telling it: small letters become `a`, capitals `A`, all others `あ`, digits `9`, so
 * that `2026/11/21` reads `9999/99/99` and an address of mail `aaaa@aaaaaaa.aa`. Lists show their first item, objects
 * their first fields.
 */
export function sampleOf(value: unknown): string {
  return cut(shown(value, 2));
}

function shown(value: unknown, depth: number): string {
  if (typeof value === 'string') return JSON.stringify(masked(value));
  if (typeof value === 'number') return masked(String(value));
  if (typeof value !== 'object' || value === null) return String(value);
  if (depth === 0) return Array.isArray(value) ? '[…]' : '{…}';
  if (Array.isArray(value))
    return value.length === 0 ? '[]' : `[${shown(value[0], depth - 1)} × ${value.length}]`;
  const fields = Object.entries(value);
  const parts = fields
    .slice(0, PARTS)
    .map(([name, part]) => `${FIELD.test(name) ? name : masked(name)}: ${shown(part, depth - 1)}`);
  return `{${parts.join(', ')}${fields.length > PARTS ? ', …' : ''}}`;
}

function masked(text: string): string {
  return cut(text)
    .replaceAll(/\p{N}/gu, '9')
    .replaceAll(/[a-z]/g, 'a')
    .replaceAll(/[A-Z]/g, 'A')
    .replaceAll(/(?![aA])\p{L}/gu, 'あ');
}

const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
