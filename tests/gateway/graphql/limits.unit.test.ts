import { getIntrospectionQuery } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createEngine } from '#gateway/graphql/engine.ts';
import { runOperation } from '#gateway/graphql/execute.ts';
import { LIMITS } from '#gateway/config/limits.ts';
import { schema } from './testSchema.ts';

const engine = createEngine(schema);
const many = (count: number, each: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => each(index)).join(' ');
const nested = (levels: number): string => `{ ${'halls { '.repeat(levels)}id${' }'.repeat(levels)} }`;
const nestedOnHall = (levels: number): string =>
  `{ hall(by: {id: "1"}) { ${'halls { '.repeat(levels)}id${' }'.repeat(levels)} } }`;

/** First error code, number of errors, and CPU time of the thread in ms. */
function rejectionOf(text: string): { code: unknown; errors: number; ms: number } {
  const before = process.threadCpuUsage();
  const { errors } = engine.prepare(text);
  const { user, system } = process.threadCpuUsage(before);
  return { code: errors[0]?.extensions.code, errors: errors.length, ms: (user + system) / 1_000 };
}

// S numbers refer to rows of docs/abuse.md.
describe('documents beyond the limits are rejected quickly with a code', () => {
  const fan = many(
    13,
    (n) => `fragment F${n} on Hall { ${n === 12 ? 'id' : many(3, () => `halls { ...F${n + 1} }`)} }`,
  );
  const spreads = many(
    13,
    (n) => `fragment F${n} on Hall { ${n === 12 ? 'id' : many(3, () => `...F${n + 1}`)} }`,
  );
  const rows: readonly [name: string, text: string, code: string][] = [
    ['S01 101 __typename aliases', `{ ${many(101, (n) => `a${n}: __typename`)} }`, 'QUERY_TOO_COMPLEX'],
    [
      'S02 200 hall aliases',
      `{ ${many(200, (n) => `a${n}: hall(by: {id: "1"}) { id }`)} }`,
      'QUERY_TOO_COMPLEX',
    ],
    // Below the root, where the limit of root fields does not hold.
    [
      'S02 31 aliases of a name',
      `{ hall(by: {id: "1"}) { ${many(31, (n) => `a${n}: name`)} } }`,
      'QUERY_TOO_COMPLEX',
    ],
    ['S105 an alias of 101 characters', `{ ${'a'.repeat(101)}: __typename }`, 'QUERY_TOO_COMPLEX'],
    [
      'S105 a label of 101 characters',
      `{ hall(by: {id: "1"}) { ... @defer(label: "${'l'.repeat(101)}") { name } } }`,
      'QUERY_TOO_COMPLEX',
    ],
    ['S03 40 levels', nestedOnHall(40), 'QUERY_TOO_COMPLEX'],
    ['S10 20,000 levels', nested(20_000), 'QUERY_TOO_COMPLEX'],
    ['13 levels', nestedOnHall(13), 'QUERY_TOO_COMPLEX'],
    ['S04 10 unknown directives', `{ __typename ${many(10, () => '@nope')} }`, 'QUERY_TOO_COMPLEX'],
    [
      'S05 500 known directives',
      `{ __typename ${many(500, () => '@include(if: true)')} }`,
      'QUERY_TOO_COMPLEX',
    ],
    [
      'S06 fragment cycle',
      '{ hall(by: {id: "1"}) { ...A } } fragment A on Hall { halls { ...B } } fragment B on Hall { halls { ...A } }',
      'GRAPHQL_VALIDATION_FAILED',
    ],
    ['S07 3^12 fragments', `{ hall(by: {id: "1"}) { ...F0 } } ${fan}`, 'QUERY_TOO_COMPLEX'],
    ['S07 3^12 spreads without nesting', `{ hall(by: {id: "1"}) { ...F0 } } ${spreads}`, 'QUERY_TOO_COMPLEX'],
    ['S08 200,000 tokens', `{ ${many(200_000, () => 'a')} }`, 'QUERY_TOO_COMPLEX'],
    ['2,001 tokens', `{ ${many(2_001, () => 'a')} }`, 'QUERY_TOO_COMPLEX'],
    [
      'S09 list literal nested 20,000 deep',
      `{ nodes(ids: ${'['.repeat(8_000)}${']'.repeat(8_000)}) { id } }`,
      'QUERY_TOO_COMPLEX',
    ],
    [
      'S12 circular introspection',
      `{ __schema { types { ${'fields { type { '.repeat(6)}name${' } }'.repeat(6)} } } }`,
      'QUERY_TOO_COMPLEX',
    ],
    ['S17 400 variables', `query (${many(400, (n) => `$v${n}: ID`)}) { __typename }`, 'QUERY_TOO_COMPLEX'],
    ['S18 11 operations', many(11, (n) => `query Q${n} { __typename }`), 'QUERY_TOO_COMPLEX'],
    ['21 root fields', `{ ${many(21, () => '__typename')} }`, 'QUERY_TOO_COMPLEX'],
    ['S22 truncated document', '{ hall(by: {id: "1"', 'GRAPHQL_PARSE_FAILED'],
    ['unknown fields', `{ ${many(20, (n) => `nope${n}`)} }`, 'GRAPHQL_VALIDATION_FAILED'],
  ];
  it.each(rows)('%s', (_, text, code) => {
    const rejected = rejectionOf(text);
    expect(rejected.code).toBe(code);
    expect(rejected.errors).toBeLessThan(10);
    expect(rejected.ms).toBeLessThan(1_000);
  });

  it('S11 counts the tokens of 2,000 equal selections', () => {
    expect(rejectionOf(`{ hall(by: {id: "1"}) { ${many(2_000, () => 'name')} } }`).code).toBe(
      'QUERY_TOO_COMPLEX',
    );
    expect(rejectionOf(`{ hall(by: {id: "1"}) { ${many(1_900, () => 'name')} } }`).ms).toBeLessThan(1_000);
  });

  it('ignores brackets in strings and comments', () => {
    const open = '{'.repeat(60);
    expect(engine.prepare(`{ hall(by: {slug: "${open}"}) { id } } # ${open}`).errors).toEqual([]);
    expect(engine.prepare(`{ hall(by: {slug: """ ${open} \\""" ${open} """}) { id } }`).errors).toEqual([]);
  });

  it('allows introspection by tools', () => {
    expect(engine.prepare(getIntrospectionQuery({ oneOf: true, specifiedByUrl: true })).errors).toEqual([]);
  });

  it('S75 thousands of different documents do not stay in memory', () => {
    const first = '{ hall(by: {id: "0"}) { id } }';
    const prepared = engine.prepare(first);
    expect(engine.prepare(first)).toBe(prepared);
    for (let n = 1; n <= 1_000; n += 1) engine.prepare(`{ hall(by: {id: "${n}"}) { id } }`);
    expect(engine.prepare(first)).not.toBe(prepared);
    const padded = (n: number) => `{ hall(by: {id: "${n}"}) { id } } #${'x'.repeat(19_000)}`;
    const large = engine.prepare(padded(0));
    for (let n = 1; n <= 300; n += 1) engine.prepare(padded(n));
    expect(engine.prepare(padded(0))).not.toBe(large);
  });

  it('suggests the name of a misspelled field', () => {
    expect(engine.prepare('{ hal(by: {id: "1"}) { id } }').errors[0]?.message).toContain('Did you mean');
  });
});

describe('page sizes and variables', () => {
  const run = async (text: string, variables: Record<string, unknown> = {}) => {
    const prepared = engine.prepare(text);
    const operation = engine.selectOperation(prepared);
    if (operation instanceof Error) throw operation;
    const { initialResult } = await runOperation(schema, operation, variables, {}, 0);
    return initialResult.errors?.[0]?.extensions.code ?? null;
  };

  it('S14 rejects first: 100000, as a literal and as a variable', async () => {
    expect(await run('{ halls(first: 100000) { id } }')).toBe('QUERY_TOO_COMPLEX');
    expect(await run('query ($n: Int) { halls(first: $n) { id } }', { n: 100_000 })).toBe(
      'QUERY_TOO_COMPLEX',
    );
    expect(await run('query ($n: Int = 101) { halls(first: $n) { id } }')).toBe('QUERY_TOO_COMPLEX');
    expect(await run('query ($n: Int) { halls(first: $n) { id } }', { n: 100 })).toBeNull();
  });

  it('S15 multiplies nested page sizes', async () => {
    const text = 'query ($n: Int) { halls(first: $n) { halls(first: $n) { halls(first: $n) { id } } } }';
    expect(await run(text, { n: 100 })).toBe('QUERY_TOO_COMPLEX');
    expect(await run(text, { n: 2 })).toBeNull();
  });

  it('S16 rejects 5,000 ids', async () => {
    const ids = Array.from({ length: 5_000 }, (_, index) => `${index}`);
    expect(await run('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids })).toBe('QUERY_TOO_COMPLEX');
    expect(
      await run('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids: ids.slice(0, LIMITS.listSize) }),
    ).toBeNull();
  });

  it('rejects 101 variables and 200 levels of nesting', async () => {
    const members = Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`v${index}`, index]));
    expect(await run('{ __typename }', members)).toBe('QUERY_TOO_COMPLEX');
    let deep: unknown = 1;
    for (let level = 0; level < 200; level += 1) deep = [deep];
    expect(await run('{ __typename }', { deep })).toBe('QUERY_TOO_COMPLEX');
  });
});
