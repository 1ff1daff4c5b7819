import {
  getNamedType,
  isCompositeType,
  isListType,
  isNonNullType,
  Kind,
  type DirectiveNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';
import { LIMITS } from './limits.ts';

/** Entries assumed in a list whose length nobody asked for. */
const ASSUMED_LENGTH = 5;
/** Page size assumed where neither the document nor the schema names one. */
const ASSUMED_PAGE = 30;

/** Objects a part of an operation may produce. */
type Cost = (variables: Variables) => number;
type Variables = Readonly<Record<string, unknown>>;

/** What is known of an operation before it runs, from one walk over its fields. */
export interface Survey {
  /** Whether it holds `@defer` or `@stream`. */
  readonly incremental: boolean;
  /** Objects it may produce with these variables; Infinity where a list argument breaks the limit. */
  readonly cost: Cost;
  /** Fields of the root type by name, each alias counted: what rate limits count. */
  readonly rootFields: ReadonlyMap<string, number>;
}

/** Surveys a validated operation. */
export function survey(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): Survey {
  let incremental = false;
  const rootFields = new Map<string, number>();
  const defaults = new Map<string, ValueNode>();
  for (const { variable, defaultValue } of operation.variableDefinitions ?? []) {
    if (defaultValue) defaults.set(variable.name.value, defaultValue);
  }

  const see = (directives: readonly DirectiveNode[] | undefined): void => {
    incremental ||=
      directives?.some(({ name }) => name.value === 'defer' || name.value === 'stream') ?? false;
  };

  /** Cost of a selection set on `type`; `paged` when the page size was counted by the field above. */
  const ofSet = (set: SelectionSetNode, type: GraphQLCompositeType, paged: boolean, top: boolean): Cost => {
    const parts: Cost[] = [];
    for (const selection of set.selections) {
      see(selection.directives);
      if (selection.kind === Kind.FIELD) {
        const name = selection.name.value;
        if (top) rootFields.set(name, (rootFields.get(name) ?? 0) + 1);
        const field = schema.getField(type, name);
        if (!field) continue;
        const cost = ofField(selection, field, paged);
        if (cost) parts.push(cost);
        continue;
      }
      const spread =
        selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection;
      if (!spread) continue;
      const on = spread.typeCondition ? schema.getType(spread.typeCondition.name.value) : type;
      if (isCompositeType(on)) parts.push(ofSet(spread.selectionSet, on, paged, top));
    }
    return sum(parts);
  };

  const ofField = (node: FieldNode, field: GraphQLField<unknown, unknown>, paged: boolean): Cost | null => {
    const lists = listArguments(node, field, defaults);
    const type = getNamedType(field.type);
    const isObject = isCompositeType(type) && node.selectionSet;
    const inner = isObject ? ofSet(node.selectionSet, type, lists.length > 0, false) : sum([]);
    if (lists.length > 0) {
      return (variables) => {
        const length = longest(lists, variables);
        return length === Infinity ? Infinity : 1 + length * inner(variables);
      };
    }
    if (!isObject) return null;
    const times = isList(field.type) && !paged ? ASSUMED_LENGTH : 1;
    return (variables) => times * (1 + inner(variables));
  };

  const root = schema.getRootType(operation.operation);
  const cost = root ? ofSet(operation.selectionSet, root, false, true) : sum([]);
  return { incremental, cost, rootFields };
}

function isList(type: GraphQLOutputType): boolean {
  return isListType(isNonNullType(type) ? type.ofType : type);
}

/** How long the page or list is that one argument asks for; Infinity beyond the limit. */
type Length = (variables: Variables) => number;

/** The arguments that decide how many objects a field gives: `first`, and any list of ids. */
function listArguments(
  node: FieldNode,
  field: GraphQLField<unknown, unknown>,
  defaults: ReadonlyMap<string, ValueNode>,
): Length[] {
  const lengths: Length[] = [];
  for (const argument of field.args) {
    const given = node.arguments?.find(({ name }) => name.value === argument.name)?.value;
    const isPage = argument.name === 'first';
    if (
      !isPage &&
      !(given && isListType(isNonNullType(argument.type) ? argument.type.ofType : argument.type))
    )
      continue;
    const preset = argument.default?.value ?? argument.defaultValue;
    const fallback = typeof preset === 'number' ? preset : ASSUMED_PAGE;
    if (given?.kind === Kind.VARIABLE) {
      const name = given.name.value;
      const unset = lengthOf(literal(defaults.get(name)), fallback);
      lengths.push((variables) => (variables[name] == null ? unset : lengthOf(variables[name], fallback)));
    } else {
      const length = lengthOf(literal(given), fallback);
      lengths.push(() => length);
    }
  }
  return lengths;
}

/** Just enough of a literal to know a number or the length of a list. */
function literal(node: ValueNode | undefined): unknown {
  if (node?.kind === Kind.INT) return Number(node.value);
  if (node?.kind === Kind.LIST) return node.values;
  return undefined;
}

function lengthOf(value: unknown, fallback: number): number {
  const length = Array.isArray(value) ? value.length : typeof value === 'number' ? value : fallback;
  return length > LIMITS.listSize ? Infinity : length;
}

/** The longest of the lengths, at least 1. */
function longest(lengths: readonly Length[], variables: Variables): number {
  let most = 1;
  for (const length of lengths) most = Math.max(most, length(variables));
  return most;
}

function sum(parts: readonly Cost[]): Cost {
  if (parts.length === 1 && parts[0]) return parts[0];
  return (variables) => {
    let total = 0;
    for (const part of parts) total += part(variables);
    return total;
  };
}
