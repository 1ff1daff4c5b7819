/** Compiled execution gives the same results as graphql-js, byte for byte. */
import {
  buildSchema,
  execute,
  getOperationAST,
  getVariableValues,
  Kind,
  parse,
  type GraphQLSchema,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { compileOperation } from '#gateway/graphql/executor/compile.ts';
import { executePlan } from '#gateway/graphql/executor/execute.ts';

const schema: GraphQLSchema = buildSchema(`
  type Query {
    hall: Hall!
    halls: [Hall!]
    maybe: [Hall]!
    strict: Strict
    things: [Thing!]!
    nodes(ids: [ID!]!): [Node]!
    echo(text: String = "none", how: How, by: By): String
    rows: [[Int!]]
    wrong: Int
    color: How
    notAList: [Int]
    lost: Node
    self: Query!
  }
  type Mutation { add(by: Int!): Int! }
  enum How { LOUD QUIET }
  input By { id: ID, words: [String!] }
  interface Node { id: ID! }
  union Thing = Hall | Fair
  type Hall implements Node { id: ID!, name: String, fairs(first: Int): [Fair!]!, slow: String!, broken: String, late: String, names: [String!] }
  type Fair implements Node { id: ID!, title: String, hall: Hall }
  type Strict { a: Int!, b: Int!, c: Int }
`);

const later = <T>(value: T, ms = 1): Promise<T> => new Promise((resolve) => setTimeout(resolve, ms, value));
const fails = (message: string, ms = 1): Promise<never> =>
  later(null, ms).then(() => Promise.reject(new Error(message)));
const fair = (id: number) => ({ __typename: 'Fair', id, title: `Fair ${id}`, hall: () => hall(id) });
const hall = (id: number): Record<string, unknown> => ({
  __typename: 'Hall',
  id,
  name: `Hall ${id}`,
  fairs: ({ first = 2 }: { first?: number }) => Array.from({ length: first }, (_, i) => fair(i)),
  slow: () => (id === 3 ? fails('too slow') : later(`slow ${id}`, 4 - id)),
  broken: () => {
    throw new Error(`broken ${id}`);
  },
  late: () => fails(`late ${id}`),
  names: () => (id === 2 ? ['a', null] : ['a', later('b')]),
});
const root = (): Record<string, unknown> => {
  let sum = 0;
  const query: Record<string, unknown> = {
    hall: () => hall(1),
    halls: () => [hall(1), later(hall(2)), hall(3)],
    maybe: () => [hall(1), null, new Error('no hall'), fails('gone')],
    strict: { a: null, b: () => later(null), c: 1 },
    things: [hall(1), fair(2)],
    nodes: ({ ids }: { ids: string[] }) => ids.map((id) => (id === '0' ? null : hall(Number(id)))),
    echo: (args: object) => JSON.stringify(args),
    rows: [[1, 2], null, [3, null]],
    wrong: 'many',
    color: 'GREEN',
    notAList: 5,
    lost: { __typename: 'Nobody', id: 1 },
    add: ({ by }: { by: number }) => later((sum += by), 5 - by).then(() => sum),
  };
  return { ...query, self: () => root() };
};

/** Executes with both and expects equal results. */
async function expectSame(text: string, variables: Record<string, unknown> = {}) {
  const document = parse(text);
  const operation = getOperationAST(document);
  if (!operation) throw new Error('no operation');
  const { variableValues } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
  if (!variableValues) throw new Error('invalid variables');
  const fragments = Object.fromEntries(
    document.definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one]] : [],
    ),
  );
  const [ours, theirs] = await Promise.all([
    executePlan(
      compileOperation(schema, operation, fragments, variableValues),
      variableValues,
      {},
      { rootValue: root() },
    ),
    execute({ schema, document, variableValues: variables, contextValue: {}, rootValue: root() }),
  ]);
  const comparable = ({ data, errors }: Awaited<typeof theirs>) => ({
    data: JSON.stringify(data),
    errors: errors?.map((error) => JSON.stringify(error)).toSorted(),
  });
  expect(comparable(ours)).toEqual(comparable(theirs));
  return theirs;
}

describe('compiled operations give the results of graphql-js', () => {
  it.each([
    ['fields in document order, whenever they resolve', '{ hall { slow name id __typename } }'],
    ['aliases and repeated fields', '{ a: hall { x: id } hall { name } hall { id fairs { id } } }'],
    [
      'fragments on objects, interfaces and unions',
      '{ things { __typename ... on Node { id } ...H ...F } } fragment H on Hall { name } fragment F on Fair { title hall { ...H } }',
    ],
    ['lists of lists', '{ rows }'],
    ['promises in lists', '{ halls { id name } }'],
    ['a null in a non-null list', '{ halls { names } }'],
    ['list items that fail', '{ maybe { id } }'],
    ['a thrown error', '{ hall { id broken } }'],
    ['a rejection', '{ hall { id late } }'],
    ['an error that propagates to data', '{ hall { id slow } b: halls { id slow } }'],
    ['two nulls in one object', '{ strict { a b c } }'],
    ['a null found later', '{ strict { b c } hall { id } }'],
    ['a value that cannot be serialized', '{ wrong color }'],
    ['a value that is not iterable', '{ notAList }'],
    [
      'arguments with and without defaults',
      '{ echo a: echo(text: "x", how: LOUD, by: { id: 1, words: ["a"] }) b: echo(text: null) }',
    ],
    ['introspection', '{ __typename __type(name: "Hall") { fields { name type { kind } } } }'],
    ['an object within itself', '{ self { self { hall { id } } } }'],
    ['serial mutations', 'mutation { a: add(by: 1) b: add(by: 4) c: add(by: 2) }'],
  ])('%s', async (_name, text) => {
    await expectSame(text);
  });

  it('an unknown type is an error', async () => {
    const { data, errors } = await execute({ schema, document: parse('{ lost { id } }'), rootValue: root() });
    expect([data, errors?.length]).toEqual([{ lost: null }, 1]);
  });

  it.each([true, false])('@skip and @include, %s', async (on) => {
    const text =
      'query ($on: Boolean!, $off: Boolean = false) { hall { id @skip(if: $on) name @include(if: $on) ...F @include(if: $off) ... @skip(if: $on) { fairs(first: 1) { title } } } } fragment F on Hall { broken }';
    await expectSame(text, { on });
    await expectSame(text, { on, off: !on });
  });

  it('variables in fields of list items', async () => {
    const text =
      'query ($n: Int, $ids: [ID!]!, $text: String) { nodes(ids: $ids) { ... on Hall { fairs(first: $n) { id } } } echo(text: $text) }';
    await expectSame(text, { ids: ['1', '0', '2'], n: 3, text: 'a' });
    await expectSame(text, { ids: [] });
    await expectSame(text, { ids: ['1'], n: null, text: null });
  });
});
