/** Compiled arguments equal those read by graphql-js, in any order of requests. */
import { buildSchema, getArgumentValues, getVariableValues, Kind, parse, type FieldNode } from 'graphql';
import { expect, test } from 'vitest';
import { compileArguments } from '#gateway/graphql/executor/plan.ts';
import { collectGarbage } from '#tests/harness/garbage.ts';

const schema = buildSchema(/* GraphQL */ `
  enum Sort {
    NEW
    OLD
  }
  input Range {
    least: Int = 1
    most: Int
    tags: [String!]
  }
  input By @oneOf {
    id: ID
    slug: String
  }
  type Query {
    halls(
      by: By
      name: String = "none"
      first: Int! = 20
      sort: Sort = NEW
      range: Range
      tags: [String!]
    ): Int
  }
`);

const document = parse(/* GraphQL */ `
  query (
    $id: ID
    $name: String
    $first: Int = 4
    $sort: Sort
    $most: Int
    $tag: String = "x"
    $range: Range
  ) {
    named: halls(by: { id: $id }, name: $name, first: 5)
    paged: halls(first: $first, sort: $sort)
    ranged: halls(range: { most: $most }, name: "a")
    tagged: halls(range: { tags: [$tag], most: 3 }, tags: [$tag, "y"])
    given: halls(range: $range)
  }
`);
const [operation] = document.definitions;
if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('no operation');
const { selectionSet, variableDefinitions = [] } = operation;
const fields = selectionSet.selections.filter((one): one is FieldNode => one.kind === Kind.FIELD);

const REQUESTS: readonly Record<string, unknown>[] = [
  {},
  { id: '1', name: 'あ', first: 7, sort: 'OLD', most: 9, tag: 'z', range: { most: 2 } },
  { id: '2', name: null, sort: null, most: null, range: null },
  { id: '3', first: null, tag: null },
  { id: null, name: '', most: 0, range: { least: null, tags: ['a'] } },
];

const halls = schema.getQueryType()?.getFields()['halls'];
if (!halls) throw new Error('no field');

test.each(fields.map((field) => [field.alias?.value, field] as const))('%s', (_alias, field) => {
  for (const first of REQUESTS) {
    const read = compileArguments(halls, field);
    for (const request of [first, ...REQUESTS, first]) {
      const { variableValues, errors } = getVariableValues(schema, variableDefinitions, request);
      if (errors) throw new Error(errors[0]?.message);
      const valueOrError = (get: () => unknown): unknown => {
        try {
          return get();
        } catch (thrown) {
          return String(thrown);
        }
      };
      expect(valueOrError(() => read(variableValues))).toEqual(
        valueOrError(() => getArgumentValues(halls, field, variableValues)),
      );
    }
  }
});

test('keeps no variables of earlier requests', async () => {
  const given = fields.find(({ alias }) => alias?.value === 'given');
  if (!given) throw new Error('no field');
  const read = compileArguments(halls, given);
  const readRange = (most: number): WeakRef<object> => {
    const { variableValues } = getVariableValues(schema, variableDefinitions, { range: { most } });
    if (!variableValues) throw new Error('no variables');
    const { range } = read(variableValues);
    if (typeof range !== 'object' || range === null) throw new Error('no range');
    return new WeakRef(range);
  };
  const first = readRange(1);
  await collectGarbage();
  expect(first.deref()).toBeUndefined();
  expect(readRange(2).deref()).toEqual({ least: 1, most: 2 });
});
