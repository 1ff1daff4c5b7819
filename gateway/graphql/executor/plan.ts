/** The parts of a compiled operation, and what its execution builds: response nodes, arguments and resolve info. */
import {
  type FieldNode,
  type FragmentDefinitionNode,
  getArgumentValues,
  type GraphQLAbstractType,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type ValueNode,
  type VariableValues,
} from 'graphql';
import type { LookAheadInfo } from '../../schema/kit/lookAhead.ts';
import type { DeferredFragment } from '../../schema/kit/selection.ts';

/** The type of a field's value. `nullable` also marks where an error stops propagating. */
export type OutputShape = { readonly nullable: boolean } & (
  | { readonly kind: 'leaf'; readonly type: GraphQLLeafType }
  | { readonly kind: 'list'; readonly item: OutputShape }
  | ({ readonly kind: 'object'; readonly type: GraphQLObjectType } & PlannedSelections)
  | {
      readonly kind: 'abstract';
      readonly type: GraphQLAbstractType;
      readonly selectionsOf: (type: GraphQLObjectType) => PlannedSelections;
    }
);

/** What is selected on objects of a type. */
export interface PlannedSelections {
  readonly fields: readonly PlannedField[];
  readonly deferred: readonly DeferredFragment[];
  /** The class of the objects in the response. */
  readonly ResponseObject: ResponseClass;
}

/** A selected field. */
export interface PlannedField {
  readonly responseKey: string;
  readonly name: string;
  readonly parentType: GraphQLObjectType;
  readonly definition: GraphQLField<unknown, unknown>;
  /** All field nodes of the document with this response key. */
  readonly nodes: readonly [FieldNode, ...FieldNode[]];
  readonly shape: OutputShape;
  /** Whether deferred fragments alone select the field. */
  readonly isDeferred: boolean;
  /** Null if the field reads the property of its name. */
  readonly resolve: GraphQLFieldResolver<unknown, unknown> | null;
  /** Whether the field is flagged `prefetch`. */
  readonly isPrefetchable: boolean;
  /** Whether the field is flagged `usesInfo`; others get no `info`. */
  readonly usesInfo: boolean;
  /** Constant arguments, or a function of the variables. */
  readonly args: Args | ((variables: VariableValues) => Args);
}

/** A compiled operation. */
export interface Plan {
  readonly schema: GraphQLSchema;
  readonly operation: OperationDefinitionNode;
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  readonly root: PlannedSelections;
}

/** The fields that are selected on objects of a type, where a field returns such objects or a list of them. */
export function selectedFields(
  { schema }: Plan,
  field: PlannedField,
  typename: string,
): readonly PlannedField[] {
  let { shape } = field;
  while (shape.kind === 'list') shape = shape.item;
  if (shape.kind === 'object') return shape.type.name === typename ? shape.fields : [];
  const type = schema.getType(typename);
  return shape.kind === 'abstract' && isObjectType(type) ? shape.selectionsOf(type).fields : [];
}

export type ObjectLike = Record<string | number, unknown>;

export function isObjectLike(value: unknown): value is ObjectLike {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}

export function isPromise(value: unknown): value is PromiseLike<unknown> {
  return isObjectLike(value) && typeof value['then'] === 'function';
}

export function isIterable(value: unknown): value is Iterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.iterator in value;
}

/** An object or list of the response under construction. */
export interface ResponseNode {
  /** Null for `data`. */
  readonly parent: ResponseNode | null;
  readonly key: string | number;
  readonly value: ObjectLike;
  readonly nullable: boolean;
  /** Whether deferred fragments alone select it. */
  readonly isDeferred: boolean;
  /** Whether an error below has nulled it; later values for it are ignored. */
  nulled: boolean;
}

/** Creates a node that its parent's value does not contain: the root, or an object that is still loading. */
export function createNode(
  parent: ResponseNode | null,
  key: string | number,
  isDeferred: boolean,
  ResponseObject: ResponseClass = Unselected,
): ResponseNode {
  return { parent, key, value: new ResponseObject(), nullable: true, isDeferred, nulled: false };
}

export function addNode(
  parent: ResponseNode,
  field: PlannedField,
  key: string | number,
  value: ObjectLike,
  nullable: boolean,
): ResponseNode {
  parent.value[key] = value;
  return { parent, key, value, nullable, isDeferred: isDeferred(field, parent), nulled: false };
}

export const isDeferred = (field: PlannedField, parent: ResponseNode): boolean =>
  parent.isDeferred || field.isDeferred;

export function responsePath(node: ResponseNode, key: string | number): (string | number)[] {
  return [...nodePath(node), key];
}

export function nodePath(node: ResponseNode): (string | number)[] {
  const path: (string | number)[] = [];
  for (let step = node; step.parent; step = step.parent) path.unshift(step.key);
  return path;
}

/** A response path without list indexes, such as `hall.fairs.nodes`. */
export function fieldPath(node: ResponseNode, key: string): string {
  return responsePath(node, key)
    .filter((step) => typeof step === 'string')
    .join('.');
}

export type ResponseClass = new () => ObjectLike;

/**
 * Creates the class of the objects of one selection. They inherit nothing, so that every response key is a property of
 * its own, also `__proto__`.
 */
export function createResponseClass(keys: readonly string[]): ResponseClass {
  class ResponseObject {
    /**
     * Has all keys. While it exists, V8 keeps the hidden class of objects with these keys; without it, objects of many keys
     * become hash tables (`npm run bench:micro -- shapes`).
     */
    static readonly template: ObjectLike = new ResponseObject();
    [key: string]: unknown;
  }
  Object.setPrototypeOf(ResponseObject.prototype, null);
  const property = { value: null, writable: true, enumerable: true, configurable: true };
  for (const key of keys) Object.defineProperty(ResponseObject.template, key, property);
  return ResponseObject;
}

/** Of nodes that never become part of a response. */
const Unselected = createResponseClass([]);

/** An empty list, typed like an object: both are written by key. */
export function createList(): ObjectLike {
  const list: unknown[] = [];
  return isObjectLike(list) ? list : {};
}

export function serializeLeaf(value: unknown, type: GraphQLLeafType): unknown {
  const serialized = type.coerceOutputValue(value);
  if (serialized === null || serialized === undefined)
    throw new Error(`Expected \`${type.name}.coerceOutputValue()\` to return non-nullable value.`);
  return serialized;
}

export const nullError = ({ parentType, name }: PlannedField): Error =>
  new Error(`Cannot return null for non-nullable field ${parentType.name}.${name}.`);

/** Creates the resolve info of a field. */
export function createInfo(
  { schema, operation, fragments }: Plan,
  field: PlannedField,
  node: ResponseNode,
  request: Pick<
    LookAheadInfo,
    'rootValue' | 'variableValues' | 'getAbortSignal' | 'prefetch' | 'selectedFields'
  >,
): LookAheadInfo {
  const { name, nodes, parentType, definition, responseKey } = field;
  return {
    fieldName: name,
    fieldNodes: nodes,
    returnType: definition.type,
    parentType,
    path: { prev: infoPath(node), key: responseKey, typename: parentType.name },
    schema,
    fragments,
    operation,
    getAsyncHelpers: () => ASYNC_HELPERS,
    ...request,
  };
}

const ASYNC_HELPERS: ReturnType<GraphQLResolveInfo['getAsyncHelpers']> = {
  promiseAll: (values) => Promise.all(values),
  track: () => undefined,
};

function infoPath({ parent, key }: ResponseNode): GraphQLResolveInfo['path'] | undefined {
  return parent ? { prev: infoPath(parent), key, typename: undefined } : undefined;
}

export type Args = Readonly<Record<string, unknown>>;

/** A value for given variables; undefined if one of them is missing or null, which is left to graphql-js. */
type ValueReader = (variables: VariableValues) => unknown;
type ObjectReader = (variables: VariableValues) => ObjectLike | undefined;

/**
 * Compiles arguments that contain variables. The first request is read by graphql-js; its constants are kept, and later
 * requests only insert their variables.
 */
export function compileArguments(
  definition: GraphQLField<unknown, unknown>,
  node: FieldNode,
): (variables: VariableValues) => Args {
  let read: ObjectReader | null = null;
  return (variables) => {
    const args = read?.(variables);
    if (args !== undefined) return args;
    const first = getArgumentValues(definition, node, variables);
    read ??= compileObject(node.arguments ?? [], first);
    return first;
  };
}

/** Keeps only constants of the first request: variables may hold passwords. */
function compileObject(
  nodes: readonly { readonly name: { readonly value: string }; readonly value: ValueNode }[],
  first: Args,
): ObjectReader {
  const constants: ObjectLike = {};
  const variableEntries: VariableEntry[] = [];
  for (const { name, value } of nodes) {
    if (!isConstant(value))
      variableEntries.push({ name: name.value, read: compileValue(value, first[name.value]) });
  }
  for (const [name, value] of Object.entries(first)) {
    if (!variableEntries.some((entry) => entry.name === name)) constants[name] = value;
  }
  return objectReader(constants, variableEntries);
}

interface VariableEntry {
  readonly name: string;
  readonly read: ValueReader;
}

/** A separate function, since a closure in `compileObject` would keep the first request's variables alive. */
function objectReader(constants: ObjectLike, variableEntries: readonly VariableEntry[]): ObjectReader {
  return (variables) => {
    const object: ObjectLike = { ...constants };
    for (const { name, read } of variableEntries) {
      const value = read(variables);
      if (value === undefined) return undefined;
      object[name] = value;
    }
    return object;
  };
}

function compileValue(node: ValueNode, first: unknown): ValueReader {
  if (node.kind === Kind.VARIABLE) return ({ coerced }) => coerced[node.name.value] ?? undefined;
  // Lists with variables are rare: graphql-js reads them each time.
  return node.kind === Kind.OBJECT && isObjectLike(first)
    ? compileObject(node.fields, first)
    : () => undefined;
}

/** Whether a value contains no variable. */
export function isConstant(node: ValueNode): boolean {
  if (node.kind === Kind.VARIABLE) return false;
  if (node.kind === Kind.LIST) return node.values.every(isConstant);
  return node.kind !== Kind.OBJECT || node.fields.every(({ value }) => isConstant(value));
}
