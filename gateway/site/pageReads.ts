import { hash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { GraphQLError } from 'graphql';
import type { PersistedDocuments } from '../graphql/engine.ts';
import type { ExecuteOperation } from '../graphql/execute.ts';
import type { ClientInfo } from '../http/server.ts';
import { toPageResult, type LatePayloads, type PageResult } from './pageData.ts';

/** Executes a persisted document for a page. */
export type Execute = (documentId: string, variables: Record<string, unknown>) => Promise<PageResult>;

/** How long a client waits for deferred parts, in ms. Later ones follow in the stream, and the page is not cached. */
const LATE_AFTER_MS = 100;
const EMPTY_RESULT = {
  subsequentResults: null,
  cookies: [],
  ttl: null,
  isTemporary: false,
  serverTiming: null,
};

/** One execution of a page, with a hash of its result; null when parts of the result were late. */
export interface PageRead {
  readonly documentId: string;
  readonly variables: Record<string, unknown>;
  readonly resultHash: string | null;
}

let lastTurn = Promise.resolve();

/**
 * Waits for an iteration of the event loop; each caller gets one of its own. Executing an operation from cached replies
 * blocks the event loop, and so does rendering a page. Between two of them, requests that have arrived are handled.
 */
function ownTurn(): Promise<void> {
  lastTurn = lastTurn.then(() => setImmediate());
  return lastTurn;
}

export interface PageReadsOptions {
  readonly execute: ExecuteOperation;
  readonly documents: PersistedDocuments;
  readonly client: ClientInfo;
  /** Whether no client waits for the page. */
  readonly isBackground: boolean;
}

/**
 * Executes the operations of one page. A public page depends on its address and their results alone, so it need not be
 * rendered again while the results are the same.
 */
export class PageReads {
  /** `Set-Cookie` values of the operations. */
  readonly cookies: string[] = [];
  readonly reads: PageRead[] = [];
  #hasFailed = false;
  #isTemporary = false;
  readonly #options: PageReadsOptions;
  readonly #publicReads = new Map<string, Promise<unknown>>();

  constructor(options: PageReadsOptions) {
    this.#options = options;
  }

  get client(): ClientInfo {
    return this.#options.client;
  }

  readonly execute: Execute = async (documentId, variables) => {
    const result = await this.#execute(documentId, variables);
    const { first, late } = result;
    this.reads.push({ documentId, variables, resultHash: hashOf(result) });
    this.#hasFailed ||= first.errors !== undefined;
    await ownTurn();
    return { ...result, late: late && this.#noteFailures(late) };
  };

  /** Whether a result was of stale or incomplete REST replies. */
  get isTemporary(): boolean {
    return this.#isTemporary;
  }

  /**
   * Whether parts were late and none has failed, so that the page is complete when it is rendered again. Known once it
   * is written.
   */
  get wasOnlyLate(): boolean {
    return !this.#hasFailed && this.reads.some(({ resultHash }) => resultHash === null);
  }

  /**
   * Executes again what the page was rendered from before, while the stale page is served.
   * @returns whether all results are the same
   */
  async areSameAs(earlier: readonly PageRead[]): Promise<boolean> {
    for (const { documentId, variables, resultHash } of earlier) {
      await ownTurn();
      const result = await this.#execute(documentId, variables);
      if (resultHash === null || hashOf(result) !== resultHash) return false;
    }
    return true;
  }

  async *#noteFailures(late: LatePayloads): LatePayloads {
    for await (const payload of late) {
      this.#hasFailed ||= payload.incremental?.some(({ errors }) => errors !== undefined) === true;
      yield payload;
    }
  }

  async #execute(documentId: string, variables: Record<string, unknown>): Promise<PageResult> {
    const { documents, execute, client, isBackground } = this.#options;
    const operation = documents.find(documentId);
    if (operation instanceof GraphQLError)
      return toPageResult({ ...EMPTY_RESULT, initialResult: { errors: [operation] } });
    const result = await execute({
      operation,
      variables,
      client,
      deferTimeoutMs: isBackground ? Infinity : LATE_AFTER_MS,
      trace: false,
      isBackground,
      publicReads: this.#publicReads,
    });
    this.cookies.push(...result.cookies);
    this.#isTemporary ||= result.isTemporary;
    return toPageResult(result);
  }
}

function hashOf({ first, merged, late }: PageResult): string | null {
  return late ? null : hash('sha1', JSON.stringify([first, merged]), 'base64url');
}
