import type { IncomingHttpHeaders } from 'node:http';
import { type ExecutionResult, GraphQLError } from 'graphql';
import type { Asked, Context } from '../context.ts';
import { type CheckRates, isLimited } from '../http/rateLimit.ts';
import { presentError } from '../schema/kit/errors.ts';
import type { RequestSpan } from '../telemetry/tracing.ts';
import type { Trace, TracedCall } from '../upstream/recordCall.ts';
import { Deadline } from '../upstream/resilience/deadline.ts';
import type { Engine, LatePayload, Operation, Outcome, Variables } from './engine.ts';
import { LIMITS } from './limits.ts';

/** Who asks, as HTTP tells it. */
export interface Caller {
  readonly headers: IncomingHttpHeaders;
  /** Address of the connection, or of the client where a trusted proxy names it. */
  readonly address: string;
  readonly requestId: string;
  /** Calls back when the client leaves, whose upstream calls then stop; null for answers that others wait for too. */
  readonly whenGone: ((leave: () => void) => void) | null;
  /** The request's span, where it is traced. */
  readonly span?: RequestSpan | undefined;
}

/** One operation to run for a caller. */
export interface Question {
  readonly operation: Operation;
  readonly variables: Variables;
  readonly caller: Caller;
  /** How long to wait for deferred parts before answering without them; Infinity waits for all. */
  readonly patienceMs: number;
  /** Whether to tell the REST calls made, in `extensions.trace`. */
  readonly trace: boolean;
}

/** What a door sends on. Errors are presentable: coded, masked, with the request's id. */
export interface Answer {
  /**
   * The response. `extensions.merged` lists deferred parts that came in time and are part of `data` (label and path),
   * `extensions.stale` tells that some of it is older than its source allows, `extensions.trace` holds REST calls.
   */
  readonly first: ExecutionResult & { readonly hasNext?: true };
  readonly late: AsyncIterable<LatePayload> | null;
  /** `Set-Cookie` values the operation asked for. */
  readonly cookies: readonly string[];
  /** Whether others may be given the same answer: public, complete, without errors, and not made of stale data. */
  readonly shareable: boolean;
  /** What took how long, for `Server-Timing`; null unless the caller may be told the REST calls. */
  readonly timing: string | null;
}

/** An operation that was answered, for those who count. */
export interface Answered extends Pick<Question, 'operation' | 'caller'> {
  readonly first: ExecutionResult;
  /** From the door to the first answer. */
  readonly ms: number;
}

/** Runs a question: deadline, identity or its absence, rate limits, execution, masking, extensions. */
export type Ask = (question: Question) => Promise<Answer>;

/** What asking needs from the process. */
export interface AskOptions {
  readonly engine: Engine;
  readonly checkRates: CheckRates;
  /** Makes what one request knows; `personal: false` leaves the caller's identity out of it. */
  readonly createContext: (asked: Asked) => Context;
  /** Told of errors nobody foresaw, which clients see masked. */
  readonly onUnforeseen: (
    cause: unknown,
    about: { requestId: string; operation: string | undefined },
  ) => void;
  /** Told of every operation. */
  readonly onAnswered?: (answered: Answered) => void;
}

/** Builds the one way all three doors run operations. */
export function createAsk({ engine, checkRates, createContext, onUnforeseen, onAnswered }: AskOptions): Ask {
  return async ({ operation, variables, caller, patienceMs, trace }) => {
    const { headers, address, requestId, whenGone } = caller;
    const began = performance.now();
    const deadline = new Deadline(LIMITS.deadlineMs);
    whenGone?.(() => deadline.abort());
    const over = (): void => deadline.end();
    const context = createContext({
      headers,
      address,
      departure: deadline,
      personal: operation.personal,
      trace,
    });
    const present = (errors: readonly GraphQLError[]): GraphQLError[] =>
      errors.map((error) =>
        withRequestId(
          presentError(error, (cause) => onUnforeseen(cause, { requestId, operation: operation.name })),
          requestId,
        ),
      );

    const span = caller.span?.operation(operation.name ?? 'unnamed', operation.kind) ?? null;
    context.trace.spans = span;
    const isPublic = !operation.personal && !operation.secret;
    let isLate = false;
    try {
      const { rootFields } = operation;
      const limited = isLimited(rootFields)
        ? await checkRates(rootFields, { client: broughtId(headers, context.visitorId), address })
        : null;
      const outcome = limited
        ? { first: { errors: [limited] }, merged: [], late: null }
        : await engine.run(operation, variables, context, { patienceMs });
      const { stale, calls } = context.trace;
      isLate = outcome.late !== null;
      // Most answers are sent as they came: putting them together once more costs as much as ten fields.
      const isPlain = !outcome.first.errors && outcome.merged.length === 0 && !stale && !calls && !isLate;
      const first = isPlain ? { data: outcome.first.data } : dress(outcome, context.trace, present);
      span?.end(first.data == null);
      const ms = performance.now() - began;
      onAnswered?.({ operation, caller, first, ms });
      return {
        first,
        late: outcome.late && presentLate(outcome.late, present, over),
        cookies: context.cookies(),
        shareable: isPublic && !first.errors && !stale && !trace && !isLate,
        timing: calls && serverTiming(ms, calls),
      };
    } finally {
      if (!isLate) over();
    }
  };
}

/** A response with presentable errors and with what is told beside the data. */
function dress(
  { first: { errors, data }, merged, late }: Outcome,
  { stale, calls }: Trace,
  present: (errors: readonly GraphQLError[]) => GraphQLError[],
): Answer['first'] {
  const extensions = {
    ...(merged.length > 0 && { merged }),
    ...(stale && { stale }),
    ...(calls && { trace: calls }),
  };
  return {
    ...(errors?.length && { errors: present(errors) }),
    ...(data !== undefined && { data }),
    ...(Object.keys(extensions).length > 0 && { extensions }),
    ...(late !== null && { hasNext: true as const }),
  };
}

/** The visitor's id where the request brought it; one made up for this request would start every count anew. */
function broughtId(
  { cookie = '', 'x-wn-uuid': header }: IncomingHttpHeaders,
  id: string | null,
): string | null {
  return id !== null && (header === id || cookie.includes(id)) ? id : null;
}

/** Late payloads with presentable errors; ends the operation when the last is sent or the reader stops. */
async function* presentLate(
  payloads: AsyncIterable<LatePayload>,
  present: (errors: readonly GraphQLError[]) => GraphQLError[],
  over: () => void,
): AsyncGenerator<LatePayload, void, void> {
  try {
    for await (const payload of payloads) {
      const incremental = payload.incremental?.map((part) =>
        part.errors ? { ...part, errors: present(part.errors) } : part,
      );
      yield incremental ? { ...payload, incremental } : payload;
    }
  } finally {
    over();
  }
}

/**
 * The error with the id under which the log knows the request. One with a path needs no place in the text beside it.
 */
function withRequestId(error: GraphQLError, requestId: string): GraphQLError {
  const { path, originalError, extensions } = error;
  const place = path ? {} : { nodes: error.nodes, source: error.source, positions: error.positions };
  return new GraphQLError(error.message, {
    ...place,
    path,
    originalError,
    extensions: { ...extensions, requestId },
  });
}

/** Most REST calls told of; the length of a header is bounded. */
const MOST = 30;

/**
 * Value of `Server-Timing`, which browsers show to developers beside the request: the whole as `total`, then the REST
 * calls by number, as they ended, each with its host, where its answer came from and how it went.
 */
export function serverTiming(totalMs: number, calls: readonly TracedCall[] = []): string {
  const told = calls
    .slice(0, MOST)
    .map(({ call, host, cache, outcome, ms }) => `${duration(call, ms)};desc="${host} ${cache} ${outcome}"`);
  return [duration('total', totalMs), ...told].join(', ');
}

const duration = (name: string, ms: number): string => `${name};dur=${ms.toFixed(1)}`;
