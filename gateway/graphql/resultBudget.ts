/** Limits the size of results that cannot be computed from the document: lists are counted when they are resolved. */
import {
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import { isList, tooComplex } from './analysis.ts';

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
export function limitLists(schema: GraphQLSchema): void {
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
