/** Fields that a plan starts before the object they are read of is there. */
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
import { isPlanned } from '#gateway/graphql/executor/resolveInfo.ts';
import { plan } from '#gateway/graphql/executor/compile.ts';
import { run } from '#gateway/graphql/executor/execute.ts';

const later = <T>(value: T, ms = 2): Promise<T> => new Promise((resolve) => setTimeout(resolve, ms, value));

/** A schema whose halls take their time, and what was done in which order. */
function halls() {
  const done: string[] = [];
  const early = { extensions: { startsWithParent: true } };
  const Hall = new GraphQLObjectType<{ id: string; name: string }>({
    name: 'Hall',
    fields: {
      name: { type: GraphQLString },
      views: {
        ...early,
        type: GraphQLInt,
        args: { of: { type: GraphQLInt } },
        resolve: ({ id }, { of }) => {
          done.push(`views of ${id}`);
          return later(Number(id) * 10 + Number(of ?? 0));
        },
      },
      length: {
        type: GraphQLInt,
        resolve: ({ id, name }) => {
          done.push(`length of ${id}`);
          return name.length;
        },
      },
      gone: { ...early, type: GraphQLString, resolve: () => Promise.reject(new Error('gone')) },
      wrong: {
        ...early,
        type: GraphQLString,
        resolve: () => {
          done.push('wrong');
          throw new GraphQLError('wrong');
        },
      },
    },
  });
  const find = async (id: string) => {
    await later(null, 1);
    done.push(`hall ${id}`);
    return id === '0' ? null : { id, name: `Hall ${id}` };
  };
  const Query = new GraphQLObjectType({
    name: 'Query',
    fields: {
      halls: {
        type: new GraphQLList(Hall),
        args: { ids: { type: new GraphQLList(GraphQLString) } },
        resolve: (_root, { ids }: { ids: string[] }, _context, info) => {
          for (const id of ids) if (isPlanned(info)) info.announce({ __typename: 'Hall', id });
          return ids.map(find);
        },
      },
    },
  });
  const schema = new GraphQLSchema({ query: Query });
  const ask = async (text: string, variables: Record<string, unknown> = {}) => {
    const operation = getOperationAST(parse(text));
    if (!operation) throw new Error('no operation');
    const { variableValues } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
    if (!variableValues) throw new Error('variables are wrong');
    const { data, errors = [] } = await run(
      plan(schema, operation, {}, variableValues),
      variableValues,
      undefined,
    );
    return {
      data: JSON.parse(JSON.stringify(data)) as unknown,
      errors: errors.map(({ message, path }) => [message, path]),
    };
  };
  return { ask, done };
}

it('are those alone that say so: the others wait for the object', async () => {
  const { ask, done } = halls();
  const { data } = await ask('{ halls(ids: ["1"]) { length views } }');
  expect(data).toEqual({ halls: [{ length: 6, views: 10 }] });
  expect(done).toEqual(['views of 1', 'hall 1', 'length of 1']);
});

it('start before the object, once, and are part of its answer', async () => {
  const { ask, done } = halls();
  const { data } = await ask('query ($n: Int) { halls(ids: ["1", "2"]) { name views(of: $n) } }', { n: 3 });
  expect(data).toEqual({
    halls: [
      { name: 'Hall 1', views: 13 },
      { name: 'Hall 2', views: 23 },
    ],
  });
  expect(done).toEqual(['views of 1', 'views of 2', 'hall 1', 'hall 2']);
});

it('keep to themselves where the object does not come', async () => {
  const { ask, done } = halls();
  expect(await ask('{ halls(ids: ["0"]) { views gone } }')).toEqual({ data: { halls: [null] }, errors: [] });
  expect(done).toEqual(['views of 0', 'hall 0']);
});

it('fail in the place they stand in', async () => {
  const { ask, done } = halls();
  expect(await ask('{ halls(ids: ["1"]) { gone wrong views @skip(if: true) } }')).toEqual({
    data: { halls: [{ gone: null, wrong: null }] },
    errors: [
      ['wrong', ['halls', 0, 'wrong']],
      ['gone', ['halls', 0, 'gone']],
    ],
  });
  // What cannot even be started is tried again in its place.
  expect(done).toEqual(['wrong', 'hall 1', 'wrong']);
});
