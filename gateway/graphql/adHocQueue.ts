/** Queues documents sent as text, so that their execution leaves CPU time to the site's own documents. */
import type { GraphQLError } from 'graphql';
import { ADHOC_LIMITS } from '../config/limits.ts';
import { retryLater } from '../http/errors.ts';
import { onAbort } from '../deadline.ts';
import type { Variables } from './analysis.ts';
import type { Operation } from './engine.ts';
import { COMPLETE, type ExecutionOutcome } from './incremental.ts';

/** Maximum length of the queue; further operations are refused. */
const MAX_WAITING = 200;
/** Time after which refused clients may try again. */
const RETRY_AFTER_MS = 5_000;
/** Pause after the heaviest operation, for other requests; lighter operations pause in proportion to their share. */
const PAUSE_MS = 100;
/** Maximum length of a turn. An operation that takes longer is waiting for a REST API or for a slow reader. */
const MAX_TURN_MS = 500;
/** Tolerance for floating-point sums of shares. */
const ROUNDING = 1e-9;

/**
 * Each operation takes a share of the limits: its size and REST calls relative to the maximum of one operation. The
 * shares of executing operations add up to at most 1, so the heaviest operations execute one at a time. A light
 * operation may overtake a heavy one that does not fit yet.
 */
export class AdHocQueue {
  /** Sum of the shares of executing operations, from 0 to 1. */
  #used = 0;
  readonly #waiting: { readonly share: number; readonly start: () => void }[] = [];

  /**
   * Calls `execute` at the operation's turn. Responds OVERLOADED if the queue is full or the operation is cancelled
   * first.
   */
  async run(
    { operation, variables, signal }: QueuedOperation,
    execute: () => Promise<ExecutionOutcome>,
  ): Promise<ExecutionOutcome> {
    const share = shareOf(operation, variables);
    if (!(await this.#enter(share, signal)))
      return { ...COMPLETE, initialResult: { errors: [overloaded()] } };
    const endTurn = this.#startTurn(share);
    try {
      const outcome = await execute();
      if (outcome.subsequentResults === null) endTurn();
      return outcome;
    } catch (error) {
      endTurn();
      throw error;
    }
  }

  /** Takes the share, waiting for it if needed. False if the queue is full or the operation was cancelled. */
  #enter(share: number, signal: AbortSignal): boolean | Promise<boolean> {
    if (this.#fits(share)) {
      this.#used += share;
      return true;
    }
    if (this.#waiting.length >= MAX_WAITING) return false;
    return new Promise((resolve) => {
      const cancel = (): void => {
        this.#waiting.splice(this.#waiting.indexOf(entry), 1);
        resolve(false);
      };
      const start = (): void => {
        stopListening();
        resolve(true);
      };
      const entry = { share, start };
      this.#waiting.push(entry);
      const stopListening = onAbort(signal, cancel);
    });
  }

  /** Returns the function that ends the turn; later calls have no effect. */
  #startTurn(share: number): () => void {
    const free = (): void => {
      this.#used -= share;
      this.#startWaiting();
    };
    const end = (): void => {
      if (hasEnded) return;
      hasEnded = true;
      clearTimeout(timer);
      setTimeout(free, PAUSE_MS * share).unref();
    };
    let hasEnded = false;
    const timer = setTimeout(end, MAX_TURN_MS).unref();
    return end;
  }

  #startWaiting(): void {
    for (const entry of this.#waiting.slice()) {
      if (!this.#fits(entry.share)) continue;
      this.#waiting.splice(this.#waiting.indexOf(entry), 1);
      this.#used += entry.share;
      entry.start();
    }
  }

  #fits(share: number): boolean {
    return this.#used + share <= 1 + ROUNDING;
  }
}

interface QueuedOperation {
  readonly operation: Operation;
  readonly variables: Variables;
  /** Aborted when the client disconnects or the time of the operation is up. */
  readonly signal: AbortSignal;
}

/** The share of an operation, from 0 to 1; 0 for one above the limits, which execution refuses. */
function shareOf(operation: Operation, variables: Variables): number {
  const { maxSize, maxCalls } = ADHOC_LIMITS;
  const share = Math.max(
    operation.size(variables) / maxSize,
    operation.estimateCalls(variables).calls / maxCalls,
  );
  return share <= 1 ? share : 0;
}

const overloaded = (): GraphQLError =>
  retryLater(
    'OVERLOADED',
    'This gateway executes too many documents sent as text. Send the operation again later.',
    RETRY_AFTER_MS,
  );
