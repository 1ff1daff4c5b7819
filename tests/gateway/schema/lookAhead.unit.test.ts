/** Resolvers see the same selection in compiled plans and in graphql-js. */
import {
  execute,
  getOperationAST,
  getVariableValues,
  GraphQLInt,
  GraphQLList,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  Kind,
  parse,
} from 'graphql';
import { expect, it } from 'vitest';
import { compileOperation } from '#gateway/graphql/executor/compile.ts';
import { executePlan } from '#gateway/graphql/executor/execute.ts';
import { selectedNames, selectsAny } from '#gateway/schema/kit/lookAhead.ts';

const recorded: string[][] = [];
const Hall = new GraphQLObjectType({
  name: 'Hall',
  fields: { name: { type: GraphQLString }, cost: { type: GraphQLInt }, rating: { type: GraphQLInt } },
});
const schema = new GraphQLSchema({
  query: new GraphQLObjectType({
    name: 'Query',
    fields: {
      halls: {
        type: new GraphQLList(Hall),
        extensions: { usesInfo: true },
        resolve(_root, _args, _context, info) {
          const hasCost = selectsAny(info, 'Hall', new Set(['cost', 'price']));
          recorded.push([
            ...selectedNames(info, 'Hall').toSorted(),
            ...(hasCost ? ['cost is selected'] : []),
          ]);
          return [];
        },
      },
    },
  }),
});

it.each([
  ['{ halls { __typename name } }', {}, ['name']],
  ['{ halls { n: name ...H } } fragment H on Hall { cost }', {}, ['cost', 'name', 'cost is selected']],
  ['query ($on: Boolean!) { halls { name cost @skip(if: $on) } }', { on: true }, ['name']],
  [
    'query ($on: Boolean!) { halls { cost @include(if: $on) rating } }',
    { on: true },
    ['cost', 'rating', 'cost is selected'],
  ],
  ['{ halls { __typename } }', {}, []],
])('%s', async (text, variables, names) => {
  const document = parse(text);
  const operation = getOperationAST(document);
  const { variableValues } = getVariableValues(schema, operation?.variableDefinitions ?? [], variables);
  if (!operation || !variableValues) throw new Error('the document is wrong');
  const fragments = Object.fromEntries(
    document.definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one]] : [],
    ),
  );
  recorded.length = 0;
  await executePlan(compileOperation(schema, operation, fragments, variableValues), variableValues, {});
  await execute({ schema, document, variableValues: variables });
  expect(recorded).toEqual([names, names]);
});
