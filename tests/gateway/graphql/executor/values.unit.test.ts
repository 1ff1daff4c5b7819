/** Plans write the same values as graphql-js for any source, byte for byte. */
import {
  execute,
  getOperationAST,
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLID,
  GraphQLInt,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  parse,
  type GraphQLFieldConfig,
} from 'graphql';
import { expect, it } from 'vitest';
import { compileOperation } from '#gateway/graphql/executor/compile.ts';
import { executePlan } from '#gateway/graphql/executor/execute.ts';

const SCALARS = [GraphQLString, GraphQLID, GraphQLInt, GraphQLFloat, GraphQLBoolean];

type Source = Readonly<{ value: unknown }>;
const valueOf = (source: unknown): unknown => (source as Source).value;

/** Every scalar as a property and by a resolver, nullable and non-null. */
function schemaOf(thing: unknown): GraphQLSchema {
  const fields: Record<string, GraphQLFieldConfig<unknown, unknown>> = {};
  for (const type of SCALARS) {
    for (const [suffix, its] of [['', type] as const, ['Always', new GraphQLNonNull(type)] as const]) {
      fields[`made${type.name}${suffix}`] = { type: its, resolve: valueOf };
      fields[`given${type.name}${suffix}`] = { type: its };
    }
  }
  const Thing: GraphQLObjectType = new GraphQLObjectType({
    name: 'Thing',
    fields: () => ({
      ...fields,
      length: { type: GraphQLInt },
      again: { type: Thing, resolve: (source) => source },
      told: {
        type: GraphQLString,
        args: { word: { type: GraphQLString, defaultValue: 'none' } },
        resolve: (_source, { word }) => String(word),
      },
    }),
  });
  const query = new GraphQLObjectType({
    name: 'Query',
    fields: { thing: { type: Thing, resolve: () => thing } },
  });
  return new GraphQLSchema({ query });
}

/** Executes a selection on one source, compiled and by graphql-js. */
async function executeBoth(thing: unknown, selection: string) {
  const schema = schemaOf(thing);
  const document = parse(`{ thing { ${selection} } }`);
  const operation = getOperationAST(document);
  if (!operation) throw new Error('no operation');
  const variables = { sources: {}, coerced: {} };
  const results = [
    await executePlan(compileOperation(schema, operation, {}, variables), variables, {}),
    await execute({ schema, document }),
  ];
  return results.map(({ data, errors }) => ({ data: JSON.stringify(data), errors: JSON.stringify(errors) }));
}

/** A source with one value in every property. */
const sourceWith = (value: unknown): object =>
  Object.fromEntries([
    ['value', value],
    ...SCALARS.flatMap(({ name }) => [`given${name}`, `given${name}Always`]).map((name) => [name, value]),
  ]);

const VALUES: readonly unknown[] = [
  'text', '', '5', 0, -0, 1, 1.5, NaN, Infinity, 2 ** 31 - 1, 2 ** 31, -(2 ** 31), 2 ** 53, 10n, true, false, null, undefined,
  Symbol('s'), {}, [], ['a'], new Date(0), new Error('an error is a failure'), () => 'called', () => null, () => 5,
  { valueOf: () => 3 }, { toJSON: () => 'json' },
]; // prettier-ignore

it.each(VALUES.map((value) => [`${typeof value} ${Object.prototype.toString.call(value)}`, value] as const))(
  'serializes %s',
  async (_name, value) => {
    for (const { name } of SCALARS) {
      for (const field of [`made${name}`, `given${name}`, `made${name}Always`, `given${name}Always`]) {
        const [ours, theirs] = await executeBoth(sourceWith(value), field);
        expect(ours, field).toEqual(theirs);
      }
    }
  },
);

it('promises that resolve and reject', async () => {
  for (const make of [() => Promise.resolve('late'), () => Promise.reject(new Error('never'))]) {
    const selection = 'told madeString givenString madeIntAlways told2: told';
    const [ours, theirs] = [
      await executeBoth(sourceWith(make()), selection),
      await executeBoth(sourceWith(make()), selection),
    ];
    expect(ours[0]).toEqual(theirs[1]);
  }
});

it('a getter that throws fails its own field', async () => {
  const broken = Object.defineProperty(sourceWith('text'), 'givenString', {
    get() {
      throw new Error('getter failed');
    },
  });
  const [ours, theirs] = await executeBoth(broken, 'madeString givenString givenID');
  expect(ours).toEqual(theirs);
  expect(ours?.data).toBe('{"thing":{"madeString":"text","givenString":null,"givenID":"text"}}');
});

it('a source that is not an object has no properties', async () => {
  for (const source of ['text', 5, true, () => 'called']) {
    const [ours, theirs] = await executeBoth(source, 'length again { length } told');
    expect(ours).toEqual(theirs);
  }
});

it('special names as aliases', async () => {
  const [ours, theirs] = await executeBoth(
    sourceWith('text'),
    '__proto__: madeString constructor: givenID class: told(word: "a\\"`${}") again { __proto__: givenString }',
  );
  expect(ours).toEqual(theirs);
  expect(ours?.data).toContain('"__proto__":"text"');
});
