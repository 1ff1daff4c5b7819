/**
 * Compiles an operation: collects fields per type and reads arguments, resolvers and output types once, which graphql-js
 * does for every object of every request.
 */
import {
  getArgumentValues,
  getNamedType,
  isInterfaceType,
  isIntrospectionType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
  visit,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import {
  collectSelections,
  conditionVariablesOf,
  type ConditionValues,
  type SelectionContext,
  type SelectionSets,
} from '../../schema/kit/selection.ts';
import {
  compileArguments,
  createResponseClass,
  isConstant,
  type OutputShape,
  type Plan,
  type PlannedField,
  type PlannedSelections,
} from './plan.ts';

/** Variables used by `@skip`, `@include` and `@defer`. Each combination of their values has its own plan. */
export function conditionVariables(
  nodes: readonly (OperationDefinitionNode | FragmentDefinitionNode)[],
): string[] {
  const names = new Set<string>();
  for (const node of nodes) {
    visit(node, {
      enter(visited) {
        if (!('directives' in visited)) return;
        for (const name of conditionVariablesOf(visited)) names.add(name);
      },
    });
  }
  return [...names];
}

/** Compiles an operation for one combination of its condition variables. The plan keeps `variables`. */
export function compileOperation(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  fragments: Readonly<Record<string, FragmentDefinitionNode>>,
  variables: ConditionValues,
): Plan {
  const root = schema.getRootType(operation.operation);
  if (!root) throw new TypeError(`the schema has no ${operation.operation}`);
  const compiler = new Compiler({ schema, fragments, variableValues: variables });
  return {
    schema,
    operation,
    fragments,
    root: compiler.selections(root, { initial: [operation.selectionSet] }),
  };
}

class Compiler {
  readonly #schema: GraphQLSchema;
  readonly #context: SelectionContext;

  constructor(context: SelectionContext) {
    this.#schema = context.schema;
    this.#context = context;
  }

  /** What selection sets select on an object type. */
  selections(type: GraphQLObjectType, sets: SelectionSets): PlannedSelections {
    const collected = collectSelections(this.#context, type, sets);
    const { deferred, deferredNodes } = collected;
    const fields = [...collected.fields].flatMap(([key, nodes]) =>
      this.#field(type, key, nodes, deferredNodes),
    );
    return {
      fields,
      deferred,
      ResponseObject: createResponseClass(fields.map(({ responseKey }) => responseKey)),
    };
  }

  #field(
    parentType: GraphQLObjectType,
    responseKey: string,
    nodes: [FieldNode, ...FieldNode[]],
    deferredNodes: ReadonlySet<FieldNode>,
  ): PlannedField[] {
    const name = nodes[0].name.value;
    const definition = this.#schema.getField(parentType, name);
    if (!definition) return [];
    const initial = nodes.filter((node) => !deferredNodes.has(node));
    const deferred = nodes.filter((node) => deferredNodes.has(node));
    const sets = { initial: selectionSets(initial), deferred: selectionSets(deferred) };
    const resolve = name === '__typename' ? () => parentType.name : (definition.resolve ?? null);
    return [
      {
        responseKey,
        name,
        parentType,
        definition,
        nodes,
        shape: this.#shape(definition.type, sets),
        resolve,
        isDeferred: initial.length === 0,
        isPrefetchable: resolve !== null && definition.extensions['prefetch'] === true,
        usesInfo:
          definition.extensions['usesInfo'] === true || isIntrospectionType(getNamedType(definition.type)),
        args: compileArgs(definition, nodes[0]),
      },
    ];
  }

  #shape(type: GraphQLOutputType, sets: SelectionSets, nullable = true): OutputShape {
    if (isNonNullType(type)) return this.#shape(type.ofType, sets, false);
    if (isListType(type)) return { kind: 'list', nullable, item: this.#shape(type.ofType, sets) };
    if (isLeafType(type)) return { kind: 'leaf', nullable, type };
    if (isObjectType(type)) return { kind: 'object', nullable, type, ...this.selections(type, sets) };
    if (isInterfaceType(type) || isUnionType(type))
      return { kind: 'abstract', nullable, type, selectionsOf: this.#selectionsByType(sets) };
    throw new TypeError(`${String(type)} is not an output type`);
  }

  /** Selections on the types of an abstract type, compiled when the first object of a type occurs. */
  #selectionsByType(sets: SelectionSets): (type: GraphQLObjectType) => PlannedSelections {
    const known = new Map<GraphQLObjectType, PlannedSelections>();
    return (type) => {
      let selections = known.get(type);
      if (selections === undefined) known.set(type, (selections = this.selections(type, sets)));
      return selections;
    };
  }
}

const selectionSets = (nodes: readonly FieldNode[]): SelectionSetNode[] =>
  nodes.flatMap(({ selectionSet }) => selectionSet ?? []);

function compileArgs(definition: GraphQLField<unknown, unknown>, node: FieldNode): PlannedField['args'] {
  const areConstant = node.arguments?.every(({ value }) => isConstant(value)) ?? true;
  return areConstant ? getArgumentValues(definition, node) : compileArguments(definition, node);
}
