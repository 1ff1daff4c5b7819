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
  type VariableValues,
} from 'graphql';
import { collectFields, conditionsOf, type SelectionContext } from '../../schema/kit/selection.ts';
import { compileArguments, isConstant, type OutputShape, type Plan, type PlannedField } from './plan.ts';

/** Variables used by `@skip` and `@include`. Each combination of their values has its own plan. */
export function conditionVariables(
  nodes: readonly (OperationDefinitionNode | FragmentDefinitionNode)[],
): string[] {
  const names = new Set<string>();
  for (const node of nodes) {
    visit(node, {
      enter(visited) {
        if (!('directives' in visited)) return;
        for (const { value } of conditionsOf(visited))
          if (typeof value === 'object') names.add(value.variable);
      },
    });
  }
  return [...names];
}

/** Compiles an operation for one combination of its condition variables. */
export function compileOperation(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  fragments: Readonly<Record<string, FragmentDefinitionNode>>,
  variables: VariableValues,
): Plan {
  const root = schema.getRootType(operation.operation);
  if (!root) throw new TypeError(`the schema has no ${operation.operation}`);
  const compiler = new Compiler({ schema, fragments, variableValues: variables });
  return { schema, operation, fragments, rootFields: compiler.fields(root, [operation.selectionSet]) };
}

class Compiler {
  readonly #schema: GraphQLSchema;
  readonly #context: SelectionContext;

  constructor(context: SelectionContext) {
    this.#schema = context.schema;
    this.#context = context;
  }

  /** The fields that selection sets select on an object type. */
  fields(type: GraphQLObjectType, sets: readonly SelectionSetNode[]): PlannedField[] {
    return [...collectFields(this.#context, type, sets)].flatMap(([key, nodes]) =>
      this.#field(type, key, nodes),
    );
  }

  #field(
    parentType: GraphQLObjectType,
    responseKey: string,
    nodes: [FieldNode, ...FieldNode[]],
  ): PlannedField[] {
    const name = nodes[0].name.value;
    const definition = this.#schema.getField(parentType, name);
    if (!definition) return [];
    const resolve = name === '__typename' ? () => parentType.name : (definition.resolve ?? null);
    return [
      {
        responseKey,
        name,
        parentType,
        definition,
        nodes,
        shape: this.#shape(definition.type, nodes),
        resolve,
        isPrefetchable: resolve !== null && definition.extensions['prefetch'] === true,
        usesInfo:
          definition.extensions['usesInfo'] === true || isIntrospectionType(getNamedType(definition.type)),
        args: compileArgs(definition, nodes[0]),
      },
    ];
  }

  #shape(type: GraphQLOutputType, nodes: readonly FieldNode[], nullable = true): OutputShape {
    if (isNonNullType(type)) return this.#shape(type.ofType, nodes, false);
    if (isListType(type)) return { kind: 'list', nullable, item: this.#shape(type.ofType, nodes) };
    if (isLeafType(type)) return { kind: 'leaf', nullable, type };
    const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
    if (isObjectType(type)) return { kind: 'object', nullable, type, fields: this.fields(type, sets) };
    if (isInterfaceType(type) || isUnionType(type))
      return { kind: 'abstract', nullable, type, fieldsOf: this.#fieldsByType(sets) };
    throw new TypeError(`${String(type)} is not an output type`);
  }

  /** Fields of the types of an abstract type, compiled when the first object of a type occurs. */
  #fieldsByType(sets: readonly SelectionSetNode[]): (type: GraphQLObjectType) => readonly PlannedField[] {
    const known = new Map<GraphQLObjectType, readonly PlannedField[]>();
    return (type) => {
      let fields = known.get(type);
      if (fields === undefined) known.set(type, (fields = this.fields(type, sets)));
      return fields;
    };
  }
}

function compileArgs(definition: GraphQLField<unknown, unknown>, node: FieldNode): PlannedField['args'] {
  const areConstant = node.arguments?.every(({ value }) => isConstant(value)) ?? true;
  return areConstant ? getArgumentValues(definition, node) : compileArguments(definition, node);
}
