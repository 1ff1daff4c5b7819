/** Fields that compiled operations resolve before their parent object is loaded. */
import {
  getOperationAST,
  getVariableValues,
  GraphQLError,
  GraphQLInt,
  GraphQLList,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  parse,
} from 'graphql';
import { expect, it } from 'vitest';
import { compileOperation } from '#gateway/graphql/executor/compile.ts';
import { executePlan } from '#gateway/graphql/executor/execute.ts';
import { prefetchChildren } from '#gateway/schema/kit/lookAhead.ts';

const later = <T>(value: T, ms = 2): Promise<T> => new Promise((resolve) => setTimeout(resolve, ms, value));

/** A schema with slow halls, and a log of the resolvers in the order they ran. */
function createHalls() {
  const log: string[] = [];
  const prefetched = { extensions: { prefetch: true } };
  const Hall = new GraphQLObjectType<{ id: string; name: string }>({
    name: 'Hall',
    fields: {
      name: { type: GraphQLString },
      views: {
        ...prefetched,
        type: GraphQLInt,
        args: { of: { type: GraphQLInt } },
        resolve: ({ id }, { of }) => {
          log.push(`views of ${id}`);
          return later(Number(id) * 10 + Number(of ?? 0));
        },
      },
      length: {
        type: GraphQLInt,
        resolve: ({ id, name }) => {
          log.push(`length of ${id}`);
          return name.length;
        },
      },
      gone: { ...prefetched, type: GraphQLString, resolve: () => Promise.reject(new Error('gone')) },
      wrong: {
        ...prefetched,
        type: GraphQLString,
        resolve: () => {
          log.push('wrong');
          throw new GraphQLError('wrong');
        },
      },
    },
  });
  const find = async (id: string) => {
    await later(null, 1);
    log.push(`hall ${id}`);
    return id === '0' ? null : { id, name: `Hall ${id}` };
  };
  const Query = new GraphQLObjectType({
    name: 'Query',
    fields: {
      halls: {
        type: new GraphQLList(Hall),
        args: { ids: { type: new GraphQLList(GraphQLString) } },
        extensions: { usesInfo: true },
        resolve: (_root, { ids }: { ids: string[] }, context, info) => {
          for (const id of ids) prefetchChildren({ __typename: 'Hall', id }, context, info);
          return ids.map(find);
        },
      },
    },
  });
  const schema = new GraphQLSchema({ query: Query });
  const query = async (text: string, variables: Record<string, unknown> = {}) => {
    const operation = getOperationAST(parse(text));
    if (!operation) throw new Error('no operation');
    const { variableValues } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
    if (!variableValues) throw new Error('invalid variables');
    const { data, errors = [] } = await executePlan(
      compileOperation(schema, operation, {}, variableValues),
      variableValues,
      undefined,
    );
    return {
      data: JSON.parse(JSON.stringify(data)) as unknown,
      errors: errors.map(({ message, path }) => [message, path]),
    };
  };
  return { query, log };
}

it('starts only flagged fields: others wait for the object', async () => {
  const { query, log } = createHalls();
  const { data } = await query('{ halls(ids: ["1"]) { length views } }');
  expect(data).toEqual({ halls: [{ length: 6, views: 10 }] });
  expect(log).toEqual(['views of 1', 'hall 1', 'length of 1']);
});

it('starts them before the object, once, and uses their values', async () => {
  const { query, log } = createHalls();
  const { data } = await query('query ($n: Int) { halls(ids: ["1", "2"]) { name views(of: $n) } }', { n: 3 });
  expect(data).toEqual({
    halls: [
      { name: 'Hall 1', views: 13 },
      { name: 'Hall 2', views: 23 },
    ],
  });
  expect(log).toEqual(['views of 1', 'views of 2', 'hall 1', 'hall 2']);
});

it('reports no errors when the object is null', async () => {
  const { query, log } = createHalls();
  expect(await query('{ halls(ids: ["0"]) { views gone } }')).toEqual({
    data: { halls: [null] },
    errors: [],
  });
  expect(log).toEqual(['views of 0', 'hall 0']);
});

it('reports errors at the path of the field', async () => {
  const { query, log } = createHalls();
  expect(await query('{ halls(ids: ["1"]) { gone wrong views @skip(if: true) } }')).toEqual({
    data: { halls: [{ gone: null, wrong: null }] },
    errors: [
      ['wrong', ['halls', 0, 'wrong']],
      ['gone', ['halls', 0, 'gone']],
    ],
  });
  // A resolver that throws synchronously runs again.
  expect(log).toEqual(['wrong', 'hall 1', 'wrong']);
});
