/**
 * OpenTelemetry traces, exported by OTLP if a collector is configured: a span per request, one for its operation, and
 * below it one per response path whose resolvers are asynchronous and one per REST call. Spans carry names only: no
 * arguments, URLs or personal data.
 */
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Context as ParentContext,
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Tracer,
} from '@opentelemetry/api';
import type { IdGenerator, SpanExporter } from '@opentelemetry/sdk-trace';
import {
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isObjectType,
} from 'graphql';
import { type AppLogger, atMostEvery } from './logging.ts';
import type { CallSpan, OperationSpan, RecordWork, RequestSpan, SpanRecorder } from './records.ts';

export interface Tracing {
  /** Starts the span of a request; it ends when the response closes. */
  startRequest(request: IncomingMessage, response: ServerResponse): void;
  /** The span of a request. It records nothing if the request is not sampled. */
  spanOf(request: IncomingMessage): RequestSpan;
  /** Exports the remaining spans. Resolves after at most {@link CLOSE_TIMEOUT_MS}, also when the export fails. */
  close(): Promise<void>;
}

export interface TracingOptions {
  readonly collector: string | null;
  readonly tracePercent: number;
  readonly isTrusted: (headers: IncomingHttpHeaders) => boolean;
  readonly log: AppLogger;
}

const CLOSE_TIMEOUT_MS = 2_000;
const REPORT_INTERVAL_MS = 60_000;

/**
 * Loads the OpenTelemetry SDK on demand, so that gateways without tracing do not carry it.
 * @param options.collector base URL of OTLP over HTTP; null for no tracing
 * @param options.tracePercent share of requests to trace. A client's trace is continued, but does not decide: clients choose
 *   its id too, so the choice is random
 * @param options.isTrusted whether a request decides for itself, by the sampled bit of its trace
 */
export async function startTracing({
  collector,
  tracePercent,
  isTrusted,
  log,
}: TracingOptions): Promise<Tracing | null> {
  if (collector === null) return null;
  const [
    { AlwaysOnSampler, BatchSpanProcessor, RandomIdGenerator, TracerProvider },
    { OTLPTraceExporter },
    { resourceFromAttributes },
  ] = await Promise.all([
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const report = atMostEvery(REPORT_INTERVAL_MS, (error: unknown) =>
    log.warn({ err: error }, 'traces were not sent'),
  );
  const otlp = new OTLPTraceExporter({ url: `${collector}/v1/traces` });
  const exporter: SpanExporter = {
    export: (batch, done) =>
      otlp.export(batch, (result) => {
        if (result.error) report(result.error);
        done(result);
      }),
    shutdown: () => otlp.shutdown(),
  };
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'gateway' }),
    // Requests that are not sampled have no span.
    sampler: new AlwaysOnSampler(),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('gateway');
  const ids = new RandomIdGenerator();
  const spans = new WeakMap<IncomingMessage, Span>();
  return {
    startRequest(request, response) {
      const { method = 'GET', url = '/', headers } = request;
      const parent = readParent(headers);
      const isSampled =
        parent && isTrusted(headers)
          ? (parent.traceFlags & TraceFlags.SAMPLED) !== 0
          : Math.random() * 100 < tracePercent;
      if (!isSampled) return;
      const [path = '/'] = url.split('?');
      // Only the first path segment: full page paths are many and may contain secrets.
      const name = `${method} /${path.split('/')[1] ?? ''}`;
      const context = parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
      const span = tracer.startSpan(name, { kind: SpanKind.SERVER }, context);
      spans.set(request, span);
      response.once('close', () => {
        span.setAttribute('http.response.status_code', response.statusCode);
        if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      });
    },
    spanOf(request) {
      const span = spans.get(request);
      return {
        startOperation: (name, kind) =>
          span ? createOperationSpan(tracer, span, name, kind) : unsampled(request.headers, ids),
      };
    },
    async close() {
      const timeout = sleep(CLOSE_TIMEOUT_MS).then(() => {
        throw new Error(`The collector did not take the spans within ${CLOSE_TIMEOUT_MS} ms`);
      });
      await Promise.race([provider.shutdown(), timeout]).catch(report);
    },
  };
}

/** Ids of zeros are invalid. */
const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/;

/** The client's span, from the W3C header. */
function readParent({ traceparent = '' }: IncomingHttpHeaders): SpanContext | null {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(String(traceparent)) ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return null;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
}

/**
 * The span of a request that is not sampled. It records nothing, but its REST calls carry a `traceparent`: with the trace id
 * that the client sent, or a new one.
 */
function unsampled(headers: IncomingHttpHeaders, ids: IdGenerator): OperationSpan {
  let traceparent: string | null = null;
  return {
    startCall() {
      traceparent ??= `00-${readParent(headers)?.traceId ?? ids.generateTraceId()}-${ids.generateSpanId()}-00`;
      return { traceparent, end: null };
    },
    recordWork: null,
    end: () => undefined,
  };
}

function createOperationSpan(tracer: Tracer, request: Span, name: string, kind: string): OperationSpan {
  const attributes = { 'graphql.operation.name': name, 'graphql.operation.type': kind };
  const span = tracer.startSpan(`${kind} ${name}`, { attributes }, trace.setSpan(ROOT_CONTEXT, request));
  const context = trace.setSpan(ROOT_CONTEXT, span);
  const groups = new Map<string, { span: Span; running: number; total: number }>();
  return {
    startCall: (endpoint) => createCallSpan(tracer, context, endpoint),
    recordWork(path, work) {
      let group = groups.get(path);
      if (group === undefined || group.running === 0)
        groups.set(
          path,
          (group = { span: tracer.startSpan(`resolve ${path}`, {}, context), running: 0, total: 0 }),
        );
      const current = group;
      current.running += 1;
      current.total += 1;
      const settle = (): void => {
        current.running -= 1;
        if (current.running === 0) current.span.setAttribute('resolvers', current.total).end();
      };
      work.then(settle, settle);
    },
    end(hasFailed) {
      if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

function createCallSpan(
  tracer: Tracer,
  parent: ParentContext,
  { call, host, method, path }: Parameters<SpanRecorder['startCall']>[0],
): CallSpan {
  const attributes = {
    'rest.call': call,
    'rest.host': host,
    'http.request.method': method,
    'url.template': path,
  };
  const span = tracer.startSpan(`${call} ${host}`, { kind: SpanKind.CLIENT, attributes }, parent);
  return {
    traceparent: traceparentOf(span),
    end(outcome, tries) {
      span.setAttributes({ outcome, tries });
      if (outcome !== 'ok') span.setStatus({ code: SpanStatusCode.ERROR, message: outcome });
      span.end();
    },
  };
}

function traceparentOf(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}

/**
 * Wraps all resolvers of a schema, in place, to record their asynchronous work by response path. Only sampled requests
 * that graphql-js interprets run on it: compiled operations record by themselves.
 */
export function traceResolvers<Context>(
  schema: GraphQLSchema,
  recorderOf: (context: Context) => RecordWork | null,
): GraphQLSchema {
  type Resolver = GraphQLFieldResolver<unknown, Context>;
  const traced =
    (resolve: Resolver): Resolver =>
    (source, args, context, info) => {
      const result = resolve(source, args, context, info);
      if (result instanceof Promise) recorderOf(context)?.(responsePathOf(info.path), result);
      return result;
    };
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      const { resolve } = field;
      if (resolve) field.resolve = traced(resolve);
    }
  }
  return schema;
}

/** A response path without list indexes, such as `hall.fairs.nodes`. */
function responsePathOf(path: GraphQLResolveInfo['path']): string {
  const keys: string[] = [];
  for (let step: typeof path | undefined = path; step; step = step.prev)
    if (typeof step.key === 'string') keys.unshift(step.key);
  return keys.join('.');
}
