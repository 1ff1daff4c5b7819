import type { ExecutionResult, GraphQLError } from 'graphql';
import type { Asked, Context } from '../context.ts';
import type { Engine } from './engine.ts';
import { LIMITS } from './limits.ts';
import { presentError } from '../schema/kit/errors.ts';
import type { Ask, Question } from './execute.ts';
import { Deadline } from '../upstream/resilience/deadline.ts';

/** Runs a subscription: its answers, each made as if it had been asked for at that moment. Over when the client leaves. */
export type Watch = (
  question: Pick<Question, 'operation' | 'variables' | 'caller'>,
) => Promise<AsyncGenerator<ExecutionResult, void, void>>;

/** What watching needs from the process. */
export interface WatchOptions {
  readonly engine: Engine;
  readonly ask: Ask;
  readonly createContext: (asked: Asked) => Context;
  readonly onUnforeseen: (
    cause: unknown,
    about: { requestId: string; operation: string | undefined },
  ) => void;
}

/**
 * Builds the one way the doors run subscriptions. Every event is answered by `ask`, with a deadline, an identity and reads
 * of its own: a session that has ended meanwhile no longer sees what it saw.
 */
export function createWatch({ engine, ask, createContext, onUnforeseen }: WatchOptions): Watch {
  return async ({ operation, variables, caller }) => {
    const { headers, address, requestId } = caller;
    const deadline = new Deadline(LIMITS.deadlineMs);
    const context = createContext({
      headers,
      address,
      departure: deadline,
      personal: true,
      trace: false,
    });
    const source = await engine.subscribe(operation, variables, context).finally(() => deadline.end());
    if ('errors' in source) {
      const errors = source.errors.map((error) =>
        presentError(error, (cause) => onUnforeseen(cause, { requestId, operation: operation.name })),
      );
      return single({ errors });
    }
    const events = source[Symbol.asyncIterator]();
    caller.whenGone?.(() => void events.return?.());
    const whoever = { ...caller, whenGone: null };
    return (async function* () {
      try {
        for (let step = await events.next(); !step.done; step = await events.next()) {
          const { first } = await ask({
            operation,
            variables,
            caller: whoever,
            patienceMs: Infinity,
            trace: false,
          });
          yield first;
        }
      } finally {
        await events.return?.();
      }
    })();
  };
}

async function* single(result: { errors: GraphQLError[] }): AsyncGenerator<ExecutionResult, void, void> {
  yield result;
}
