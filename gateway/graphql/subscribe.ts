import {
  createSourceEventStream,
  type ExecutionResult,
  type GraphQLError,
  validateSubscriptionArgs,
} from 'graphql';
import { LIMITS } from '../config/limits.ts';
import type { Context, RequestFacts } from '../context.ts';
import { requestError } from '../http/errors.ts';
import { presentError } from '../schema/kit/errors.ts';
import { Deadline } from '../upstream/resilience/deadline.ts';
import type { Engine } from './engine.ts';
import { coerceVariables, type ExecuteOperation, type OperationRequest } from './execute.ts';
import type { OnUnexpectedError } from './result.ts';

/** Starts a subscription. The results end when the client disconnects. */
export type Subscribe = (
  request: Pick<OperationRequest, 'operation' | 'variables' | 'client'>,
) => Promise<AsyncGenerator<ExecutionResult, void, void>>;

export interface SubscribeOptions {
  readonly engine: Engine;
  readonly execute: ExecuteOperation;
  readonly createContext: (request: RequestFacts) => Context;
  readonly onUnexpectedError: OnUnexpectedError;
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
  isAccepting,
}: SubscribeOptions): Subscribe {
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
    const deadline = new Deadline(LIMITS.deadlineMs);
    const context = createContext({
      headers,
      address,
      signal: deadline,
      requestId,
      personal: true,
      trace: false,
    });
    const stream = await openEventStream(request, context).finally(() => deadline.clear());
    if ('errors' in stream) {
      const about = { requestId, operation: operation.name };
      const present = (error: GraphQLError): GraphQLError =>
        presentError(error, (cause) => onUnexpectedError(cause, about));
      return single({ errors: stream.errors.map(present) });
    }
    const events = stream[Symbol.asyncIterator]();
    client.onDisconnect?.(() => void events.return?.());
    const eventRequest: OperationRequest = {
      operation,
      variables,
      client: { ...client, onDisconnect: null },
      deferTimeoutMs: Infinity,
      trace: false,
    };
    return (async function* () {
      try {
        for (let step = await events.next(); !step.done; step = await events.next()) {
          yield (await execute(eventRequest)).initialResult;
        }
      } finally {
        await events.return?.();
      }
    })();
  };
}

async function* single(result: ExecutionResult): AsyncGenerator<ExecutionResult, void, void> {
  yield result;
}
