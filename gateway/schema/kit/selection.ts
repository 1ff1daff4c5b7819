/** What a client selected below a field: the look-ahead that lets work start early or be left out. */
import {
  type DirectiveNode,
  type FieldNode,
  type GraphQLField,
  type GraphQLResolveInfo,
  type SelectionSetNode,
  type VariableValues,
  GraphQLObjectType,
  isAbstractType,
} from 'graphql';

import { isPlanned } from '#gateway/graphql/executor/resolveInfo.ts';

/** One place where a field is selected, with the `@skip`/`@include` conditions on the way to it. */
export interface SelectedField {
  readonly node: FieldNode;
  readonly field: GraphQLField<unknown, unknown>;
  readonly conditions: readonly DirectiveNode[];
}

/** Per document, since its AST is kept and reused: selections of a field for each concrete type. */
const known = new WeakMap<FieldNode, Map<string, readonly SelectedField[]>>();

function collect(
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
    return fragment && applies ? collect(fragment.selectionSet, type, info, all) : [];
  });
}

function includesType(info: GraphQLResolveInfo, condition: string, type: GraphQLObjectType): boolean {
  const outer = info.schema.getType(condition);
  return isAbstractType(outer) && info.schema.isSubType(outer, type);
}

function selectedBelow(
  node: FieldNode,
  type: GraphQLObjectType,
  info: GraphQLResolveInfo,
): readonly SelectedField[] {
  let byType = known.get(node);
  if (!byType) known.set(node, (byType = new Map()));
  let fields = byType.get(type.name);
  if (!fields)
    byType.set(type.name, (fields = node.selectionSet ? collect(node.selectionSet, type, info, []) : []));
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

/** The fields selected below the field being resolved, as they apply to objects of one type, `__typename` left aside. */
export function selectedFields(info: GraphQLResolveInfo, typename: string): SelectedField[] {
  const type = info.schema.getType(typename);
  if (!(type instanceof GraphQLObjectType)) return [];
  const variables = info.variableValues;
  return info.fieldNodes.flatMap((node) =>
    selectedBelow(node, type, info).filter((selected) => isIncluded(selected, variables)),
  );
}

/** Names of the fields selected below the field being resolved, as they apply to objects of one type; `__typename` left aside. */
export function selectedNames(info: GraphQLResolveInfo, typename: string): string[] {
  return isPlanned(info)
    ? info
        .fieldsOf(typename)
        .map(({ name }) => name)
        .filter((name) => name !== '__typename')
    : selectedFields(info, typename).map(({ field }) => field.name);
}

/** Whether any of these fields is selected below the field being resolved. */
export function selectsAny(info: GraphQLResolveInfo, typename: string, names: ReadonlySet<string>): boolean {
  return selectedNames(info, typename).some((name) => names.has(name));
}
