/** What an operation costs: its REST calls, estimated from recorded calls of each field, and the lists of its result. */
import {
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  type GraphQLCompositeType,
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isAbstractType,
  isCompositeType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  print,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { conditionsOf } from '../schema/kit/selection.ts';
import restCalls from '../schema/restCalls.json' with { type: 'json' };
import {
  type Count,
  DEFAULT_LIST_LENGTH,
  isList,
  listLengths,
  longest,
  tooComplex,
  variableDefaults,
  type Variables,
} from './analysis.ts';

export interface CallEstimate {
  readonly calls: number;
  /** Calls by field, `Type.field`. */
  readonly byField: ReadonlyMap<string, number>;
}

const CALLS_BY_FIELD: Readonly<Record<string, readonly string[]>> = restCalls;

/** What is selected of one object, with equal selections merged: equal calls of an operation are sent once. */
class Selected {
  /** How many of these objects each parent has. */
  #times: Count = never;
  /** By call and arguments. */
  readonly #calls = new Map<string, { field: string; times: Count }>();
  readonly children = new Map<string, Selected>();
  /** By object type; an object is of one of them. */
  readonly alternatives = new Map<string, Selected>();

  addObjects(times: Count): void {
    this.#times = most(this.#times, times);
  }

  addCall(call: string, field: string, times: Count): void {
    this.#calls.set(call, { field, times: most(this.#calls.get(call)?.times ?? never, times) });
  }

  /** @param parents how many parents there are */
  count(variables: Variables, parents: number, byField: Map<string, number>): number {
    const objects = parents * this.#times(variables);
    let total = 0;
    for (const { field, times } of this.#calls.values()) {
      const calls = objects * times(variables);
      total += calls;
      byField.set(field, (byField.get(field) ?? 0) + calls);
    }
    for (const child of this.children.values()) total += child.count(variables, objects, byField);
    const alternatives = [...this.alternatives.values()];
    return total + Math.max(0, ...alternatives.map((each) => each.count(variables, objects, byField)));
  }
}

const never: Count = () => 0;
const once: Count = () => 1;
const most = (one: Count, other: Count): Count =>
  one === never || one === other ? other : (variables) => Math.max(one(variables), other(variables));
const both = (one: Count, other: Count): Count =>
  one === once ? other : other === once ? one : (variables) => one(variables) * other(variables);

/** Analyzes a validated operation. */
export function analyzeCalls(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): (variables: Variables) => CallEstimate {
  const defaults = variableDefaults(operation);
  // A fragment may be spread many times.
  const printed = new Map<FieldNode, string>();
  const argumentsOf = (node: FieldNode): string => {
    const text = printed.get(node) ?? node.arguments?.map(print).join() ?? '';
    printed.set(node, text);
    return text;
  };

  /**
   * @param pageSize rows of the connection or page that the set belongs to
   * @param loadedBy calls that have loaded the object itself
   * @param when 0 where directives leave the set out
   */
  const visit = (
    set: SelectionSetNode,
    type: GraphQLCompositeType,
    into: Selected,
    pageSize: Count | null,
    loadedBy: readonly string[],
    when: Count,
  ): void => {
    for (const selection of set.selections) {
      const times = both(when, inclusionOf(selection));
      if (selection.kind === Kind.FIELD) {
        const name = selection.name.value;
        const field = schema.getField(type, name);
        if (!field) continue;
        const args = argumentsOf(selection);
        const label = `${type.name}.${name}`;
        const calls = CALLS_BY_FIELD[label] ?? [];
        for (const call of calls)
          if (!loadedBy.includes(call)) into.addCall(`${call}(${args})`, label, times);
        const named = getNamedType(field.type);
        if (!selection.selectionSet || !isCompositeType(named)) continue;
        if (name === 'node' && type.name.endsWith('Edge')) {
          visit(selection.selectionSet, named, into, null, [], times);
          continue;
        }
        const lengths = listLengths(selection, field, defaults);
        const length: Count | null = lengths.length > 0 ? (given) => longest(lengths, given) : pageSize;
        const isOfMany = isList(field.type);
        const child = entry(into.children, name === 'edges' ? 'nodes' : `${name}(${args})`);
        child.addObjects(both(times, isOfMany ? (length ?? defaultLength) : once));
        visit(selection.selectionSet, named, child, isOfMany ? null : length, isOfMany ? [] : calls, once);
        continue;
      }
      const fragment =
        selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection;
      const on = fragment?.typeCondition ? schema.getType(fragment.typeCondition.name.value) : type;
      if (!fragment || !isCompositeType(on)) continue;
      const isAlternative = isAbstractType(type) && !isAbstractType(on);
      const target = isAlternative ? entry(into.alternatives, on.name) : into;
      if (isAlternative) target.addObjects(once);
      if (isAlternative && type.name === 'Node') addLoad(fragment.selectionSet, on, target, times);
      visit(fragment.selectionSet, on, target, pageSize, loadedBy, times);
    }
  };

  /** An object by its id is loaded, unless only what follows from the id is selected. */
  const addLoad = (set: SelectionSetNode, type: GraphQLCompositeType, into: Selected, times: Count): void => {
    const needsOnlyId = set.selections.every(
      (selection) =>
        selection.kind === Kind.FIELD &&
        (/^(?:id|rawId|__typename)$/.test(selection.name.value) ||
          schema.getField(type, selection.name.value)?.extensions['prefetch'] === true),
    );
    if (!needsOnlyId) into.addCall('by id', type.name, times);
  };

  const selected = new Selected();
  selected.addObjects(once);
  const root = schema.getRootType(operation.operation);
  if (root) visit(operation.selectionSet, root, selected, null, [], once);
  return (variables) => {
    const byField = new Map<string, number>();
    return { calls: selected.count(variables, 1, byField), byField };
  };
}

const defaultLength: Count = () => DEFAULT_LIST_LENGTH;

function entry(entries: Map<string, Selected>, key: string): Selected {
  const selected = entries.get(key) ?? new Selected();
  entries.set(key, selected);
  return selected;
}

/** 0 where `@skip` or `@include` leave a selection out, else 1. A variable without a value leaves nothing out. */
function inclusionOf(selection: SelectionNode): Count {
  return conditionsOf(selection).reduce((included, { leavesOutIf, value }) => {
    if (typeof value === 'boolean') return both(included, value === leavesOutIf ? never : once);
    return both(included, (variables) => (variables[value.variable] === leavesOutIf ? 0 : 1));
  }, once);
}

/** How many fields an error names. */
const MAX_NAMED = 5;

/** The fields with the most calls, in words: `Hall.fairs 30, Hall.benefits 30`. */
export function mostExpensive({ byField }: CallEstimate): string {
  return [...byField]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MAX_NAMED)
    .map(([field, calls]) => `${field} ${calls}`)
    .join(', ');
}

/** Nested lists are counted once for each list around them, so more is allowed than is foreseen. */
const OVERCOUNT = 2;

/** The values that the lists of one operation may hold. */
export class ResultBudget {
  readonly #controller = new AbortController();
  #left: number;

  /** @param maxSize objects and values that the document may select */
  constructor(maxSize: number) {
    this.#left = OVERCOUNT * maxSize;
  }

  /** Aborted when the budget is spent. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** @throws QUERY_TOO_COMPLEX, which ends the execution */
  spend(values: number): void {
    this.#left -= values;
    if (this.#left >= 0) return;
    const error = tooComplex(
      'The lists of the result are longer than could be foreseen. Request fewer objects or fields.',
    );
    this.#controller.abort(error);
    throw error;
  }
}

/** What it reads of the context of resolvers. */
interface LimitedContext {
  /** Null for operations without limits. */
  readonly resultBudget: Pick<ResultBudget, 'spend'> | null;
}

/** Makes the lists of a schema count against the budget of their operation. */
export function limitLists(schema: GraphQLSchema): GraphQLSchema {
  const limited = (resolve: GraphQLFieldResolver<unknown, LimitedContext>): typeof resolve => {
    const counted: typeof resolve = (source, args, context, info) => {
      const list: unknown = resolve(source, args, context, info);
      const budget = context.resultBudget;
      if (budget === null) return list;
      const count = (value: unknown): unknown => {
        if (Array.isArray(value)) budget.spend(value.length * valuesPerItem(info));
        return value;
      };
      return list instanceof Promise ? list.then(count) : count(list);
    };
    return counted;
  };
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields()))
      if (field.resolve && isList(field.type)) field.resolve = limited(field.resolve);
  }
  return schema;
}

const selectionCounts = new WeakMap<SelectionSetNode, number>();

/** The fields selected of an item, in all levels and fragments; at least 1. */
function valuesPerItem({ fieldNodes, fragments }: GraphQLResolveInfo): number {
  const count = (set: SelectionSetNode): number => {
    const known = selectionCounts.get(set);
    if (known !== undefined) return known;
    let total = 0;
    for (const selection of set.selections) {
      const inner =
        selection.kind === Kind.FRAGMENT_SPREAD
          ? fragments[selection.name.value]?.selectionSet
          : selection.selectionSet;
      total += (selection.kind === Kind.FIELD ? 1 : 0) + (inner ? count(inner) : 0);
    }
    selectionCounts.set(set, total);
    return total;
  };
  let total = 0;
  for (const { selectionSet } of fieldNodes) if (selectionSet) total += count(selectionSet);
  return Math.max(1, total);
}
