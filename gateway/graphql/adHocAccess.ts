/** Who may send documents as text (setting `ADHOC_DOCUMENTS`). */
import type { GraphQLError } from 'graphql';
import type { KeyValueStore } from '../cache/keyValueStore.ts';
import { ADHOC_LIMITS, LIMITS, type OperationLimits, STRANGER_LIMITS } from '../config/limits.ts';
import type { Context, RequestFacts } from '../context.ts';
import { requestError } from '../http/errors.ts';
import { countCalls, type Limit, networkCounters, rateLimited } from '../http/rateLimit.ts';
import type { ClientInfo } from '../http/server.ts';
import { Deadline } from '../upstream/resilience/deadline.ts';
import type { Variables } from './analysis.ts';
import type { Operation } from './engine.ts';
import { checkCost } from './execute.ts';

/** `limited`: callers who prove neither to be a member nor the operator have lower limits. */
export type AdHocMode = 'all' | 'limited' | 'off';

export interface AdHocAccess {
  /** Refuses every document; checked before one is read. */
  readonly refusal: GraphQLError | null;
  /** The limits under which an operation may run, or why it may not. */
  check(
    operation: Operation,
    variables: Variables,
    client: ClientInfo,
  ): Promise<OperationLimits | GraphQLError>;
}

/** REST calls that a network may cause, as estimated, at least one an operation. */
const STRANGER_RATE: Limit = { calls: 600, windowMs: 60_000 };

export const ADHOC_OFF =
  'This gateway takes persisted documents only (ADHOC_DOCUMENTS=off). Send the documentId of a released document in place of query; docs/native.md says how documents are released.';

export function createAdHocAccess({
  mode,
  createContext,
  store,
}: {
  mode: AdHocMode;
  createContext: (request: RequestFacts) => Context;
  /** Shared by replicas. */
  store: KeyValueStore;
}): AdHocAccess {
  const isMember = async ({ headers, address, requestId }: ClientInfo): Promise<boolean> => {
    if (headers['x-wedding-token'] === undefined && headers.cookie === undefined) return false;
    const signal = new Deadline(LIMITS.deadlineMs);
    const context = createContext({ headers, address, signal, requestId, personal: true, trace: false });
    const viewer = await context.viewer().catch(() => null);
    signal.clear();
    return viewer !== null;
  };

  /** The error that a stranger gets; null within the limits. */
  const checkStranger = async (
    operation: Operation,
    variables: Variables,
    address: string,
  ): Promise<GraphQLError | null> => {
    const costError = checkCost(operation, variables, STRANGER_LIMITS);
    if (costError) return costError;
    const calls = Math.max(1, operation.estimateCalls(variables).calls);
    const counters = networkCounters('rate:ad-hoc', STRANGER_RATE, address);
    const waitMs = await countCalls(store, counters, calls);
    return waitMs === null ? null : rateLimited('documents sent as text', waitMs);
  };

  return {
    refusal: mode === 'off' ? requestError('PERSISTED_DOCUMENTS_ONLY', ADHOC_OFF) : null,
    async check(operation, variables, client) {
      if (mode === 'all' || client.isOperator) return ADHOC_LIMITS;
      const error = await checkStranger(operation, variables, client.address);
      if (error === null) return STRANGER_LIMITS;
      return (await isMember(client)) ? ADHOC_LIMITS : error;
    },
  };
}
