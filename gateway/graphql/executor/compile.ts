/**
 * Compiles an operation: collects fields per type and reads arguments, resolvers and output types once, which graphql-js
 * does for every object of every request.
 */
import {
  getArgumentValues,
  getDirectiveValues,
  getNamedType,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  isAbstractType,
  isInterfaceType,
  isIntrospectionType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
  Kind,
  visit,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  type VariableValues,
} from 'graphql';
import {
  compileArguments,
  isConstant,
  type OutputShape,
  type Plan,
  type PlannedField,
  type SelectionPlan,
} from './plan.ts';
import { compileSelection } from './codegen.ts';

/** Variables used by `@skip` and `@include`. Each combination of their values has its own plan. */
export function conditionVariables(
  nodes: readonly (OperationDefinitionNode | FragmentDefinitionNode)[],
): string[] {
  const names = new Set<string>();
  for (const node of nodes) {
    visit(node, {
      Directive({ name, arguments: [condition] = [] }) {
        const isCondition = name.value === 'skip' || name.value === 'include';
        if (isCondition && condition?.value.kind === Kind.VARIABLE) names.add(condition.value.name.value);
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
  const compiler = new Compiler(schema, fragments, variables);
  return { schema, operation, fragments, rootFields: compiler.fields(root, [operation.selectionSet]) };
}

class Compiler {
  readonly #schema: GraphQLSchema;
  readonly #fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  readonly #variables: VariableValues;

  constructor(
    schema: GraphQLSchema,
    fragments: Readonly<Record<string, FragmentDefinitionNode>>,
    variables: VariableValues,
  ) {
    this.#schema = schema;
    this.#fragments = fragments;
    this.#variables = variables;
  }

  /** The fields that selection sets select on an object type. */
  fields(type: GraphQLObjectType, sets: readonly SelectionSetNode[]): PlannedField[] {
    const nodes = new Map<string, [FieldNode, ...FieldNode[]]>();
    const seen = new Set<string>();
    for (const set of sets) this.#collect(type, set, nodes, seen);
    return [...nodes].flatMap(([key, fieldNodes]) => this.#field(type, key, fieldNodes));
  }

  #collect(
    type: GraphQLObjectType,
    set: SelectionSetNode,
    nodes: Map<string, [FieldNode, ...FieldNode[]]>,
    seen: Set<string>,
  ): void {
    for (const selection of set.selections) {
      if (!this.#isIncluded(selection)) continue;
      if (selection.kind === Kind.FIELD) {
        const key = (selection.alias ?? selection.name).value;
        const collected = nodes.get(key);
        if (collected) collected.push(selection);
        else nodes.set(key, [selection]);
        continue;
      }
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        if (seen.has(selection.name.value)) continue;
        seen.add(selection.name.value);
      }
      const fragment =
        selection.kind === Kind.FRAGMENT_SPREAD ? this.#fragments[selection.name.value] : selection;
      if (!fragment) continue;
      if (this.#applies(fragment.typeCondition?.name.value, type))
        this.#collect(type, fragment.selectionSet, nodes, seen);
    }
  }

  #isIncluded(selection: SelectionNode): boolean {
    const skip = getDirectiveValues(GraphQLSkipDirective, selection, this.#variables);
    if (skip?.['if'] === true) return false;
    return getDirectiveValues(GraphQLIncludeDirective, selection, this.#variables)?.['if'] !== false;
  }

  #applies(condition: string | undefined, type: GraphQLObjectType): boolean {
    if (condition === undefined || condition === type.name) return true;
    const outer = this.#schema.getType(condition);
    return isAbstractType(outer) && this.#schema.isSubType(outer, type);
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
    if (isObjectType(type)) return { kind: 'object', nullable, type, selection: this.#selection(type, sets) };
    if (isInterfaceType(type) || isUnionType(type))
      return { kind: 'abstract', nullable, type, selectionFor: this.#selectionByType(sets) };
    throw new TypeError(`${String(type)} is not an output type`);
  }

  #selection(type: GraphQLObjectType, sets: readonly SelectionSetNode[]): SelectionPlan {
    const fields = this.fields(type, sets);
    return { fields, writeObject: compileSelection(fields) };
  }

  /** Selections of an abstract type, compiled when the first object of a type occurs. */
  #selectionByType(sets: readonly SelectionSetNode[]): (type: GraphQLObjectType) => SelectionPlan {
    const known = new Map<GraphQLObjectType, SelectionPlan>();
    return (type) => {
      let selection = known.get(type);
      if (selection === undefined) known.set(type, (selection = this.#selection(type, sets)));
      return selection;
    };
  }
}

function compileArgs(definition: GraphQLField<unknown, unknown>, node: FieldNode): PlannedField['args'] {
  const areConstant = node.arguments?.every(({ value }) => isConstant(value)) ?? true;
  return areConstant ? getArgumentValues(definition, node) : compileArguments(definition, node);
}
