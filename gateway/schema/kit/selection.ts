/** What an operation selects: the one reading of `@skip`, `@include` and fragments, for execution, look-ahead and cost. */
import {
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLObjectType,
  type GraphQLSchema,
  isAbstractType,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  type VariableValues,
} from 'graphql';

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

/** Whether a selection is executed. @throws GraphQLError for a condition that is null */
function isIncluded(selection: SelectionNode, { coerced }: VariableValues): boolean {
  return conditionsOf(selection).every(({ leavesOutIf, value }) => {
    const actual = typeof value === 'boolean' ? value : coerced[value.variable];
    if (typeof actual !== 'boolean')
      throw new GraphQLError('The argument "if" of @skip and @include must not be null.', {
        nodes: selection,
      });
    return actual !== leavesOutIf;
  });
}

type Fields = Map<string, [FieldNode, ...FieldNode[]]>;

/** The fields that selection sets select on objects of a type, by response key. */
export function collectFields(
  { schema, fragments, variableValues }: SelectionContext,
  type: GraphQLObjectType,
  sets: readonly SelectionSetNode[],
): Fields {
  const fields: Fields = new Map();
  const seen = new Set<string>();
  const applies = (condition: string | undefined): boolean => {
    if (condition === undefined || condition === type.name) return true;
    const outer = schema.getType(condition);
    return isAbstractType(outer) && schema.isSubType(outer, type);
  };
  const collect = (set: SelectionSetNode): void => {
    for (const selection of set.selections) {
      if (!isIncluded(selection, variableValues)) continue;
      if (selection.kind === Kind.FIELD) {
        const key = (selection.alias ?? selection.name).value;
        const collected = fields.get(key);
        if (collected) collected.push(selection);
        else fields.set(key, [selection]);
        continue;
      }
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        if (seen.has(selection.name.value)) continue;
        seen.add(selection.name.value);
      }
      const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? fragments[selection.name.value] : selection;
      if (fragment && applies(fragment.typeCondition?.name.value)) collect(fragment.selectionSet);
    }
  };
  sets.forEach(collect);
  return fields;
}

/** What the selections of an operation depend on. */
export interface SelectionContext {
  readonly schema: GraphQLSchema;
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  readonly variableValues: VariableValues;
}
