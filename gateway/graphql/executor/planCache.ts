/** Plans of operations that are executed more than once. */
import {
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  type VariableValues,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Operation } from '../engine.ts';
import { compileOperation, conditionVariables } from './compile.ts';
import type { Plan } from './plan.ts';

const planCaches = new WeakMap<Operation, PlanCache>();

/** The plan of an operation, compiled on first execution; an error for a condition that is null. */
export function planFor(
  schema: GraphQLSchema,
  operation: Operation,
  variables: VariableValues,
): Plan | GraphQLError {
  let cache = planCaches.get(operation);
  if (cache === undefined) planCaches.set(operation, (cache = new PlanCache(schema, operation)));
  try {
    return cache.get(variables);
  } catch (error) {
    if (error instanceof GraphQLError) return error;
    throw error;
  }
}

/** Cached combinations of `@skip` and `@include` conditions per operation. */
const MAX_PLANS = 64;

/** The plans of an operation, one per combination of its conditions. */
class PlanCache {
  readonly #schema: GraphQLSchema;
  readonly #operation: Operation;
  readonly #fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  readonly #conditions: readonly string[];
  readonly #plans = new LRUCache<string, Plan>({ max: MAX_PLANS });

  constructor(schema: GraphQLSchema, operation: Operation) {
    const fragments = operation.document.definitions.filter(
      (definition) => definition.kind === Kind.FRAGMENT_DEFINITION,
    );
    this.#schema = schema;
    this.#operation = operation;
    this.#fragments = Object.fromEntries(fragments.map((fragment) => [fragment.name.value, fragment]));
    this.#conditions = conditionVariables([operation.node, ...fragments]);
  }

  get(variables: VariableValues): Plan {
    const key = this.#conditions.map((name) => String(variables.coerced[name])).join();
    let plan = this.#plans.get(key);
    if (plan === undefined) {
      // Only these: a plan outlives its first request, whose other variables may hold passwords.
      const coerced = Object.fromEntries(this.#conditions.map((name) => [name, variables.coerced[name]]));
      plan = compileOperation(this.#schema, this.#operation.node, this.#fragments, { coerced });
      this.#plans.set(key, plan);
    }
    return plan;
  }
}
