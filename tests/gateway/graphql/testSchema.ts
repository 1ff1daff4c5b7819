import { setTimeout as sleep } from 'node:timers/promises';
import {
  GraphQLBoolean,
  GraphQLDeferDirective,
  GraphQLError,
  GraphQLID,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLStreamDirective,
  GraphQLString,
  specifiedDirectives,
} from 'graphql';

const By = new GraphQLInputObjectType({
  name: 'By',
  isOneOf: true,
  fields: { id: { type: GraphQLID }, slug: { type: GraphQLString } },
});

const Hall: GraphQLObjectType = new GraphQLObjectType({
  name: 'Hall',
  fields: () => ({
    id: { type: new GraphQLNonNull(GraphQLID) },
    name: { type: GraphQLString },
    rating: { type: GraphQLInt, resolve: () => hallData.rating },
    slow: { type: GraphQLString, resolve: () => sleep(250, 'late') },
    broken: {
      type: GraphQLString,
      resolve: () => {
        throw new Error('SELECT password FROM users');
      },
    },
    refused: {
      type: GraphQLString,
      resolve: () => {
        throw new GraphQLError('No.', { extensions: { code: 'FORBIDDEN' } });
      },
    },
    isClipped: { type: GraphQLBoolean, extensions: { personal: true }, resolve: () => true },
    halls: {
      type: new GraphQLList(Hall),
      args: { first: { type: GraphQLInt, default: { value: 30 } } },
      resolve: (_, { first }) =>
        Array.from({ length: Math.min(first, 3) }, (__, index) => ({
          id: `${index}`,
          name: `Hall ${index}`,
        })),
    },
  }),
});

/** Data that a test may change. */
export const hallData = { rating: 4 };

/** A small schema with a field for each feature of execution. */
export const schema = new GraphQLSchema({
  directives: [...specifiedDirectives, GraphQLDeferDirective, GraphQLStreamDirective],
  query: new GraphQLObjectType({
    name: 'Query',
    fields: {
      hall: {
        type: Hall,
        args: { by: { type: new GraphQLNonNull(By) } },
        resolve: (_, { by }) => ({ id: by.id ?? '1', name: `Hall ${by.id ?? by.slug}` }),
      },
      halls: {
        type: new GraphQLList(Hall),
        args: { first: { type: GraphQLInt, default: { value: 30 } } },
        resolve: () => [
          { id: '1', name: 'Hall 1' },
          { id: '2', name: 'Hall 2' },
        ],
      },
      nodes: {
        type: new GraphQLList(Hall),
        args: { ids: { type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(GraphQLID))) } },
        resolve: (_, { ids }) => ids.map((id: string) => ({ id })),
      },
    },
  }),
  mutation: new GraphQLObjectType({
    name: 'Mutation',
    extensions: { personal: true },
    fields: {
      logIn: { type: GraphQLString, resolve: () => 'in' },
      signUp: { type: GraphQLString, resolve: () => 'up' },
    },
  }),
});
