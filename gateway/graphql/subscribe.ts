import { hash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  createSourceEventStream,
  type ExecutionResult,
  GraphQLError,
  validateSubscriptionArgs,
} from 'graphql';
import { LIMITS, type OperationLimits } from '../config/limits.ts';
import type { Context, RequestFacts } from '../context.ts';
import { requestError } from '../http/errors.ts';
import { presentError } from '../schema/kit/errors.ts';
import { Deadline, onAbort } from '../deadline.ts';
import type { Engine, Operation } from './engine.ts';
import { coerceVariables, type ExecuteOperation, type OperationRequest } from './execute.ts';
import type { OpenStreams } from './openStreams.ts';
import type { OnUnexpectedError } from './result.ts';

/**
 * Starts a subscription. The results end when the client disconnects. A result is computed when it is requested, so a
 * slow reader gets the newest state and misses those between.
 */
export type Subscribe = (request: SubscribeRequest) => Promise<AsyncGenerator<ExecutionResult, void, void>>;

interface SubscribeRequest extends Pick<OperationRequest, 'operation' | 'variables' | 'client'> {
  /** Called before each event of a document sent as text: gives its limits, or the error that ends the stream. */
  readonly checkEvent?: () => Promise<OperationLimits | GraphQLError>;
}

export interface SubscribeOptions {
  readonly engine: Engine;
  readonly execute: ExecuteOperation;
  readonly createContext: (request: RequestFacts) => Context;
  readonly onUnexpectedError: OnUnexpectedError;
  readonly openStreams: OpenStreams;
  /** False as soon as the process begins to stop. */
  readonly isAccepting: () => boolean;
}

/**
 * Creates the single subscription function that all handlers share. Each event runs as an operation of its own, with its
 * own deadline, identity and reads, so a session that has ended stops seeing personal data.
 */
export function createSubscribe({
  engine: { schema },
  execute,
  createContext,
  onUnexpectedError,
  openStreams,
  isAccepting,
}: SubscribeOptions): Subscribe {
  const executeShared = shareExecutions(execute);
  /** The event stream of a subscription field, or errors. */
  const openEventStream = async (
    { operation, variables }: Pick<OperationRequest, 'operation' | 'variables'>,
    context: Context,
  ) => {
    const coerced = coerceVariables(schema, operation, variables);
    if ('errors' in coerced) return coerced;
    const args = validateSubscriptionArgs({
      schema,
      document: operation.document,
      operationName: operation.name,
      variableValues: variables,
      contextValue: context,
    });
    if (!('schema' in args)) return { errors: args };
    const stream = await createSourceEventStream(args);
    return 'errors' in stream ? { errors: stream.errors ?? [] } : (stream as AsyncIterable<unknown>);
  };

  return async (request) => {
    if (!isAccepting()) throw requestError('SHUTTING_DOWN', 'This gateway is stopping. Subscribe again.');
    const { operation, variables, client } = request;
    const { headers, address, requestId } = client;
    const open = openStreams.open(address);
    let events: AsyncIterator<unknown> | null = null;
    let isClosed = false;
    const close = (): void => {
      isClosed = true;
      open.close();
      void events?.return?.();
    };
    onAbort(client.signal, close);
    const deadline = new Deadline(LIMITS.deadlineMs, client.signal);
    const context = createContext({
      headers,
      address,
      signal: deadline.signal,
      requestId,
      personal: true,
      trace: false,
    });
    try {
      const user = await context.viewer().catch(() => null);
      if (user) open.assign(user.id);
      const stream = await openEventStream(request, context);
      if ('errors' in stream) {
        const about = { requestId, operation: operation.name };
        const present = (error: GraphQLError): GraphQLError =>
          presentError(error, (cause) => onUnexpectedError(cause, about));
        close();
        return single({ errors: stream.errors.map(present) });
      }
      events = stream[Symbol.asyncIterator]();
      // The client left before the stream was open.
      if (isClosed) close();
    } catch (error) {
      close();
      throw error;
    } finally {
      deadline.clear();
    }
    const eventRequest: OperationRequest = {
      operation,
      variables,
      client: { ...client, signal: null },
      deferTimeoutMs: Infinity,
      trace: false,
    };
    const identity = hash('sha256', JSON.stringify([variables, address, headers]), 'base64');
    return (async function* (steps: AsyncIterator<unknown>) {
      try {
        for (let step = await steps.next(); !step.done; step = await steps.next()) {
          const limits = await request.checkEvent?.();
          if (limits instanceof GraphQLError) {
            yield { errors: [limits] };
            return;
          }
          const result = await executeShared(identity, { ...eventRequest, limits });
          yield result;
          if (isGone(result)) return;
        }
      } finally {
        close();
      }
    })(events);
  };
}

/**
 * Executes once for equal subscriptions that have an event at the same time: the same operation, variables and sender.
 * Only an execution that has not begun is shared, because one in progress may have read before the event.
 */
function shareExecutions(
  execute: ExecuteOperation,
): (identity: string, request: OperationRequest) => Promise<ExecutionResult> {
  const waiting = new WeakMap<Operation, Map<string, Promise<ExecutionResult>>>();
  return (identity, request) => {
    let byIdentity = waiting.get(request.operation);
    if (!byIdentity) waiting.set(request.operation, (byIdentity = new Map()));
    const ofOperation = byIdentity;
    let result = ofOperation.get(identity);
    if (!result) {
      result = nextTurn().then(async () => {
        ofOperation.delete(identity);
        return (await execute(request)).initialResult;
      });
      ofOperation.set(identity, result);
    }
    return result;
  };
}

/** Whether no further event can have data: the session has ended, or the object was deleted. */
function isGone({ data, errors }: ExecutionResult): boolean {
  return !errors && data != null && Object.values(data).every((value) => value === null);
}

async function* single(result: ExecutionResult): AsyncGenerator<ExecutionResult, void, void> {
  yield result;
}
