/**
 * An operation made ready to run: what graphql-js finds out anew for every object of every request is found out once,
 * namely which fields apply to a type, their arguments, resolvers and the shape of what they give.
 */
import {
  getArgumentValues,
  getDirectiveValues,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  isAbstractType,
  isInterfaceType,
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
import { argsReader, isConstant } from './arguments.ts';
import { fillOf } from './codegen.ts';
import type { Field, Fields, Plan, Selection, Shape } from './plan.ts';

/** Variables that `@skip` and `@include` of an operation look at: every combination of their values is a plan of its own. */
export function conditionsOf(nodes: readonly (OperationDefinitionNode | FragmentDefinitionNode)[]): string[] {
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

/** Makes an operation ready for one combination of its conditions. */
export function plan(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  fragments: Readonly<Record<string, FragmentDefinitionNode>>,
  variables: VariableValues,
): Plan {
  const root = schema.getRootType(operation.operation);
  if (!root) throw new TypeError(`the schema has no ${operation.operation}`);
  const planner = new Planner(schema, fragments, variables);
  return { schema, operation, fragments, root: planner.fields(root, [operation.selectionSet]) };
}

class Planner {
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

  /** The fields that selection sets ask of an object of one type. */
  fields(type: GraphQLObjectType, sets: readonly SelectionSetNode[]): Fields {
    const nodes = new Map<string, [FieldNode, ...FieldNode[]]>();
    const seen = new Set<string>();
    for (const set of sets) this.#collect(type, set, nodes, seen);
    return [...nodes].flatMap(([key, asked]) => this.#field(type, key, asked));
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
        const before = nodes.get(key);
        if (before) before.push(selection);
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

  #field(parent: GraphQLObjectType, key: string, nodes: [FieldNode, ...FieldNode[]]): Field[] {
    const name = nodes[0].name.value;
    const definition = this.#schema.getField(parent, name);
    if (!definition) return [];
    const resolve = definition.resolve ?? null;
    return [
      {
        key,
        name,
        parent,
        definition,
        nodes,
        shape: this.#shape(definition.type, nodes),
        resolve,
        early: resolve !== null && definition.extensions['startsWithParent'] === true,
        wantsInfo: resolve !== null && resolve.length > 3,
        args: argsOf(definition, nodes[0]),
      },
    ];
  }

  #shape(type: GraphQLOutputType, nodes: readonly FieldNode[], nullable = true): Shape {
    if (isNonNullType(type)) return this.#shape(type.ofType, nodes, false);
    if (isListType(type)) return { kind: 'list', nullable, item: this.#shape(type.ofType, nodes) };
    if (isLeafType(type)) return { kind: 'leaf', nullable, type };
    const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
    if (isObjectType(type)) return { kind: 'object', nullable, type, selection: this.#selection(type, sets) };
    if (isInterfaceType(type) || isUnionType(type))
      return { kind: 'abstract', nullable, type, selectionOf: this.#byType(sets) };
    throw new TypeError(`${String(type)} is no type of an answer`);
  }

  #selection(type: GraphQLObjectType, sets: readonly SelectionSetNode[]): Selection {
    const fields = this.fields(type, sets);
    return { fields, fill: fillOf(fields) };
  }

  /** What selection sets ask of an object by its type; found out when the first of a type is met. */
  #byType(sets: readonly SelectionSetNode[]): (type: GraphQLObjectType) => Selection {
    const known = new Map<GraphQLObjectType, Selection>();
    return (type) => {
      let selection = known.get(type);
      if (selection === undefined) known.set(type, (selection = this.#selection(type, sets)));
      return selection;
    };
  }
}

function argsOf(definition: GraphQLField<unknown, unknown>, node: FieldNode): Field['args'] {
  const areConstant = node.arguments?.every(({ value }) => isConstant(value)) ?? true;
  return areConstant ? getArgumentValues(definition, node) : argsReader(definition, node);
}
