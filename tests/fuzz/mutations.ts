/** Ways of breaking one value of a reply. */
import type { FieldPath } from '#tests/harness/fieldFaults.ts';

export const KINDS = ['wrongType', 'null', 'missing', 'outOfRange', 'tooLong', 'hostile'] as const;
export type Kind = (typeof KINDS)[number];

/** Name of an element that only hostile text can add to a page. */
export const MARKER = 'fuzz-x';

const HOSTILE = [
  `"'><${MARKER} onclick="${MARKER}()"></script><${MARKER}>`,
  `javascript:${MARKER}()//"><${MARKER}>`,
  `--></style></title></textarea></template><${MARKER}>\u202e{{7*7}}`,
  `data:text/html,<${MARKER}>`,
  `https://evil.example/"><${MARKER}>?a=1&b='\u0000\u2028`,
  `//evil.example/\ud800${MARKER}`,
];

const isTime = (text: string): boolean => /^\d{4}-\d\d-\d\d|^\d\d:\d\d/.test(text);

/** All ways in which a kind breaks a value; empty where it does not apply. `undefined` makes a field disappear. */
export function mutants(kind: Kind, value: unknown): readonly unknown[] {
  const isContainer = typeof value === 'object' && value !== null;
  switch (kind) {
    case 'wrongType':
      if (Array.isArray(value)) return ['unexpected', { unexpected: true }, 7, true];
      if (isContainer) return ['unexpected', [], 7, true];
      if (typeof value === 'number')
        return ['unexpected', String(value), { unexpected: true }, [value], true];
      if (typeof value === 'boolean') return ['unexpected', 'false', 1, {}, []];
      return [12_345, true, { unexpected: true }, [value ?? 'unexpected']];
    case 'null':
      return value === null ? [] : [null];
    case 'missing':
      return [undefined];
    case 'outOfRange':
      if (typeof value === 'number') return [-1, -1e300, 1e300, 0.5, 2 ** 63, 0];
      if (typeof value !== 'string') return [];
      return isTime(value)
        ? [value.replaceAll(/[0-9]/g, '9'), value.replaceAll(/[0-9]/g, '0'), '', `${value}Z+99:99`]
        : ['', ' \n\t', '\u3000'];
    case 'tooLong':
      if (typeof value === 'string') return [value + 'あ'.repeat(20_000), `${'W'.repeat(20_000)}${value}`];
      if (Array.isArray(value) && value.length > 0)
        return [Array.from({ length: 1_000 }, (_, at) => value[at % value.length])];
      return typeof value === 'number' ? [Number.MAX_SAFE_INTEGER] : [];
    case 'hostile':
      return typeof value === 'string' ? HOSTILE : [];
  }
}

/** A field of a reply, with `*` in place of the positions in lists, and where it occurs. */
export interface Field {
  readonly pattern: string;
  readonly paths: readonly FieldPath[];
}

const MAX_PATHS = 60;

/** All fields of a reply, objects and lists included. */
export function fieldsOf(body: unknown): Field[] {
  const fields = new Map<string, FieldPath[]>();
  const visit = (value: unknown, path: FieldPath, pattern: string): void => {
    const known = fields.get(pattern) ?? [];
    if (path.length > 0 && known.length < MAX_PATHS) fields.set(pattern, [...known, path]);
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      const isItem = Array.isArray(value);
      visit(inner, [...path, isItem ? Number(key) : key], `${pattern}${pattern && '.'}${isItem ? '*' : key}`);
    }
  };
  visit(body, [], '');
  return [...fields].filter(([pattern]) => pattern !== '').map(([pattern, paths]) => ({ pattern, paths }));
}
