/** Execution of prepared operations: deadline, identity, limits, execution, and presentable results. */
import {
  AbortedGraphQLExecutionError,
  getVariableValues,
  GraphQLError,
  type GraphQLSchema,
  legacyExecuteIncrementally,
  type VariableValues,
} from 'graphql';
import type { CacheTtl } from '../cache/ttl.ts';
import { ADHOC_LIMITS, LIMITS, type OperationLimits, PERSISTED_LIMITS } from '../config/limits.ts';
import type { Context, RequestFacts } from '../context.ts';
import { requestError } from '../http/errors.ts';
import type { RateLimiter } from '../http/rateLimit.ts';
import type { ClientInfo } from '../http/server.ts';
import { readVisitor } from '../identity/claims.ts';
import type { OperationRecord, OperationRecorder, RecordWork } from '../telemetry/records.ts';
import { Deadline } from '../deadline.ts';
import { AdHocQueue } from './adHocQueue.ts';
import { checkVariables, tooComplex, type Variables } from './analysis.ts';
import { mostExpensive, ResultBudget } from './cost.ts';
import type { Engine, Operation } from './engine.ts';
import { executeDeferredPlan } from './executor/deferred.ts';
import { executePlan } from './executor/execute.ts';
import { planFor } from './executor/planCache.ts';
import { COMPLETE, type ExecutionOutcome, mergeDeferred, type SubsequentPayload } from './incremental.ts';
import {
  type FormatErrors,
  formatInitialResult,
  formatServerTiming,
  formatSubsequentResults,
  type InitialResult,
  type OnUnexpectedError,
  presentErrors,
} from './result.ts';

/** An operation to execute for a client. */
export interface OperationRequest {
  readonly operation: Operation;
  readonly variables: Variables;
  readonly client: ClientInfo;
  /** By default those of persisted or ad-hoc documents. */
  readonly limits?: OperationLimits;
  /** How long to wait for deferred parts before responding without them, in ms; Infinity waits for all. */
  readonly deferTimeoutMs: number;
  /** Whether to list the REST calls in `extensions.trace`. */
  readonly trace: boolean;
  /** Whether no client waits for the result. */
  readonly isBackground?: boolean;
  /** Public REST reads of earlier operations of the same page. */
  readonly publicReads?: Map<string, Promise<unknown>>;
}

/** The result that handlers send. Errors are coded, masked, and carry the request id. */
export interface OperationResult {
  /**
   * `extensions.merged` lists the deferred parts included in `data`, `extensions.stale` marks data older than its source
   * allows, `extensions.trace` lists REST calls.
   */
  readonly initialResult: InitialResult;
  readonly subsequentResults: AsyncIterable<SubsequentPayload> | null;
  /** `Set-Cookie` values. */
  readonly cookies: readonly string[];
  /**
   * How long the result may be sent to others. Null unless it is public, complete, without errors, and not stale, and all
   * REST replies were read for this operation.
   */
  readonly ttl: CacheTtl | null;
  /** Whether the data is stale, or lacks invalid rows: it must not outlive the fault of the REST API. */
  readonly isTemporary: boolean;
  /** Value of `Server-Timing`; null unless the client may see the REST calls. */
  readonly serverTiming: string | null;
}

export type ExecuteOperation = (request: OperationRequest) => Promise<OperationResult>;

export interface ExecuteOptions {
  readonly engine: Engine;
  /** The engine's schema with resolvers that record spans, for sampled requests; undefined if nothing is traced. */
  readonly tracedSchema?: GraphQLSchema | undefined;
  readonly checkRates: RateLimiter;
  readonly createContext: (request: RequestFacts) => Context;
  readonly onUnexpectedError: OnUnexpectedError;
  readonly recorders?: readonly OperationRecorder[];
  readonly onErrors?: (record: OperationRecord) => void;
}

/** Creates the single execution function that all handlers share. */
export function createExecuteOperation({
  engine: { schema },
  tracedSchema = schema,
  checkRates,
  createContext,
  onUnexpectedError,
  recorders = [],
  onErrors,
}: ExecuteOptions): ExecuteOperation {
  const adHocQueue = new AdHocQueue();
  return async (request) => {
    const { operation, variables, client, limits = limitsOf(operation), deferTimeoutMs } = request;
    const { trace, isBackground, publicReads } = request;
    const { headers, address, requestId } = client;
    const startedAt = performance.now();
    const { personal, secret } = operation;
    const { maxCalls, maxSize } = limits;
    const resultBudget = operation.trusted ? null : new ResultBudget(maxSize);
    const deadline = new Deadline(LIMITS.deadlineMs, client.signal, resultBudget?.signal);
    const { signal } = deadline;
    const clearDeadline = (): void => deadline.clear();
    const formatErrors: FormatErrors = (errors) =>
      presentErrors(errors, { requestId, operation: operation.name }, onUnexpectedError);

    const span = client.span?.startOperation(operation.name ?? 'unnamed', operation.kind) ?? null;
    let isIncremental = false;
    let hasFailed = true;
    try {
      const visitorId = secret || operation.rateLimited ? readVisitor(headers).id : null;
      const rateError = operation.rateLimited
        ? await checkRates(operation.rootFields, { client: visitorId, address })
        : null;
      const context = createContext({
        headers,
        address,
        signal,
        requestId,
        // A refused operation needs no identity: a new device is not registered and gets no cookie.
        personal: personal && !rateError,
        visitorId,
        trace,
        isBackground,
        publicReads,
        maxCalls,
        resultBudget,
      });
      context.trace.spans = span;
      const run = (): Promise<ExecutionOutcome> =>
        runOperation(schema, operation, variables, context, deferTimeoutMs, {
          limits,
          signal,
          budgetSignal: resultBudget?.signal,
          sampled: span?.recordWork ? { schema: tracedSchema, recordWork: span.recordWork } : null,
        });
      let outcome: ExecutionOutcome;
      if (rateError) outcome = { ...COMPLETE, initialResult: { errors: [rateError] } };
      else if (operation.trusted) outcome = await run();
      else outcome = await adHocQueue.run({ operation, variables, signal }, run);
      const { stale, dropped, calls } = context.trace;
      isIncremental = outcome.subsequentResults !== null;
      const isPlain =
        !outcome.initialResult.errors && outcome.merged.length === 0 && !stale && !calls && !isIncremental;
      const initialResult = isPlain
        ? { data: outcome.initialResult.data }
        : formatInitialResult(outcome, context.trace, formatErrors);
      hasFailed = initialResult.data == null;
      const ms = performance.now() - startedAt;
      const record = { operation, client, result: initialResult, ms, isCancelled: hasLeft(client) };
      for (const recorder of recorders) recorder.recordOperation(record);
      if (initialResult.errors) onErrors?.(record);
      const isShareable =
        !personal && !secret && !initialResult.errors && !stale && !trace && !isIncremental && !publicReads;
      return {
        initialResult,
        subsequentResults:
          outcome.subsequentResults &&
          formatSubsequentResults(
            outcome.subsequentResults,
            formatErrors,
            (errors) =>
              onErrors?.({
                ...record,
                result: { errors },
                ms: performance.now() - startedAt,
                isCancelled: hasLeft(client),
              }),
            clearDeadline,
          ),
        cookies: context.cookies(),
        ttl: isShareable ? context.trace.ttl : null,
        isTemporary: stale || dropped > 0,
        serverTiming: calls && formatServerTiming(ms, calls),
      };
    } finally {
      span?.end(hasFailed);
      if (!isIncremental) clearDeadline();
    }
  };
}

const hasLeft = ({ signal }: ClientInfo): boolean => signal?.aborted ?? false;

interface RunOptions {
  readonly limits?: OperationLimits;
  /** Aborts at the end of the operation. What has been read by then is still the result. */
  readonly signal?: AbortSignal;
  /** Aborts when the budget is spent, which leaves no result. */
  readonly budgetSignal?: AbortSignal | undefined;
  /** For a sampled request: the schema whose resolvers record their work, and where compiled operations do. */
  readonly sampled?: { readonly schema: GraphQLSchema; readonly recordWork: RecordWork } | null;
}

/** Executes an operation without presenting its errors. Invalid variables and a spent budget result in `errors`. */
export async function runOperation(
  schema: GraphQLSchema,
  operation: Operation,
  variables: Variables,
  context: object,
  deferTimeoutMs: number,
  { limits = limitsOf(operation), signal, budgetSignal, sampled = null }: RunOptions = {},
): Promise<ExecutionOutcome> {
  const coerced = coerceVariables(schema, operation, variables, limits);
  if ('errors' in coerced) return { ...COMPLETE, initialResult: { errors: coerced.errors } };
  let remainingDeferMs = deferTimeoutMs;
  if (operation.trusted && hasPlan(operation)) {
    const plan = planFor(schema, operation, coerced.variables);
    if (plan instanceof GraphQLError) return { ...COMPLETE, initialResult: { errors: [plan], data: null } };
    const options = { recordWork: sampled?.recordWork, signal };
    if (!operation.incremental)
      return { ...COMPLETE, initialResult: await executePlan(plan, coerced.variables, context, options) };
    const outcome = await executeDeferredPlan(plan, coerced.variables, context, deferTimeoutMs, options);
    if (outcome) return outcome;
    // graphql-js executes the operation again and reuses the REST replies received so far. Fragments whose replies are
    // missing are sent later.
    if (deferTimeoutMs !== Infinity) remainingDeferMs = 0;
  }
  try {
    const result = await legacyExecuteIncrementally({
      schema: sampled?.schema ?? schema,
      document: operation.document,
      operationName: operation.name,
      variableValues: variables,
      contextValue: context,
      enableEarlyExecution: true,
      abortSignal: budgetSignal,
    });
    return 'initialResult' in result
      ? await mergeDeferred(result, remainingDeferMs)
      : { ...COMPLETE, initialResult: result };
  } catch (error) {
    const reason = error instanceof AbortedGraphQLExecutionError ? error.cause : error;
    if (!(reason instanceof GraphQLError)) throw error;
    return { ...COMPLETE, initialResult: { errors: [reason] } };
  }
}

function hasPlan({ kind, incremental, streamed }: Operation): boolean {
  return incremental ? kind === 'query' && !streamed : kind !== 'subscription';
}

type CoercedVariables = { readonly errors: readonly GraphQLError[] } | { readonly variables: VariableValues };

/** Checks limits that depend on variables, then coerces the variables to their types. */
export function coerceVariables(
  schema: GraphQLSchema,
  operation: Operation,
  variables: Variables,
  limits = limitsOf(operation),
): CoercedVariables {
  const limitError = checkVariables(variables) ?? checkCost(operation, variables, limits);
  if (limitError) return { errors: [limitError] };
  const coerced = getVariableValues(schema, operation.node.variableDefinitions ?? [], variables, {
    maxErrors: LIMITS.validationErrors,
  });
  if (!coerced.errors) return { variables: coerced.variableValues };
  return {
    errors: coerced.errors.map((error) => requestError('BAD_USER_INPUT', error.message, { original: error })),
  };
}

const limitsOf = ({ trusted }: Operation): OperationLimits => (trusted ? PERSISTED_LIMITS : ADHOC_LIMITS);

/** Checks what the result may hold and which REST calls can be foreseen. */
export function checkCost(
  operation: Operation,
  variables: Variables,
  { maxSize, maxCalls }: OperationLimits,
): GraphQLError | null {
  const size = operation.size(variables);
  if (size === Infinity)
    return tooComplex(`A list is longer than ${LIMITS.listSize}. Request smaller pages.`);
  if (size > maxSize)
    return tooComplex(
      `The result may hold ${size} objects and values, more than ${maxSize}. Request smaller pages or fewer fields.`,
    );
  const estimate = operation.estimateCalls(variables);
  if (estimate.calls <= maxCalls) return null;
  return tooComplex(
    `The operation needs about ${estimate.calls} REST calls, more than ${maxCalls}. Most are for ${mostExpensive(estimate)}. Request smaller pages or fewer of these fields.`,
  );
}
