/** What other layers report to telemetry. Types only, so that telemetry imports none of those layers. */
import type { IncomingHttpHeaders } from 'node:http';
import type { DocumentNode, GraphQLError } from 'graphql';

/** A GraphQL operation that has been executed. */
export interface OperationRecord {
  readonly operation: {
    readonly name: string | undefined;
    readonly document: DocumentNode;
    /** Whether it is a persisted document of the site. */
    readonly trusted: boolean;
  };
  readonly client: { readonly headers: IncomingHttpHeaders; readonly requestId: string };
  readonly result: { readonly data?: unknown; readonly errors?: readonly GraphQLError[] };
  /** Milliseconds until the initial result. */
  readonly ms: number;
  /** Whether the client left before the end. Its errors show only that the operation was stopped. */
  readonly isCancelled: boolean;
}

/** Counts operations. */
export interface OperationRecorder {
  recordOperation(record: OperationRecord): void;
}

/** A value in a REST reply that breaks the contract. */
export interface InvalidValue {
  readonly dataPath: readonly PropertyKey[];
  readonly reason: string;
  /** The redacted value; null if there is nothing to show. */
  readonly sample: string | null;
}

type CallFailure =
  | { readonly name: 'NotFound' | 'SignInRequired'; readonly message: string }
  | { readonly name: 'Refused'; readonly message: string; readonly status: number }
  | {
      readonly name: 'Unavailable';
      readonly message: string;
      readonly reason: string;
      readonly status: number | undefined;
      readonly errorCode: string | undefined;
    }
  | ({ readonly name: 'Malformed'; readonly message: string } & InvalidValue);

/** A REST call that has ended. Contains no text of its reply. */
export interface CallRecord {
  readonly call: string;
  readonly host: string;
  /** Path template. */
  readonly path: string;
  /** Whether the host refused the gateway itself, not a visitor: 401 or 403 to a call without credentials. */
  readonly refusesGateway: boolean;
  readonly failure: CallFailure | null;
  /** Invalid values that were replaced by null in an otherwise usable reply. */
  readonly salvaged: readonly InvalidValue[];
  /** Number of invalid list items that were dropped. */
  readonly dropped: number;
  /** Milliseconds, including queueing, retries and back-off. */
  readonly ms: number;
  /** Id of the request that made the call; null for work of the gateway's own. */
  readonly requestId: string | null;
}

/** State of a REST host. */
export interface HostState {
  readonly host: string;
  /** Open connections. */
  readonly connected: number;
  /** Calls on a connection. */
  readonly running: number;
  /** Calls waiting for a slot. */
  readonly waiting: number;
  /** Hedged reads since the start. */
  readonly hedged: number;
  /** Path templates with an open circuit breaker. */
  readonly openCircuits: readonly string[];
  /** When the certificate of the latest connection expires, in seconds of Unix time; null without TLS. */
  readonly certificateExpires: number | null;
}

/** Statistics of the REST client, read on each scrape. */
export interface UpstreamStatistics {
  hostStates(): readonly HostState[];
  readonly counters: {
    readonly bulkCalls: number;
    readonly bulkIds: number;
    readonly dropped: number;
    readonly reads: Readonly<Record<string, number>>;
  };
  readonly cache: { readonly size: { readonly bytes: number } };
  /** Public responses received from other gateways. */
  readonly sharedHits: number;
}

/** State of the process, read on each scrape. */
export interface ProcessStatistics {
  /** Null without a shared Redis. */
  readonly redis: {
    isUp(): Promise<boolean>;
    /** Operations of the shared store that this process answered alone, since the start. */
    localAnswers(): number;
  } | null;
  /** Resized pictures that could not be stored, since the start. */
  readonly pictures: { readonly failedWrites: number };
  /** Requests refused under load by reason, since the start. */
  readonly load: { readonly refused: Readonly<Record<string, number>> };
  /** How many operations of persisted documents execute now, and how many wait (`ConcurrencyLimit`). */
  readonly concurrency: { readonly executing: number; readonly waiting: number };
  /** Operations of each client since the start; the names come from the clients. */
  readonly usage: {
    clients(): readonly { readonly client: string; readonly version: string; readonly operations: number }[];
  };
}

/** Creates the spans of one operation. */
export interface SpanRecorder {
  startCall(endpoint: {
    readonly call: string;
    readonly host: string;
    readonly method: string;
    readonly path: string;
  }): CallSpan;
  /** Null for requests that are not sampled. */
  readonly recordWork: RecordWork | null;
}

/** Records resolver work at a response path such as `hall.fairs.nodes`; concurrent work at one path shares a span. */
export type RecordWork = (path: string, work: PromiseLike<unknown>) => void;

export interface CallSpan {
  /** W3C `traceparent` header to send with the call. */
  readonly traceparent: string;
  /** Ends the span with `ok` or the failure in a few words. Null where nothing is recorded. */
  readonly end: ((outcome: string, tries: number) => void) | null;
}

export interface OperationSpan extends SpanRecorder {
  end(hasFailed: boolean): void;
}

/** The span of an incoming request. */
export interface RequestSpan {
  startOperation(name: string, kind: string): OperationSpan;
}
