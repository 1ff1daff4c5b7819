/** What an operation selects: the one reading of `@skip`, `@include` and fragments, for execution, look-ahead and cost. */
import {
  type FieldNode,
  type FragmentDefinitionNode,
  type FragmentSpreadNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  type InlineFragmentNode,
  isAbstractType,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  type VariableValues,
} from 'graphql';

import { badUserInput } from './errors.ts';

/** One `@skip` or `@include`: it leaves its selection out when its value is `leavesOutIf`. */
export interface Condition {
  readonly leavesOutIf: boolean;
  /** A value, or the name of the variable that has it. */
  readonly value: boolean | { readonly variable: string };
}

export function conditionsOf({ directives = [] }: Pick<SelectionNode, 'directives'>): readonly Condition[] {
  return directives.flatMap(({ name, arguments: [argument] = [] }): Condition[] => {
    if (name.value !== 'skip' && name.value !== 'include') return [];
    const leavesOutIf = name.value === 'skip';
    const value = argument?.value;
    if (value?.kind === Kind.VARIABLE) return [{ leavesOutIf, value: { variable: value.name.value } }];
    return value?.kind === Kind.BOOLEAN ? [{ leavesOutIf, value: value.value }] : [];
  });
}

/** Whether a selection is executed. Throws BAD_USER_INPUT for a condition that is null. */
function isIncluded(selection: SelectionNode, { coerced }: ConditionValues): boolean {
  return conditionsOf(selection).every(({ leavesOutIf, value }) => {
    const actual = typeof value === 'boolean' ? value : coerced[value.variable];
    if (typeof actual !== 'boolean')
      throw badUserInput('The argument "if" of @skip and @include must not be null.');
    return actual !== leavesOutIf;
  });
}

type Fields = Map<string, [FieldNode, ...FieldNode[]]>;

/** What selection sets select on objects of a type. */
export interface Selections {
  /** Field nodes by response key. */
  readonly fields: Fields;
  /** Deferred fragments, whose fields are in `fields` too. */
  readonly deferred: readonly DeferredFragment[];
  /** Those of `fields` that stand in deferred fragments. */
  readonly deferredNodes: ReadonlySet<FieldNode>;
}

export interface DeferredFragment {
  readonly label?: string;
}

/** The variables that decide whether a selection is executed, and whether it is deferred. */
export function conditionVariablesOf(node: Pick<SelectionNode, 'directives'>): string[] {
  const condition = deferArgument(node, 'if');
  return [
    ...conditionsOf(node).flatMap(({ value }) => (typeof value === 'object' ? [value.variable] : [])),
    ...(condition?.kind === Kind.VARIABLE ? [condition.name.value] : []),
  ];
}

function deferArgument({ directives = [] }: Pick<SelectionNode, 'directives'>, name: string) {
  const directive = directives.find((each) => each.name.value === 'defer');
  return directive?.arguments?.find((argument) => argument.name.value === name)?.value;
}

/** Null for a fragment that is not deferred. */
function deferredFragment(
  selection: FragmentSpreadNode | InlineFragmentNode,
  { coerced }: ConditionValues,
): DeferredFragment | null {
  if (!selection.directives?.some(({ name }) => name.value === 'defer')) return null;
  const condition = deferArgument(selection, 'if');
  if (condition?.kind === Kind.BOOLEAN && !condition.value) return null;
  if (condition?.kind === Kind.VARIABLE && coerced[condition.name.value] === false) return null;
  const label = deferArgument(selection, 'label');
  return label?.kind === Kind.STRING ? { label: label.value } : {};
}

/** The selection sets of the field nodes that select an object. */
export interface SelectionSets {
  readonly initial: readonly SelectionSetNode[];
  /** Those of field nodes in deferred fragments. */
  readonly deferred?: readonly SelectionSetNode[];
}

export function collectSelections(
  { schema, fragments, variableValues }: SelectionContext,
  type: GraphQLObjectType,
  sets: SelectionSets,
): Selections {
  const fields: Fields = new Map();
  const deferred: DeferredFragment[] = [];
  const deferredNodes = new Set<FieldNode>();
  const deferredSets = [...(sets.deferred ?? [])];
  const seen = new Set<string>();
  const applies = (condition: string | undefined): boolean => {
    if (condition === undefined || condition === type.name) return true;
    const outer = schema.getType(condition);
    return isAbstractType(outer) && schema.isSubType(outer, type);
  };
  const collect = (set: SelectionSetNode, isDeferred: boolean): void => {
    for (const selection of set.selections) {
      if (!isIncluded(selection, variableValues)) continue;
      if (selection.kind === Kind.FIELD) {
        const key = (selection.alias ?? selection.name).value;
        if (isDeferred) deferredNodes.add(selection);
        const collected = fields.get(key);
        if (collected) collected.push(selection);
        else fields.set(key, [selection]);
        continue;
      }
      const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? fragments[selection.name.value] : selection;
      if (!fragment || !applies(fragment.typeCondition?.name.value)) continue;
      const part = deferredFragment(selection, variableValues);
      if (part) deferred.push(part);
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        if (seen.has(selection.name.value)) continue;
        seen.add(selection.name.value);
      }
      if (part) deferredSets.push(fragment.selectionSet);
      else collect(fragment.selectionSet, isDeferred);
    }
  };
  for (const set of sets.initial) collect(set, false);
  // Deferred fields come last, as from graphql-js. The loop reads sets that are added meanwhile too.
  for (const set of deferredSets) collect(set, true);
  return { fields, deferred, deferredNodes };
}

/** What the selections of an operation depend on. */
export interface SelectionContext {
  readonly schema: GraphQLSchema;
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  readonly variableValues: ConditionValues;
}

/** Coerced values of at least the variables in conditions. */
export type ConditionValues = Pick<VariableValues, 'coerced'>;
