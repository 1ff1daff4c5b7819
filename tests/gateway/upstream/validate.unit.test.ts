/** Compiled validators agree with zod: on the contract's examples, and on all their mutations. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import * as clips from '#gateway/upstream/endpoints/clips.ts';
import * as fairs from '#gateway/upstream/endpoints/fairs.ts';
import * as halls from '#gateway/upstream/endpoints/halls.ts';
import * as media from '#gateway/upstream/endpoints/media.ts';
import * as reviews from '#gateway/upstream/endpoints/reviews.ts';
import * as search from '#gateway/upstream/endpoints/search.ts';
import * as users from '#gateway/upstream/endpoints/users.ts';
import * as visitor from '#gateway/upstream/endpoints/visitor.ts';
import { day, moment } from '#gateway/upstream/endpoints/values.ts';
import { INVALID, compileValidator } from '#gateway/upstream/validate.ts';
import type { AnyEndpoint } from '#gateway/upstream/endpoint.ts';

interface Validated extends AnyEndpoint {
  readonly reply: z.ZodType;
  readonly validate: (value: unknown) => unknown;
}

const endpoints = [clips, fairs, halls, media, reviews, search, users, visitor].flatMap((table) =>
  Object.values(table).filter(
    (one: unknown): one is Validated => typeof one === 'object' && one !== null && 'segments' in one,
  ),
);

const contract: unknown = parse(readFileSync('contract/rest-apis.yaml', 'utf8'));
const mediaType = z.object({
  example: z.unknown().optional(),
  examples: z.record(z.string(), z.object({ value: z.unknown() })).optional(),
});
const withExample = z.object({ content: z.object({ 'application/json': mediaType }) });
const operation = z.object({
  responses: z.object({ '200': withExample.optional(), '201': withExample.optional() }),
});
const paths = z
  .object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
  .parse(contract).paths;

/** The contract's example of a successful reply. */
function exampleOf({ path, method }: AnyEndpoint): unknown {
  const { responses } = operation.parse(paths[path]?.[method.toLowerCase()]);
  const response = (responses['200'] ?? responses['201'])?.content['application/json'];
  return response?.example ?? Object.values(response?.examples ?? {})[0]?.value;
}

describe('a time of the REST API', () => {
  test.each([
    '2026-11-01T10:00:00+09:00',
    '2026-11-01T10:00:00.123Z',
    '2026-12-31T23:59+0900',
    '2028-02-29T00:00:00+09:00',
  ])('%s is valid', (time) => {
    expect(compileValidator(moment)(time)).toBe(time);
    expect(compileValidator(day)(time.slice(0, 10))).toBe(time.slice(0, 10));
  });

  test.each([
    '2026-13-45T99:99:99+09:00',
    '2026-02-29T10:00:00+09:00',
    '2100-02-29T10:00:00+09:00',
    '2026-04-31T10:00:00+09:00',
    '2026-00-10T10:00:00+09:00',
  ])('%s is on no day', (time) => {
    expect(compileValidator(moment)(time)).toBe(INVALID);
    expect(compileValidator(day)(time.slice(0, 10))).toBe(INVALID);
  });

  test.each(['24:00:00+09:00', '10:60:00+09:00', '10:00:60+09:00', '10:00:00+24:00', '10:00:00'])(
    '%s is no time',
    (time) => expect(compileValidator(moment)(`2026-11-01T${time}`)).toBe(INVALID),
  );
});

const WRONG_VALUES = [
  null,
  undefined,
  0,
  -1,
  1.5,
  6,
  Number.NaN,
  Infinity,
  2 ** 53,
  '',
  'x',
  '1',
  '2026-11-21',
  true,
  [],
  [null],
  {},
  { id: 0 },
];

/** Copies of a value with each of its parts replaced by each wrong value. */
function* mutations(value: unknown): Generator<unknown> {
  yield* WRONG_VALUES;
  if (Array.isArray(value)) {
    const [first, ...rest] = value;
    if (first !== undefined) for (const wrong of mutations(first)) yield [wrong, ...rest];
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) {
      for (const wrong of mutations(part)) yield { ...value, [key]: wrong };
      const { [key]: _, ...without } = { ...value } as Record<string, unknown>;
      yield without;
    }
    yield { ...value, further: 'field' };
  }
}

function expectAgreement(reply: z.ZodType, validate: (value: unknown) => unknown, value: unknown): void {
  const parsed = reply.safeParse(value);
  const validated = validate(value);
  if (parsed.success) expect(validated).toEqual(parsed.data);
  else expect(validated, JSON.stringify(value)?.slice(0, 300)).toBe(INVALID);
}

test.each(
  endpoints.map((endpoint) => [`${endpoint.call} ${endpoint.method} ${endpoint.path}`, endpoint] as const),
)('%s', (_name, endpoint) => {
  if (endpoint.reply instanceof z.ZodUndefined)
    return expectAgreement(endpoint.reply, endpoint.validate, undefined);
  const example = exampleOf(endpoint);
  expect(endpoint.reply.safeParse(example).error).toBeUndefined();
  expectAgreement(endpoint.reply, endpoint.validate, example);
  for (const value of mutations(example)) expectAgreement(endpoint.reply, endpoint.validate, value);
});

test.each(
  endpoints.flatMap(({ call, query, pickQuery }) =>
    query && pickQuery ? [[call, query, pickQuery] as const] : [],
  ),
)('query of %s', (_call, query, validate) => {
  const empty = Object.fromEntries(Object.keys(query.shape).map((name) => [name, undefined]));
  for (const value of mutations(empty)) expectAgreement(query, validate, value);
});

describe('schemas that zod has to parse', () => {
  test.each([
    z.email(), z.string().trim().min(2), z.int().multipleOf(2), z.number().positive(), z.union([z.string(), z.int()]),
    z.record(z.string(), z.int()), z.array(z.int()).max(1), z.string().default('x'), z.coerce.number(), z.unknown(),
    z.strictObject({ a: z.int().optional() }), z.looseObject({ a: z.int().optional() }), z.object({}).refine((value) => 'a' in value),
  ])('%#', (schema) => {
    const validate = compileValidator(schema);
    for (const value of [...WRONG_VALUES, 'a@example.jp', ' ab ', [1], [1, 2], { a: 1 }]) expectAgreement(schema, validate, value);
  }); // prettier-ignore
});
