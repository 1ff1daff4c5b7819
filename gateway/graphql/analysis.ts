/** Static analysis of validated operations: size, rate-limited fields, `@defer`, and whether results may be shared. */
import {
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  type GraphQLCompositeType,
  GraphQLError,
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
  isAbstractType,
  isCompositeType,
  isListType,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  TypeInfo,
  type ValueNode,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { LIMITS } from '../config/limits.ts';
import { requestError } from '../http/errors.ts';

/** Assumed length of a list without arguments. */
export const DEFAULT_LIST_LENGTH = 5;
/** Assumed page size if neither document nor schema gives one. */
const DEFAULT_PAGE_SIZE = 30;

/** A text of HTML may be a hundred times as long as other values, and aliases repeat it. */
const HTML_SIZE = 50;

/** A request's variables, as parsed from JSON. */
export type Variables = Readonly<Record<string, unknown>>;

/** A number that depends on the variables. */
export type Count = (variables: Variables) => number;

export interface OperationAnalysis {
  /** Whether it contains `@defer` or `@stream`. */
  readonly incremental: boolean;
  /** Whether it contains `@stream`. */
  readonly streamed: boolean;
  /** Number of objects and values it may produce; Infinity if a list argument exceeds the limit. */
  readonly size: Count;
  /** Root fields by name with the number of their aliases, for rate limits. */
  readonly rootFields: ReadonlyMap<string, number>;
}

/** Analyzes a validated operation in one walk over its fields. */
export function analyzeOperation(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): OperationAnalysis {
  let incremental = false;
  let streamed = false;
  const rootFields = new Map<string, number>();
  const defaults = variableDefaults(operation);

  const visitDirectives = (directives: readonly DirectiveNode[] | undefined): void => {
    const has = (directive: string) => directives?.some(({ name }) => name.value === directive) ?? false;
    streamed ||= has('stream');
    incremental ||= streamed || has('defer');
  };

  /** @param isPaged whether the field above has already multiplied by the page size */
  const selectionSize = (
    set: SelectionSetNode,
    type: GraphQLCompositeType,
    isPaged: boolean,
    isRoot: boolean,
  ): Count => {
    const parts: Count[] = [];
    let values = 0;
    for (const selection of set.selections) {
      visitDirectives(selection.directives);
      if (selection.kind === Kind.FIELD) {
        const name = selection.name.value;
        if (isRoot) rootFields.set(name, (rootFields.get(name) ?? 0) + 1);
        const field = schema.getField(type, name);
        if (!field) continue;
        const size = fieldSize(selection, field, isPaged);
        if (size) parts.push(size);
        else values += getNamedType(field.type).name === 'HTML' ? HTML_SIZE : 1;
        continue;
      }
      const fragment =
        selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection;
      if (!fragment) continue;
      const on = fragment.typeCondition ? schema.getType(fragment.typeCondition.name.value) : type;
      if (isCompositeType(on)) parts.push(selectionSize(fragment.selectionSet, on, isPaged, isRoot));
    }
    return sum(parts, values);
  };

  /** Null for a single value. */
  const fieldSize = (
    node: FieldNode,
    field: GraphQLField<unknown, unknown>,
    isPaged: boolean,
  ): Count | null => {
    const lengths = listLengths(node, field, defaults);
    const type = getNamedType(field.type);
    const isObject = isCompositeType(type) && node.selectionSet;
    const inner = isObject ? selectionSize(node.selectionSet, type, lengths.length > 0, false) : sum([]);
    if (lengths.length > 0) {
      return (variables) => {
        const length = longest(lengths, variables);
        return length === Infinity ? Infinity : 1 + length * inner(variables);
      };
    }
    if (!isObject) return null;
    const times = isList(field.type) && !isPaged ? DEFAULT_LIST_LENGTH : 1;
    return (variables) => times * (1 + inner(variables));
  };

  const root = schema.getRootType(operation.operation);
  const size = root ? selectionSize(operation.selectionSet, root, false, true) : sum([]);
  return { incremental, streamed, size, rootFields };
}

/** The literal defaults of an operation's variables. */
export function variableDefaults(operation: OperationDefinitionNode): ReadonlyMap<string, ValueNode> {
  const defaults = new Map<string, ValueNode>();
  for (const { variable, defaultValue } of operation.variableDefinitions ?? [])
    if (defaultValue) defaults.set(variable.name.value, defaultValue);
  return defaults;
}

export function isList(type: GraphQLOutputType): boolean {
  return isListType(isNonNullType(type) ? type.ofType : type);
}

/** Lengths, Infinity above the limit, from the arguments that decide how many objects a field returns: `first`, and lists of ids. */
export function listLengths(
  node: FieldNode,
  field: GraphQLField<unknown, unknown>,
  defaults: ReadonlyMap<string, ValueNode>,
): Count[] {
  const lengths: Count[] = [];
  for (const argument of field.args) {
    const value = node.arguments?.find(({ name }) => name.value === argument.name)?.value;
    const isPageSize = argument.name === 'first';
    const isListArgument = isListType(isNonNullType(argument.type) ? argument.type.ofType : argument.type);
    if (!isPageSize && !(value && isListArgument)) continue;
    const schemaDefault = argument.default?.value ?? argument.defaultValue;
    const fallback = typeof schemaDefault === 'number' ? schemaDefault : DEFAULT_PAGE_SIZE;
    if (value?.kind === Kind.VARIABLE) {
      const name = value.name.value;
      const unset = lengthOf(literalValue(defaults.get(name)), fallback);
      lengths.push((variables) => (variables[name] == null ? unset : lengthOf(variables[name], fallback)));
    } else {
      const length = lengthOf(literalValue(value), fallback);
      lengths.push(() => length);
    }
  }
  return lengths;
}

/** The value of a literal, as far as lengths depend on it. */
function literalValue(node: ValueNode | undefined): unknown {
  if (node?.kind === Kind.INT) return Number(node.value);
  if (node?.kind === Kind.LIST) return node.values;
  return undefined;
}

function lengthOf(value: unknown, fallback: number): number {
  const length = Array.isArray(value) ? value.length : typeof value === 'number' ? value : fallback;
  return length > LIMITS.listSize ? Infinity : length;
}

export function longest(lengths: readonly Count[], variables: Variables): number {
  let max = 1;
  for (const length of lengths) max = Math.max(max, length(variables));
  return max;
}

function sum(parts: readonly Count[], values = 0): Count {
  if (parts.length === 1 && parts[0] && values === 0) return parts[0];
  return (variables) => {
    let total = values;
    for (const part of parts) total += part(variables);
    return total;
  };
}

/** Flags of a whole document, independent of variables. */
export interface DocumentPrivacy {
  /**
   * Selects a `personal` field, a field of a personal type (`Viewer`, `Account`, `Mutation`), or an object that may be
   * of one (`node`) without a fragment that rules it out. Runs with the viewer's identity.
   */
  readonly personal: boolean;
  /** Selects a `secret` field. Must be sent by POST. */
  readonly secret: boolean;
}

/** Documents with neither flag run without identity, and their results may be shared by all readers. */
export function analyzePrivacy(schema: GraphQLSchema, document: DocumentNode): DocumentPrivacy {
  const types = new TypeInfo(schema);
  let personal = false;
  let secret = false;
  visit(
    document,
    visitWithTypeInfo(types, {
      Field(field) {
        personal ||= mayReturnPersonalType(schema, types.getType(), field);
        const flags = types.getFieldDef()?.extensions;
        personal ||= flags?.['personal'] === true || types.getParentType()?.extensions['personal'] === true;
        secret ||= flags?.['secret'] === true;
      },
    }),
  );
  return { personal, secret };
}

/** Whether an abstract field may return a personal type, and only common fields are selected. */
function mayReturnPersonalType(
  schema: GraphQLSchema,
  type: GraphQLOutputType | null | undefined,
  { selectionSet }: FieldNode,
): boolean {
  const named = type && getNamedType(type);
  if (!named || !isAbstractType(named) || !selectionSet?.selections.every(({ kind }) => kind === Kind.FIELD))
    return false;
  return schema.getPossibleTypes(named).some(({ extensions }) => extensions['personal'] === true);
}

export const tooComplex = (message: string): GraphQLError => requestError('QUERY_TOO_COMPLEX', message);

/** Checks number and nesting of variables, and the length of lists in them. Files have neither. */
export function checkVariables(variables: Variables): GraphQLError | null {
  if (Object.keys(variables).length > LIMITS.variables)
    return tooComplex(`More than ${LIMITS.variables} variables.`);
  return checkValue(variables, LIMITS.variableDepth);
}

/** A file of a multipart request: JSON has no functions. */
const isFile = (value: object): boolean => 'arrayBuffer' in value && typeof value.arrayBuffer === 'function';

function checkValue(value: unknown, levels: number): GraphQLError | null {
  if (typeof value !== 'object' || value === null || isFile(value)) return null;
  if (levels === 0) return tooComplex(`Variables are nested deeper than ${LIMITS.variableDepth}.`);
  if (Array.isArray(value) && value.length > LIMITS.listSize)
    return tooComplex(`A list in the variables has more than ${LIMITS.listSize} entries.`);
  for (const member of Object.values(value)) {
    const error = checkValue(member, levels - 1);
    if (error) return error;
  }
  return null;
}
