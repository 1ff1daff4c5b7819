/**
 * JSON schemas of the contract as fast-check arbitraries: values within every bound, extremes more often than others.
 */
import fc, { type Arbitrary } from 'fast-check';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

/**
 * Extent of replies: `minimal` has no optional fields, null wherever allowed, empty lists and texts; `maximal` has all
 * fields, long texts and large numbers; `random` has anything.
 */
export const EXTENTS = ['minimal', 'maximal', 'random'] as const;
export type Extent = (typeof EXTENTS)[number];

const JsonSchema = z.looseObject({
  $ref: z.string().optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  const: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  get anyOf() {
    return z.array(JsonSchema).optional();
  },
  get oneOf() {
    return z.array(JsonSchema).optional();
  },
  get properties() {
    return z.record(z.string(), JsonSchema).optional();
  },
  required: z.array(z.string()).default([]),
  get items() {
    return z.union([JsonSchema, z.boolean()]).optional();
  },
  get prefixItems() {
    return z.array(JsonSchema).optional();
  },
  get additionalProperties() {
    return z.union([JsonSchema, z.boolean()]).optional();
  },
  get propertyNames() {
    return JsonSchema.optional();
  },
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  minLength: z.number().default(0),
  maxLength: z.number().optional(),
  minItems: z.number().default(0),
  maxItems: z.number().optional(),
  minProperties: z.number().default(0),
  uniqueItems: z.boolean().default(false),
  pattern: z.string().optional(),
  format: z.string().optional(),
});
type JsonSchema = z.infer<typeof JsonSchema>;

const document: unknown = parse(
  readFileSync(new URL('../../../contract/rest-apis.yaml', import.meta.url), 'utf8'),
);

/** The schema at a pointer such as `#/components/schemas/Hall`. */
function schemaAt(pointer: string): JsonSchema {
  const parts = pointer.slice(2).split('/');
  const found = parts.reduce<unknown>((outer, part) => {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    return typeof outer === 'object' && outer !== null ? Reflect.get(outer, key) : undefined;
  }, document);
  return JsonSchema.parse(found);
}

/** An error in place of a reply, which has a status of its own. */
const TEXT_ERROR = '#/components/schemas/HallListError';

const LONG_TEXT = '式場の雰囲気がとても良く、スタッフの皆さまも親切でした。🎎'.repeat(12);

/** Contract texts are plain text or unclean HTML written by people. */
const TEXTS = [
  'ザ・ベンチュラ豊洲',
  '<b>太字</b><script>alert(1)</script>',
  '"引用" & \'引用\' <',
  'ａｂｃ１２３　全角',
  '\u202e逆向き\u202c',
  '🏯👰🏻‍♀️🤵',
  ' 前後の空白 ',
  '一行目\n二行目\r\n三行目',
  '0',
];

/** Values of the pointer's schema. Arbitraries are made once. */
export function valuesAt(pointer: string, extent: Extent, depth = 0): Arbitrary<unknown> {
  const key = `${extent} ${depth} ${pointer}`;
  const known = arbitraries.get(key);
  if (known) return known;
  const made = arbitraryOf(schemaAt(pointer), extent, depth);
  arbitraries.set(key, made);
  return made;
}
const arbitraries = new Map<string, Arbitrary<unknown>>();

function arbitraryOf(schema: JsonSchema, extent: Extent, depth: number): Arbitrary<unknown> {
  if (schema.$ref !== undefined) return valuesAt(schema.$ref, extent, depth);
  const options = (schema.anyOf ?? schema.oneOf)?.filter(({ $ref }) => $ref !== TEXT_ERROR);
  if (options) return oneOf(options, extent, depth);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const types = [schema.type ?? 'object'].flat();
  if (types.length > 1)
    return oneOf(
      types.map((type) => ({ ...schema, type })),
      extent,
      depth,
    );
  switch (types[0]) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return integer(schema, extent);
    case 'number':
      return number(schema, extent);
    case 'string':
      return text(schema, extent);
    case 'array':
      return list(schema, extent, depth);
    default:
      return object(schema, extent, depth);
  }
}

/** `minimal` chooses null, `maximal` never does. */
function oneOf(options: readonly JsonSchema[], extent: Extent, depth: number): Arbitrary<unknown> {
  const nulls = options.filter(({ type }) => type === 'null');
  const others = options.filter(({ type }) => type !== 'null');
  const chosen = { minimal: nulls, maximal: others, random: options }[extent];
  return fc.oneof(
    ...(chosen.length > 0 ? chosen : options).map((option) => arbitraryOf(option, extent, depth)),
  );
}

/** Where the contract gives no bound: the largest number that a GraphQL Int holds. */
const MAX_INT = 2_147_483_647;

function integer({ minimum = 0, maximum = MAX_INT }: JsonSchema, extent: Extent) {
  if (extent === 'minimal') return fc.constant(Math.max(minimum, Math.min(0, maximum)));
  if (extent === 'maximal') return fc.constantFrom(maximum, Math.max(minimum, maximum - 1));
  const usual = Math.min(maximum, Math.max(minimum, 2_000));
  return fc.oneof(fc.integer({ min: minimum, max: maximum }), fc.integer({ min: minimum, max: usual }));
}

function number({ minimum = -1e9, maximum = 1e9 }: JsonSchema, extent: Extent) {
  if (extent !== 'random') return fc.constant(extent === 'minimal' ? minimum : maximum);
  return fc.double({ min: minimum, max: maximum, noNaN: true });
}

const YEAR_2100 = Date.UTC(2100, 11, 31);

function text(schema: JsonSchema, extent: Extent): Arbitrary<string> {
  const { pattern, format, minLength, maxLength = LONG_TEXT.length } = schema;
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern, 'u'));
  const days = fc.integer({ min: 0, max: Math.floor(YEAR_2100 / 86_400_000) });
  const day = days.map((at) => new Date(at * 86_400_000).toISOString().slice(0, 10));
  switch (format) {
    case 'date':
      return day;
    case 'date-time':
      return day.map((date) => `${date}T09:30:00+09:00`);
    case 'email':
      return fc.constant('yui@example.jp');
    case 'uri':
      return fc.constantFrom(
        'https://img.wn.example/halls/1.jpg',
        'https://img.wn.example/a?b=1&c=%E3%81%82#d',
        `https://img.wn.example/${'long/'.repeat(extent === 'maximal' ? 300 : 2)}x.jpg`,
      );
    default: {
      const fits = (value: string): boolean => value.length >= minLength && value.length <= maxLength;
      if (extent === 'minimal') return fc.constant('x'.repeat(minLength));
      if (extent === 'maximal') return fc.constant(LONG_TEXT.slice(0, maxLength));
      const usual = fc.oneof(
        fc.constantFrom(...TEXTS),
        fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 40) }),
      );
      return usual.filter(fits);
    }
  }
}

/** Of a list, and of the lists in its items. */
const MAX_ITEMS = { minimal: [0], maximal: [20, 3, 2, 1], random: [5, 3, 2, 1] } as const;

const maxItemsOf = (extent: Extent, depth: number): number =>
  MAX_ITEMS[extent][Math.min(depth, MAX_ITEMS[extent].length - 1)] ?? 0;

function list(schema: JsonSchema, extent: Extent, depth: number): Arbitrary<unknown[]> {
  const { items, prefixItems, minItems, maxItems = Infinity, uniqueItems } = schema;
  if (prefixItems) return fc.tuple(...prefixItems.map((item) => arbitraryOf(item, extent, depth + 1)));
  if (typeof items !== 'object') return fc.constant([]);
  const maxLength = Math.max(minItems, Math.min(maxItems, maxItemsOf(extent, depth)));
  const minLength = extent === 'maximal' && !uniqueItems ? maxLength : minItems;
  const item = arbitraryOf(items, extent, depth + 1);
  return uniqueItems
    ? fc.uniqueArray(item, { minLength, maxLength })
    : fc.array(item, { minLength, maxLength, size: 'max' });
}

/** Fields that the contract does not name are to be ignored, so some replies have them. */
const EXTRA_FIELD = 'x_added_later';

/**
 * Bounds that the contract does not write down here. WordPress keeps 200 characters of a slug; requests with a cancel
 * code or a starting time have a pattern.
 */
const LIMITS: Readonly<Record<string, Partial<JsonSchema>>> = {
  slug: { maxLength: 200 },
  cancel_code: { pattern: '^[A-Za-z0-9_-]{8,64}$' },
  hold_time: { pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' },
};

function object(schema: JsonSchema, extent: Extent, depth: number): Arbitrary<unknown> {
  const { properties = {}, required, additionalProperties, propertyNames, minProperties } = schema;
  if (typeof additionalProperties === 'object') {
    const names = propertyNames
      ? arbitraryOf({ ...propertyNames, type: 'string' }, extent, depth)
      : fc.stringMatching(/^[1-9]\d?$/);
    const maxKeys = Math.max(minProperties, maxItemsOf(extent, depth));
    return fc.dictionary(names.map(String), arbitraryOf(additionalProperties, extent, depth + 1), {
      minKeys: minProperties,
      maxKeys,
    });
  }
  const fields = Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => extent !== 'minimal' || required.includes(name))
      .map(([name, value]) => [name, arbitraryOf({ ...LIMITS[name], ...value }, extent, depth)]),
  );
  const record = fc.record(fields, {
    requiredKeys: extent === 'maximal' ? Object.keys(fields) : required.filter((name) => name in fields),
  });
  return additionalProperties === false || extent !== 'random'
    ? record
    : record.map((value) => ({ ...value, [EXTRA_FIELD]: { anything: [1, null] } }));
}
