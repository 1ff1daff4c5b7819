import {
  createSourceEventStream,
  getVariableValues,
  GraphQLError,
  Kind,
  legacyExecuteIncrementally,
  validate,
  validateSubscriptionArgs,
  type DocumentNode,
  type ExecutionResult,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type VariableValues,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { conditionsOf, plan } from './executor/compile.ts';
import type { Plan } from './executor/plan.ts';
import { run } from './executor/execute.ts';
import { requestError } from '../http/errors.ts';
import { waitForParts, type Outcome } from './incremental.ts';
import { survey, type Survey } from './complexity.ts';
import { privacyOf, type Privacy } from '../schema/kit/personal.ts';
import { checkVariables, LIMITS, parseDocument, parseWithinLimits } from './limits.ts';

export type { LatePayload, MergedPart, Outcome } from './incremental.ts';

/** Texts kept parsed, validated and surveyed, and the characters they may hold together. */
const DOCUMENTS_KEPT = 1_000;
const CHARACTERS_KEPT = 4_000_000;
/** Combinations of `@skip` and `@include` of one operation that are kept ready. */
const COMBINATIONS_KEPT = 64;

/** A request's variables, as JSON brought them. */
export type Variables = Readonly<Record<string, unknown>>;

/** One operation of a document that passed every check. */
export interface Operation extends Survey, Privacy {
  readonly name: string | undefined;
  readonly kind: 'query' | 'mutation' | 'subscription';
  readonly node: OperationDefinitionNode;
  readonly document: DocumentNode;
  /** Whether the text is one of the site's own, and so runs by a plan that is kept. */
  readonly trusted: boolean;
}

/** A text made ready: its operations, or the errors to answer with. */
export interface Prepared {
  readonly errors: readonly GraphQLError[];
  readonly operations: readonly Operation[];
}

/** The one way from a GraphQL text to its answer; all three doors use it. */
export interface Engine {
  readonly schema: GraphQLSchema;
  /** Parses and validates a stranger's text within the limits. Remembers the result. */
  prepare(text: string): Prepared;
  /** Parses and validates a text of the site's own, whose size is not limited and which runs by a plan. */
  trust(text: string): Prepared;
  /** Picks the operation to run; an error when the name fits none, or none is given and there are several. */
  pick(prepared: Prepared, name?: string | null): Operation | GraphQLError;
  /**
   * Runs an operation. Deferred parts are waited for `patienceMs`. Never throws: a refusal of the variables is an
   * outcome without data. Errors are as resolvers threw them; doors/ask.ts makes them presentable.
   */
  run(
    operation: Operation,
    variables: Variables,
    context: object,
    options: { patienceMs: number },
  ): Promise<Outcome>;
  /** Starts a subscription: the events it has to be run for, or the errors to answer with. */
  subscribe(
    operation: Operation,
    variables: Variables,
    context: object,
  ): Promise<AsyncIterable<unknown> | { errors: readonly GraphQLError[] }>;
}

/** Builds the engine on a schema. */
export function createEngine(schema: GraphQLSchema): Engine {
  const known = new LRUCache<string, Prepared>({
    max: DOCUMENTS_KEPT,
    maxSize: CHARACTERS_KEPT,
    sizeCalculation: (_, text) => text.length + 1,
  });
  const plans = new WeakMap<Operation, Plans>();

  const ready = (parsed: DocumentNode | GraphQLError, trusted: boolean): Prepared => {
    if (parsed instanceof GraphQLError) return { errors: [parsed], operations: [] };
    const errors = validate(schema, parsed, undefined, { maxErrors: LIMITS.validationErrors });
    if (errors.length > 0) {
      const from = (error: GraphQLError): GraphQLError =>
        requestError('GRAPHQL_VALIDATION_FAILED', error.message, { from: error });
      return { errors: errors.map(from), operations: [] };
    }
    return { errors: [], operations: surveyed(schema, parsed, trusted) };
  };

  /** The plan of a trusted operation, made at its first run; null where it has to be interpreted. */
  const planFor = (operation: Operation, variables: VariableValues): Plan | null => {
    if (!operation.trusted || operation.incremental || operation.kind === 'subscription') return null;
    let its = plans.get(operation);
    if (its === undefined) plans.set(operation, (its = new Plans(schema, operation)));
    return its.for(variables);
  };

  return {
    schema,
    prepare(text) {
      const before = known.get(text);
      if (before) return before;
      const prepared = ready(parseWithinLimits(text), false);
      known.set(text, prepared);
      return prepared;
    },
    trust: (text) => ready(parseDocument(text), true),
    pick({ operations }, name) {
      if (!name && operations.length > 1)
        return unresolved('Say with operationName which of the operations to run.');
      const found = name ? operations.find((operation) => operation.name === name) : operations[0];
      return (
        found ?? unresolved(name ? `Unknown operation named "${name}".` : 'The document holds no operation.')
      );
    },
    async run(operation, variables, context, { patienceMs }) {
      const checked = checkRequest(schema, operation, variables);
      if (checked.errors) return whole({ errors: checked.errors });
      const planned = planFor(operation, checked.variables);
      if (planned) return whole(await run(planned, checked.variables, context));
      const result = await legacyExecuteIncrementally({
        schema,
        document: operation.document,
        operationName: operation.name,
        variableValues: variables,
        contextValue: context,
        enableEarlyExecution: true,
      });
      return 'initialResult' in result ? waitForParts(result, patienceMs) : whole(result);
    },
    async subscribe(operation, variables, context) {
      const { errors } = checkRequest(schema, operation, variables);
      if (errors) return { errors };
      const args = validateSubscriptionArgs({
        schema,
        document: operation.document,
        operationName: operation.name,
        variableValues: variables,
        contextValue: context,
      });
      if (!('schema' in args)) return { errors: args };
      const source = await createSourceEventStream(args);
      return 'errors' in source ? { errors: source.errors ?? [] } : (source as AsyncIterable<unknown>);
    },
  };
}

const unresolved = (why: string): GraphQLError => requestError('OPERATION_RESOLUTION_FAILURE', why);
const whole = (first: ExecutionResult): Outcome => ({ first, merged: [], late: null });

/** The plans of an operation, one for each combination of its conditions that was met. */
class Plans {
  readonly #schema: GraphQLSchema;
  readonly #operation: Operation;
  readonly #fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  readonly #conditions: readonly string[];
  readonly #known = new LRUCache<string, Plan>({ max: COMBINATIONS_KEPT });

  constructor(schema: GraphQLSchema, operation: Operation) {
    const fragments = operation.document.definitions.filter(
      (definition) => definition.kind === Kind.FRAGMENT_DEFINITION,
    );
    this.#schema = schema;
    this.#operation = operation;
    this.#fragments = Object.fromEntries(fragments.map((fragment) => [fragment.name.value, fragment]));
    this.#conditions = conditionsOf([operation.node, ...fragments]);
  }

  for(variables: VariableValues): Plan {
    const key = this.#conditions.map((name) => String(variables.coerced[name])).join();
    let known = this.#known.get(key);
    if (known === undefined)
      this.#known.set(key, (known = plan(this.#schema, this.#operation.node, this.#fragments, variables)));
    return known;
  }
}

/** Surveys every operation of a valid document. */
function surveyed(schema: GraphQLSchema, document: DocumentNode, trusted: boolean): Operation[] {
  const fragments = new Map<string, FragmentDefinitionNode>();
  const operations: OperationDefinitionNode[] = [];
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
    if (definition.kind === Kind.OPERATION_DEFINITION) operations.push(definition);
  }
  const privacy = privacyOf(schema, document);
  return operations.map((node) => ({
    ...survey(schema, node, fragments),
    name: node.name?.value,
    ...privacy,
    kind: node.operation,
    node,
    document,
    trusted,
  }));
}

/** What has to hold of the variables before anything runs, and the variables as resolvers get them. */
function checkRequest(schema: GraphQLSchema, operation: Operation, variables: Variables): Checked {
  const tooMuch = checkVariables(variables);
  if (tooMuch) return { errors: [tooMuch] };
  const cost = operation.cost(variables);
  if (cost > LIMITS.cost) {
    const told =
      cost === Infinity
        ? `A list is longer than ${LIMITS.listSize}.`
        : `Cost ${cost} is above ${LIMITS.cost}.`;
    return { errors: [requestError('QUERY_TOO_COMPLEX', `${told} Ask for smaller pages.`)] };
  }
  const coerced = getVariableValues(schema, operation.node.variableDefinitions ?? [], variables, {
    maxErrors: LIMITS.validationErrors,
  });
  return coerced.errors
    ? {
        errors: coerced.errors.map((error) => requestError('BAD_USER_INPUT', error.message, { from: error })),
      }
    : { variables: coerced.variableValues };
}

type Checked =
  | { readonly errors: readonly GraphQLError[]; readonly variables?: never }
  | { readonly errors?: never; readonly variables: VariableValues };
