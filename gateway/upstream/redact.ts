const MAX_LENGTH = 80;
const MAX_FIELDS = 4;

/** Field names as contracts have them; others may be data. */
const FIELD_NAME = /^[a-z]\w{0,39}$/i;

/**
 * The form of a value without its content, for logs: lower-case letters become `a`, upper-case `A`, other letters `あ`,
 * digits `9`. `2026/11/21` gives `9999/99/99`. Lists show their first item, objects their first fields.
 */
export function redactedSample(value: unknown): string {
  return truncate(describe(value, 2));
}

function describe(value: unknown, depth: number): string {
  if (typeof value === 'string') return JSON.stringify(mask(value));
  if (typeof value === 'number') return mask(String(value));
  if (typeof value !== 'object' || value === null) return String(value);
  if (depth === 0) return Array.isArray(value) ? '[…]' : '{…}';
  if (Array.isArray(value))
    return value.length === 0 ? '[]' : `[${describe(value[0], depth - 1)} × ${value.length}]`;
  const fields = Object.entries(value);
  const parts = fields
    .slice(0, MAX_FIELDS)
    .map(([name, part]) => `${FIELD_NAME.test(name) ? name : mask(name)}: ${describe(part, depth - 1)}`);
  return `{${parts.join(', ')}${fields.length > MAX_FIELDS ? ', …' : ''}}`;
}

function mask(text: string): string {
  return truncate(text)
    .replaceAll(/\p{N}/gu, '9')
    .replaceAll(/[a-z]/g, 'a')
    .replaceAll(/[A-Z]/g, 'A')
    .replaceAll(/(?![aA])\p{L}/gu, 'あ');
}

const truncate = (text: string): string =>
  text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
