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
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import { refusal } from './doors/faults.ts';
import { waitForParts, type Outcome } from './doors/incremental.ts';
import { survey, type Survey } from './doors/survey.ts';
import { privacyOf, type Privacy } from './schema/kit/personal.ts';
import { checkVariables, LIMITS, parseDocument, parseWithinLimits } from './limits.ts';

export type { LatePayload, MergedPart, Outcome } from './doors/incremental.ts';

/** Texts kept parsed, validated and surveyed, and the characters they may hold together. */
const DOCUMENTS_KEPT = 1_000;
const CHARACTERS_KEPT = 4_000_000;

/** A request's variables, as JSON brought them. */
export type Variables = Readonly<Record<string, unknown>>;

/** One operation of a document that passed every check. */
export interface Operation extends Survey, Privacy {
  readonly name: string | undefined;
  readonly kind: 'query' | 'mutation' | 'subscription';
  readonly node: OperationDefinitionNode;
  readonly document: DocumentNode;
  /** Whether the text is one of the site's own, and so runs compiled. */
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
  /** Parses and validates a text of the site's own, whose size is not limited and which runs compiled. */
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
  const compiled = new WeakMap<Operation, CompiledQuery | null>();

  const ready = (parsed: DocumentNode | GraphQLError, trusted: boolean): Prepared => {
    if (parsed instanceof GraphQLError) return { errors: [parsed], operations: [] };
    const errors = validate(schema, parsed, undefined, { maxErrors: LIMITS.validationErrors });
    if (errors.length > 0) {
      const from = (error: GraphQLError): GraphQLError =>
        refusal('GRAPHQL_VALIDATION_FAILED', error.message, { from: error });
      return { errors: errors.map(from), operations: [] };
    }
    return { errors: [], operations: surveyed(schema, parsed, trusted) };
  };

  /** graphql-jit's function for a trusted operation, made at its first run; null where it has to be interpreted. */
  const compiledFor = (operation: Operation): CompiledQuery | null => {
    if (!operation.trusted || operation.incremental || operation.kind === 'subscription') return null;
    const before = compiled.get(operation);
    if (before !== undefined) return before;
    const made = compileQuery(schema, operation.document, operation.name, {
      disablingCapturingStackErrors: true,
    });
    const usable = isCompiledQuery(made) ? made : null;
    compiled.set(operation, usable);
    return usable;
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
      const refused = checkRequest(schema, operation, variables);
      if (refused) return whole({ errors: refused });
      const query = compiledFor(operation);
      if (query) return whole(withRealErrors(await query.query(undefined, context, variables)));
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
      const refused = checkRequest(schema, operation, variables);
      if (refused) return { errors: refused };
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

const unresolved = (why: string): GraphQLError => refusal('OPERATION_RESOLUTION_FAILURE', why);
const whole = (first: ExecutionResult): Outcome => ({ first, merged: [], late: null });

/** graphql-jit's errors lack parts that graphql-js promises; these are made of what they hold. */
function withRealErrors(result: ExecutionResult): ExecutionResult {
  if (!result.errors) return result;
  const errors = result.errors.map(
    ({ message, path, originalError }) => new GraphQLError(message, { path, originalError }),
  );
  return { ...result, errors };
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

/**
 * What has to hold of the variables before anything runs. They are coerced by graphql-js even where compiled code
 * follows, because graphql-jit takes `@oneOf` inputs with two keys or none.
 */
function checkRequest(
  schema: GraphQLSchema,
  operation: Operation,
  variables: Variables,
): readonly GraphQLError[] | null {
  const tooMuch = checkVariables(variables);
  if (tooMuch) return [tooMuch];
  const cost = operation.cost(variables);
  if (cost > LIMITS.cost) {
    const told =
      cost === Infinity
        ? `A list is longer than ${LIMITS.listSize}.`
        : `Cost ${cost} is above ${LIMITS.cost}.`;
    return [refusal('QUERY_TOO_COMPLEX', `${told} Ask for smaller pages.`)];
  }
  const { variableDefinitions } = operation.node;
  if (!variableDefinitions?.length) return null;
  const { errors } = getVariableValues(schema, variableDefinitions, variables, {
    maxErrors: LIMITS.validationErrors,
  });
  return errors?.map((error) => refusal('BAD_USER_INPUT', error.message, { from: error })) ?? null;
}
