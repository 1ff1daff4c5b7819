/**
 * OpenTelemetry traces, sent by OTLP where the configuration names a collector: a span for the request that came in, one
 * for its operation, and below it one for each place of the answer whose resolvers took time and one for each REST call.
 * Spans tell names, never arguments, addresses or persons.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  type Context as Place,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
} from '@opentelemetry/api';
import type { Tracer } from '@opentelemetry/api';
import type { CallSpan, Spans } from '../upstream/recordCall.ts';
import type { AnyEndpoint } from '../upstream/endpoint.ts';

/** The span of a request that came in. */
export interface RequestSpan {
  /** Begins the span of the operation it asks for. */
  operation(name: string, kind: string): OperationSpan;
}

/** The span of an operation. */
export interface OperationSpan extends Spans {
  end(hasFailed: boolean): void;
}

/** Where spans are made and sent. */
export interface Tracing {
  /** Begins the span of a request; it ends with the answer. */
  incoming(request: IncomingMessage, response: ServerResponse): void;
  /** The span of a request that has begun. */
  of(request: IncomingMessage): RequestSpan | undefined;
  /** Sends what is left. */
  close(): Promise<void>;
}

/**
 * Opens the way to a collector. The packages are loaded here and not before: a gateway without traces carries none of them.
 * @param collector base address of its OTLP over HTTP
 * @param percent share of the requests to trace; those that come with a sampled trace are always traced
 */
export async function openTracing(collector: string, percent: number): Promise<Tracing> {
  const [
    { BatchSpanProcessor, ParentBasedSampler, TraceIdRatioBasedSampler, TracerProvider },
    { OTLPTraceExporter },
    { resourceFromAttributes },
  ] = await Promise.all([
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const exporter = new OTLPTraceExporter({ url: `${collector}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'gateway' }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(percent / 100) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('gateway');
  const spans = new WeakMap<IncomingMessage, Span>();
  return {
    incoming(request, response) {
      const { method = 'GET', url = '/', headers } = request;
      const [path = '/'] = url.split('?');
      // Pages' addresses are many and may hold secrets; the first step tells which door it was.
      const name = `${method} /${path.split('/')[1] ?? ''}`;
      const span = tracer.startSpan(name, { kind: SpanKind.SERVER }, comingWith(headers.traceparent));
      spans.set(request, span);
      response.once('close', () => {
        span.setAttribute('http.response.status_code', response.statusCode);
        if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      });
    },
    of(request) {
      const span = spans.get(request);
      return span && { operation: (name, kind) => operationSpan(tracer, span, name, kind) };
    },
    close: () => provider.shutdown(),
  };
}

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** Where a request stands in a trace that began elsewhere, by the W3C header; at the root without one. */
function comingWith(header: string | string[] | undefined): Place {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(typeof header === 'string' ? header : '') ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}

function operationSpan(tracer: Tracer, request: Span, name: string, kind: string): OperationSpan {
  const attributes = { 'graphql.operation.name': name, 'graphql.operation.type': kind };
  const span = tracer.startSpan(`${kind} ${name}`, { attributes }, trace.setSpan(ROOT_CONTEXT, request));
  const below = trace.setSpan(ROOT_CONTEXT, span);
  const groups = new Map<string, { span: Span; running: number; times: number }>();
  return {
    call: (endpoint) => callSpan(tracer, below, endpoint),
    group(place, work) {
      let group = groups.get(place);
      if (group === undefined || group.running === 0)
        groups.set(
          place,
          (group = { span: tracer.startSpan(`resolve ${place}`, {}, below), running: 0, times: 0 }),
        );
      const { span: own } = group;
      group.running += 1;
      group.times += 1;
      const done = (): void => {
        group.running -= 1;
        if (group.running === 0) own.setAttribute('resolvers', group.times).end();
      };
      work.then(done, done);
    },
    end(hasFailed) {
      if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

function callSpan(tracer: Tracer, below: Place, { call, host, method, path }: AnyEndpoint): CallSpan {
  const attributes = {
    'rest.call': call,
    'rest.host': host,
    'http.request.method': method,
    'url.template': path,
  };
  const span = tracer.startSpan(`${call} ${host}`, { kind: SpanKind.CLIENT, attributes }, below);
  const { traceId, spanId, traceFlags } = span.spanContext();
  return {
    traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
    end(outcome, tries) {
      span.setAttributes({ outcome, tries });
      if (outcome !== 'ok') span.setStatus({ code: SpanStatusCode.ERROR, message: outcome });
      span.end();
    },
  };
}
