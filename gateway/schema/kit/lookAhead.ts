/** Look-ahead: what a client selected below a field, and starting those fields before their parent is loaded. */
import {
  type FieldNode,
  getArgumentValues,
  type GraphQLField,
  GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isIntrospectionType,
} from 'graphql';
import type { Context } from '../../context.ts';
import { collectSelections } from './selection.ts';

/** Stands in for an object that is still loading. */
export interface PrefetchTarget {
  readonly __typename: string;
  readonly id: unknown;
}

/** The resolve info of compiled operations. graphql-js, which runs ad-hoc documents, passes the plain one. */
export interface LookAheadInfo extends GraphQLResolveInfo {
  /** Starts the `prefetch` fields selected below this one, for the object it will resolve to. */
  prefetch(target: PrefetchTarget): void;
  /** The fields selected below this one on objects of a type. */
  selectedFields(typename: string): readonly { readonly name: string }[];
}

function isLookAheadInfo(info: GraphQLResolveInfo): info is LookAheadInfo {
  return 'prefetch' in info;
}

/** The fields selected below the current one on objects of a type, without `__typename`. */
function selectedFields(
  info: GraphQLResolveInfo,
  typename: string,
): { readonly field: GraphQLField<unknown, unknown>; readonly nodes: [FieldNode, ...FieldNode[]] }[] {
  const type = info.schema.getType(typename);
  if (!(type instanceof GraphQLObjectType)) return [];
  const initial = info.fieldNodes.flatMap(({ selectionSet }) => selectionSet ?? []);
  return [...collectSelections(info, type, { initial }).fields.values()].flatMap((nodes) => {
    const field = type.getFields()[nodes[0].name.value];
    return field ? [{ field, nodes }] : [];
  });
}

/** Names of the fields selected below the current one on objects of a type, without `__typename`. */
export function selectedNames(info: GraphQLResolveInfo, typename: string): string[] {
  return isLookAheadInfo(info)
    ? info
        .selectedFields(typename)
        .map(({ name }) => name)
        .filter((name) => name !== '__typename')
    : selectedFields(info, typename).map(({ field }) => field.name);
}

/** Whether any of these fields is selected below the current one. */
export function selectsAny(info: GraphQLResolveInfo, typename: string, names: ReadonlySet<string>): boolean {
  return selectedNames(info, typename).some((name) => names.has(name));
}

/**
 * Runs the resolvers of the selected `prefetch` fields now, with a parent that has only an id, so that they load in
 * parallel with the parent. Compiled operations reuse the results; under graphql-js the resolvers run again later and
 * join the upstream calls in flight. Errors resurface on real execution.
 */
export function prefetchChildren(parent: PrefetchTarget, context: Context, info: GraphQLResolveInfo): void {
  if (isLookAheadInfo(info)) return info.prefetch(parent);
  for (const { field, nodes } of selectedFields(info, parent.__typename)) {
    if (!field.extensions['prefetch'] || !field.resolve) continue;
    const childInfo = { ...info, fieldName: field.name, fieldNodes: nodes, returnType: field.type };
    try {
      const args = getArgumentValues(field, nodes[0], info.variableValues);
      Promise.resolve(field.resolve(parent, args, context, childInfo)).catch(() => undefined);
    } catch {
      continue;
    }
  }
}

/** Makes resolvers throw that read `info` without `usesInfo`, which compiled operations would call without it. */
export function rejectUndeclaredInfo(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!(type instanceof GraphQLObjectType) || isIntrospectionType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const { resolve } = field;
      if (!resolve || field.extensions['usesInfo'] === true) continue;
      const reject = (): never => {
        throw new TypeError(`${type.name}.${field.name} reads \`info\`: declare it with \`usesInfo: true\`.`);
      };
      const info = new Proxy({}, { get: reject, has: reject, ownKeys: reject });
      field.resolve = (source, args, context): unknown =>
        Reflect.apply(resolve, undefined, [source, args, context, info]);
    }
  }
}
