/** Limits how much documents sent as text execute at once, so that they leave CPU time to the site's own documents. */
import type { GraphQLError } from 'graphql';
import { ADHOC_LIMITS } from '../config/limits.ts';
import { requestError } from '../http/errors.ts';
import type { Cancellation } from '../upstream/resilience/deadline.ts';
import type { Variables } from './analysis.ts';
import type { Operation } from './engine.ts';
import { COMPLETE, type ExecutionOutcome } from './incremental.ts';

/** Operations that wait; further ones are refused. */
const MAX_WAITING = 200;
/** Seconds after which a refused client may try again. */
const RETRY_AFTER_S = 5;
/** Other requests have the event loop to themselves after the heaviest operation; after lighter ones in proportion. */
const PAUSE_MS = 100;
/** A turn that lasts longer ends: its operation waits for a REST API, or for a client that does not read. */
const MAX_TURN_MS = 500;
/** Of sums of shares. */
const ROUNDING = 1e-9;

/**
 * The operations that execute at once may together use the limits of one operation, so the heaviest execute one at a
 * time. An operation waits only for a share of its own size: a light one does not wait behind a heavy one.
 */
export class AdHocQueue {
  /** The part of the limits that executing operations use, from 0 to 1. */
  #used = 0;
  readonly #waiting: { readonly share: number; readonly start: () => void }[] = [];

  /** Calls `execute` when it is the operation's turn. OVERLOADED if too many wait or the operation is cancelled first. */
  async run(
    { operation, variables, cancellation }: QueuedOperation,
    execute: () => Promise<ExecutionOutcome>,
  ): Promise<ExecutionOutcome> {
    const share = shareOf(operation, variables);
    if (!(await this.#enter(share, cancellation)))
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

  /** Whether the operation may execute. */
  #enter(share: number, cancellation: Cancellation): boolean | Promise<boolean> {
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
        cancellation.removeListener(cancel);
        resolve(true);
      };
      const entry = { share, start };
      this.#waiting.push(entry);
      cancellation.addListener(cancel);
    });
  }

  /** Returns what ends the turn; without effect once it has ended. */
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
  readonly cancellation: Cancellation;
}

/** The part of the limits that an operation uses; 0 for one that they refuse. */
function shareOf(operation: Operation, variables: Variables): number {
  const { maxSize, maxCalls } = ADHOC_LIMITS;
  const share = Math.max(
    operation.size(variables) / maxSize,
    operation.estimateCalls(variables).calls / maxCalls,
  );
  return share <= 1 ? share : 0;
}

const overloaded = (): GraphQLError =>
  requestError(
    'OVERLOADED',
    'This gateway executes too many documents sent as text. Send the operation again later.',
    {
      extensions: { retryable: true, retryAfterMs: RETRY_AFTER_S * 1_000 },
      headers: { 'retry-after': String(RETRY_AFTER_S) },
    },
  );
