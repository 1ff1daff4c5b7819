/** What a resolver run by a plan is told of the place it works for. */
import type { GraphQLObjectType, GraphQLResolveInfo } from 'graphql';
import type { Place } from './responseNode.ts';
import type { Field, Fields, Plan } from './plan.ts';

/** What stands for an object that is still on its way. */
export interface Announced {
  readonly __typename: string;
  readonly id: unknown;
}

/** What graphql-js tells resolvers, and a little more. */
export interface PlannedInfo extends GraphQLResolveInfo {
  /** Starts the fields below this one that need no more than the id of an object it will give. */
  announce(object: Announced): void;
  /** The fields asked of an object of a type below this one. */
  fieldsOf(typename: string): Fields;
}

/** Whether a resolver is run by a plan. */
export function isPlanned(info: GraphQLResolveInfo): info is PlannedInfo {
  return 'announce' in info;
}

/** Makes what the resolver of a field is told. */
export function infoOf(
  { schema, operation, fragments }: Plan,
  field: Field,
  place: Place,
  request: Pick<PlannedInfo, 'rootValue' | 'variableValues' | 'announce' | 'fieldsOf'>,
): PlannedInfo {
  const { name, nodes, parent, definition, key } = field;
  return {
    fieldName: name,
    fieldNodes: nodes,
    returnType: definition.type,
    parentType: parent,
    path: infoPath(place, key, parent),
    schema,
    fragments,
    operation,
    getAbortSignal: () => undefined,
    getAsyncHelpers: () => ASYNC_HELPERS,
    ...request,
  };
}

const ASYNC_HELPERS: ReturnType<GraphQLResolveInfo['getAsyncHelpers']> = {
  promiseAll: (values) => Promise.all(values),
  track: () => undefined,
};

/** The way to a key as resolvers know it, from the bottom up. */
function infoPath(place: Place, key: string, parent: GraphQLObjectType): GraphQLResolveInfo['path'] {
  return { prev: upwards(place), key, typename: parent.name };
}

function upwards({ above, key }: Place): GraphQLResolveInfo['path'] | undefined {
  return above ? { prev: upwards(above), key, typename: undefined } : undefined;
}
