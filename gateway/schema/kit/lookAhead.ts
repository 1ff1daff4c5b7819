/** Look-ahead: what a client selected below a field, and starting those fields before their parent is loaded. */
import {
  type DirectiveNode,
  type FieldNode,
  getArgumentValues,
  type GraphQLField,
  GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isAbstractType,
  isIntrospectionType,
  type SelectionSetNode,
  type VariableValues,
} from 'graphql';
import type { Context } from '../../context.ts';

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

interface SelectedField {
  readonly node: FieldNode;
  readonly field: GraphQLField<unknown, unknown>;
  /** The `@skip` and `@include` directives that apply to it. */
  readonly conditions: readonly DirectiveNode[];
}

/** Selections of a field by concrete type. Documents are cached, so their nodes are reused across requests. */
const selectionCache = new WeakMap<FieldNode, Map<string, readonly SelectedField[]>>();

function collectFields(
  set: SelectionSetNode,
  type: GraphQLObjectType,
  info: GraphQLResolveInfo,
  conditions: readonly DirectiveNode[],
): SelectedField[] {
  return set.selections.flatMap((selection): SelectedField[] => {
    const own =
      selection.directives?.filter(({ name }) => name.value === 'skip' || name.value === 'include') ?? [];
    const all = [...conditions, ...own];
    if (selection.kind === 'Field') {
      const field: GraphQLField<unknown, unknown> | undefined = type.getFields()[selection.name.value];
      return field ? [{ node: selection, field, conditions: all }] : [];
    }
    const fragment = selection.kind === 'FragmentSpread' ? info.fragments[selection.name.value] : selection;
    const condition = fragment?.typeCondition?.name.value;
    const applies = !condition || condition === type.name || includesType(info, condition, type);
    return fragment && applies ? collectFields(fragment.selectionSet, type, info, all) : [];
  });
}

function includesType(info: GraphQLResolveInfo, condition: string, type: GraphQLObjectType): boolean {
  const outer = info.schema.getType(condition);
  return isAbstractType(outer) && info.schema.isSubType(outer, type);
}

function cachedFields(
  node: FieldNode,
  type: GraphQLObjectType,
  info: GraphQLResolveInfo,
): readonly SelectedField[] {
  let byType = selectionCache.get(node);
  if (!byType) selectionCache.set(node, (byType = new Map()));
  let fields = byType.get(type.name);
  if (!fields)
    byType.set(
      type.name,
      (fields = node.selectionSet ? collectFields(node.selectionSet, type, info, []) : []),
    );
  return fields;
}

function isIncluded({ conditions }: SelectedField, variables: VariableValues): boolean {
  return conditions.every(({ name, arguments: [condition] = [] }) => {
    const value = condition?.value;
    const on =
      value?.kind === 'Variable'
        ? variables.coerced[value.name.value]
        : value?.kind === 'BooleanValue' && value.value;
    return (name.value === 'include') === (on === true);
  });
}

/** The fields selected below the current one on objects of a type, without `__typename`. */
function selectedFields(info: GraphQLResolveInfo, typename: string): SelectedField[] {
  const type = info.schema.getType(typename);
  if (!(type instanceof GraphQLObjectType)) return [];
  const variables = info.variableValues;
  return info.fieldNodes.flatMap((node) =>
    cachedFields(node, type, info).filter((selected) => isIncluded(selected, variables)),
  );
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
  for (const { field, node } of selectedFields(info, parent.__typename)) {
    if (!field.extensions['prefetch'] || !field.resolve) continue;
    const childInfo = { ...info, fieldName: field.name, fieldNodes: [node], returnType: field.type };
    try {
      const args = getArgumentValues(field, node, info.variableValues);
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
